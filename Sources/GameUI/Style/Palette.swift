import Canvas

/// A color of a palette: the exact one, and the nearest one of the 256.
struct PaletteColor: Hashable {
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
  let background, raised, bar, text, muted, title, focusForeground, focusBackground,
    frame: PaletteColor
  let good, bad, accent, backForeground, backBackground, faceForeground,
    faceBackground: PaletteColor
  let matchedForeground, matchedBackground, missedForeground, missedBackground: PaletteColor

  func colors(of role: Role) -> (foreground: PaletteColor, background: PaletteColor) {
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
    case .cardBack: (backForeground, backBackground)
    case .cardFace: (faceForeground, faceBackground)
    case .cardMatched: (matchedForeground, matchedBackground)
    case .cardMissed: (missedForeground, missedBackground)
    }
  }

  static let dark = Palette(
    background: PaletteColor(0x14_1A26, 234), raised: PaletteColor(0x25_2F42, 236),
    bar: PaletteColor(0x1C_2433, 235),
    text: PaletteColor(0xDD_E3EE, 254), muted: PaletteColor(0x93_A0B5, 247),
    title: PaletteColor(0xF7_F9FC, 231),
    focusForeground: PaletteColor(0x10_1621, 233), focusBackground: PaletteColor(0xF2_B441, 215),
    frame: PaletteColor(0x5B_6B86, 242), good: PaletteColor(0x5F_D0A5, 79),
    bad: PaletteColor(0xFF_8F66, 209),
    accent: PaletteColor(0xF2_B441, 215), backForeground: PaletteColor(0x9F_C9EE, 153),
    backBackground: PaletteColor(0x1F_4A78, 24),
    faceForeground: PaletteColor(0x18_202D, 234), faceBackground: PaletteColor(0xF4_EFE2, 255),
    matchedForeground: PaletteColor(0x8F_C7B4, 115),
    matchedBackground: PaletteColor(0x14_1A26, 234),
    missedForeground: PaletteColor(0x2A_1608, 233), missedBackground: PaletteColor(0xFF_D2A6, 223))

  static let light = Palette(
    background: PaletteColor(0xF1_ECE1, 255), raised: PaletteColor(0xFF_FFFF, 231),
    bar: PaletteColor(0xE6_E0D2, 254),
    text: PaletteColor(0x1E_2733, 235), muted: PaletteColor(0x5A_6472, 241),
    title: PaletteColor(0x0B_1118, 233),
    focusForeground: PaletteColor(0xFF_FFFF, 231), focusBackground: PaletteColor(0x0B_5C97, 24),
    frame: PaletteColor(0x95_9B9F, 246), good: PaletteColor(0x00_6B4F, 23),
    bad: PaletteColor(0x9E_3000, 124),
    accent: PaletteColor(0x0B_5C97, 24), backForeground: PaletteColor(0xE3_F0FA, 255),
    backBackground: PaletteColor(0x2F_6FA8, 25),
    faceForeground: PaletteColor(0x1A_222D, 234), faceBackground: PaletteColor(0xFF_FFFF, 231),
    matchedForeground: PaletteColor(0x2F_5D50, 23), matchedBackground: PaletteColor(0xF1_ECE1, 255),
    missedForeground: PaletteColor(0x3A_1A00, 233), missedBackground: PaletteColor(0xFF_D2A6, 223))

  static let highContrast = Palette(
    background: PaletteColor(0x00_0000, 16), raised: PaletteColor(0x00_0000, 16),
    bar: PaletteColor(0x00_0000, 16),
    text: PaletteColor(0xFF_FFFF, 231), muted: PaletteColor(0xE0_E0E0, 254),
    title: PaletteColor(0xFF_D75F, 221),
    focusForeground: PaletteColor(0x00_0000, 16), focusBackground: PaletteColor(0xFF_D75F, 221),
    frame: PaletteColor(0xFF_FFFF, 231), good: PaletteColor(0x87_FFD7, 122),
    bad: PaletteColor(0xFF_AF87, 216),
    accent: PaletteColor(0x87_D7FF, 117), backForeground: PaletteColor(0xFF_FFFF, 231),
    backBackground: PaletteColor(0x00_0087, 18),
    faceForeground: PaletteColor(0x00_0000, 16), faceBackground: PaletteColor(0xFF_FFFF, 231),
    matchedForeground: PaletteColor(0x87_FFD7, 122), matchedBackground: PaletteColor(0x00_0000, 16),
    missedForeground: PaletteColor(0x00_0000, 16), missedBackground: PaletteColor(0xFF_D7AF, 223))
}
