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
/// One color marks the focus and nothing else: amber on dark, blue on light. Keys, important
/// numbers and charts have a second one, and the rest is foreground and background; cards have blue
/// backs.
/// Blue-green means right and vermilion wrong: colors that can be distinguished with every common
/// kind of color blindness. No meaning depends on color alone.
struct Palette {
  /// The insides of dialogs, and the colors of charts and of examples in fields.
  let panel, chart, chartPale, placeholder: PaletteColor
  let background, raised, bar, text, muted, title, focusForeground, focusBackground,
    frame: PaletteColor
  let good, bad, accent, backForeground, backBackground, faceForeground,
    faceBackground: PaletteColor
  let restingBack, faceEdge, missedForeground, missedBackground, cardFocus: PaletteColor

  func colors(of role: Role) -> (foreground: PaletteColor, background: PaletteColor) {
    switch role {
    case .text: (text, background)
    case .muted: (muted, background)
    case .title: (title, background)
    case .focus: (focusForeground, focusBackground)
    case .cursor: (focusBackground, background)
    case .selected: (title, raised)
    case .frame: (frame, background)
    case .good: (good, background)
    case .bad: (bad, background)
    case .accent: (accent, background)
    case .chart: (chart, background)
    case .chartPale: (chartPale, background)
    case .alert: (text, panel)
    case .button: (text, raised)
    case .field: (text, raised)
    case .placeholder: (placeholder, raised)
    case .bar: (text, bar)
    case .cardBack: (backForeground, backBackground)
    case .cardResting: (text, restingBack)
    case .cardFace: (faceForeground, faceBackground)
    case .cardEdge: (faceEdge, background)
    case .cardMatched: (good, background)
    case .cardMissed: (missedForeground, missedBackground)
    case .cardFocus: (cardFocus, background)
    }
  }

  static let dark = Palette(
    panel: PaletteColor(0x1C_2433, 235), chart: PaletteColor(0x4F_8FCB, 68),
    chartPale: PaletteColor(0x34_587F, 60),
    placeholder: PaletteColor(0xB4_BFD0, 251),
    background: PaletteColor(0x14_1A26, 234), raised: PaletteColor(0x3D_4A63, 239),
    bar: PaletteColor(0x1C_2433, 235),
    text: PaletteColor(0xDD_E3EE, 254), muted: PaletteColor(0x9B_A8BC, 248),
    title: PaletteColor(0xF7_F9FC, 231),
    focusForeground: PaletteColor(0x10_1621, 233), focusBackground: PaletteColor(0xF2_B441, 215),
    frame: PaletteColor(0x5B_6B86, 242), good: PaletteColor(0x5F_D0A5, 79),
    bad: PaletteColor(0xFF_8F66, 209),
    accent: PaletteColor(0x8A_BFF0, 111), backForeground: PaletteColor(0xD8_E9F8, 189),
    backBackground: PaletteColor(0x2B_65A3, 25),
    faceForeground: PaletteColor(0x18_202D, 234), faceBackground: PaletteColor(0xF4_EFE2, 255),
    restingBack: PaletteColor(0x24_3A56, 238), faceEdge: PaletteColor(0xF4_EFE2, 255),
    missedForeground: PaletteColor(0x2A_1608, 233), missedBackground: PaletteColor(0xFF_D2A6, 223),
    cardFocus: PaletteColor(0xF2_B441, 215))

  static let light = Palette(
    panel: PaletteColor(0xFF_FFFF, 231), chart: PaletteColor(0x4B_7CB3, 67),
    chartPale: PaletteColor(0xA3_BCD8, 152),
    placeholder: PaletteColor(0x3E_4855, 238),
    background: PaletteColor(0xFA_F7F0, 255), raised: PaletteColor(0xC9_C2B2, 250),
    bar: PaletteColor(0xEC_E6D9, 254),
    text: PaletteColor(0x1E_2733, 235), muted: PaletteColor(0x54_5E6B, 241),
    title: PaletteColor(0x0B_1118, 233),
    focusForeground: PaletteColor(0xFF_FFFF, 231), focusBackground: PaletteColor(0x0B_5C97, 24),
    frame: PaletteColor(0x95_9B9F, 246), good: PaletteColor(0x00_6B4F, 23),
    bad: PaletteColor(0x9E_3000, 124),
    accent: PaletteColor(0x5B_4391, 60), backForeground: PaletteColor(0x0A_2440, 233),
    backBackground: PaletteColor(0x70_99CC, 68),
    faceForeground: PaletteColor(0x1A_222D, 234), faceBackground: PaletteColor(0xFF_FFFF, 231),
    restingBack: PaletteColor(0xC9_D3DC, 252), faceEdge: PaletteColor(0x54_5E6B, 241),
    missedForeground: PaletteColor(0x3A_1A00, 233), missedBackground: PaletteColor(0xFF_D2A6, 223),
    cardFocus: PaletteColor(0x0A_36B0, 19))

  static let highContrast = Palette(
    panel: PaletteColor(0x00_0000, 16), chart: PaletteColor(0x5F_AFFF, 75),
    chartPale: PaletteColor(0x3A_6EA5, 67),
    placeholder: PaletteColor(0xD8_D8D8, 253),
    background: PaletteColor(0x00_0000, 16), raised: PaletteColor(0x3A_3A3A, 237),
    bar: PaletteColor(0x00_0000, 16),
    text: PaletteColor(0xFF_FFFF, 231), muted: PaletteColor(0xBC_BCBC, 250),
    title: PaletteColor(0xFF_FFFF, 231),
    focusForeground: PaletteColor(0x00_0000, 16), focusBackground: PaletteColor(0xFF_D75F, 221),
    frame: PaletteColor(0xFF_FFFF, 231), good: PaletteColor(0x87_FFD7, 122),
    bad: PaletteColor(0xFF_AF87, 216),
    accent: PaletteColor(0x87_D7FF, 117), backForeground: PaletteColor(0xFF_FFFF, 231),
    backBackground: PaletteColor(0x00_5F87, 24),
    faceForeground: PaletteColor(0x00_0000, 16), faceBackground: PaletteColor(0xFF_FFFF, 231),
    restingBack: PaletteColor(0x00_1166, 17), faceEdge: PaletteColor(0xFF_FFFF, 231),
    missedForeground: PaletteColor(0x00_0000, 16), missedBackground: PaletteColor(0xFF_D7AF, 223),
    cardFocus: PaletteColor(0xFF_D75F, 221))
}
