import Canvas

/// A color of a palette: the exact one, and the nearest one of the 256.
struct Tint: Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  /// The index in the fixed part of the 256 colors, 16 to 255.
  let nearest: UInt8

  init(_ hex: UInt32, _ nearest: UInt8) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.nearest = nearest
  }

  var direct: Color { .rgb(red, green, blue) }
}

/// The colors of a theme with its own background.
///
/// There is one accent color: amber on dark, blue on light, for focused, chosen or important parts;
/// the rest is foreground and background. Cards have blue backs. Orange and blue carry the meaning,
/// with blue-green for right and vermilion for wrong: colors that can be distinguished with every
/// common kind of color blindness. No meaning depends on color alone.
struct Palette {
  let background, raised, bar, text, muted, title, focusForeground, focusBackground, frame: Tint
  let good, bad, accent, backInk, backBackground, faceInk, faceBackground: Tint
  let matchedInk, matchedBackground, missedInk, missedBackground: Tint

  func colors(of role: Role) -> (foreground: Tint, background: Tint) {
    switch role {
    case .text: (text, background)
    case .muted: (muted, background)
    case .title: (title, background)
    case .focus: (focusForeground, focusBackground)
    case .frame: (frame, background)
    case .good: (good, background)
    case .bad: (bad, background)
    case .accent: (accent, background)
    case .alert: (text, raised)
    case .button: (text, raised)
    case .field: (text, raised)
    case .bar: (text, bar)
    case .cardBack: (backInk, backBackground)
    case .cardFace: (faceInk, faceBackground)
    case .cardMatched: (matchedInk, matchedBackground)
    case .cardMissed: (missedInk, missedBackground)
    }
  }

  static let dark = Palette(
    background: Tint(0x14_1A26, 234), raised: Tint(0x25_2F42, 236), bar: Tint(0x1C_2433, 235),
    text: Tint(0xDD_E3EE, 254), muted: Tint(0x93_A0B5, 247), title: Tint(0xF7_F9FC, 231),
    focusForeground: Tint(0x10_1621, 233), focusBackground: Tint(0xF2_B441, 215),
    frame: Tint(0x5B_6B86, 242), good: Tint(0x5F_D0A5, 79), bad: Tint(0xFF_8F66, 209),
    accent: Tint(0xF2_B441, 215), backInk: Tint(0x9F_C9EE, 153),
    backBackground: Tint(0x1F_4A78, 24),
    faceInk: Tint(0x18_202D, 234), faceBackground: Tint(0xF4_EFE2, 255),
    matchedInk: Tint(0x8F_C7B4, 115), matchedBackground: Tint(0x14_1A26, 234),
    missedInk: Tint(0x2A_1608, 233), missedBackground: Tint(0xFF_D2A6, 223))

  static let light = Palette(
    background: Tint(0xF1_ECE1, 255), raised: Tint(0xFF_FFFF, 231), bar: Tint(0xE6_E0D2, 254),
    text: Tint(0x1E_2733, 235), muted: Tint(0x5A_6472, 241), title: Tint(0x0B_1118, 233),
    focusForeground: Tint(0xFF_FFFF, 231), focusBackground: Tint(0x0B_5C97, 24),
    frame: Tint(0x95_9B9F, 246), good: Tint(0x00_6B4F, 23), bad: Tint(0x9E_3000, 124),
    accent: Tint(0x0B_5C97, 24), backInk: Tint(0xE3_F0FA, 255), backBackground: Tint(0x2F_6FA8, 25),
    faceInk: Tint(0x1A_222D, 234), faceBackground: Tint(0xFF_FFFF, 231),
    matchedInk: Tint(0x2F_5D50, 23), matchedBackground: Tint(0xF1_ECE1, 255),
    missedInk: Tint(0x3A_1A00, 233), missedBackground: Tint(0xFF_D2A6, 223))

  static let highContrast = Palette(
    background: Tint(0x00_0000, 16), raised: Tint(0x00_0000, 16), bar: Tint(0x00_0000, 16),
    text: Tint(0xFF_FFFF, 231), muted: Tint(0xE0_E0E0, 254), title: Tint(0xFF_D75F, 221),
    focusForeground: Tint(0x00_0000, 16), focusBackground: Tint(0xFF_D75F, 221),
    frame: Tint(0xFF_FFFF, 231), good: Tint(0x87_FFD7, 122), bad: Tint(0xFF_AF87, 216),
    accent: Tint(0x87_D7FF, 117), backInk: Tint(0xFF_FFFF, 231),
    backBackground: Tint(0x00_0087, 18),
    faceInk: Tint(0x00_0000, 16), faceBackground: Tint(0xFF_FFFF, 231),
    matchedInk: Tint(0x87_FFD7, 122), matchedBackground: Tint(0x00_0000, 16),
    missedInk: Tint(0x00_0000, 16), missedBackground: Tint(0xFF_D7AF, 223))
}
