import Canvas
import GameCore

/// The appearance of Color Match's inks on the cards.
///
/// Vermilion, blue, yellow and black after Okabe and Ito can be distinguished with every common
/// kind of color blindness. No background is light enough for black and dark enough for yellow, so
/// yellow words are on a dark band. Without colors, or if the player chooses so, each ink also has
/// a texture.
struct WordInk: Hashable {
  let depth: ColorDepth
  /// Whether inks also differ by texture; always true without colors.
  let hasTexture: Bool

  init(_ look: RenderStyle, textures: Bool) {
    depth = look.depth
    hasTexture = textures || look.depth == .monochrome
  }

  /// The neutral ink of the left card.
  static let neutral = ColorWord.black

  /// Returns the ink with its background: the card's, or the band's.
  func style(of word: ColorWord) -> Style {
    guard depth > .monochrome else { return .plain }
    return Style(foreground: color(of: word), background: background(for: word))
  }

  /// Returns the cell that block letters in this ink are made of. It has the ink as its background,
  /// which fills the cell completely and leaves nothing behind; a texture on it has the card's
  /// background color.
  func cell(of word: ColorWord) -> Cell {
    guard depth > .monochrome else {
      return Cell(texture(of: word), Style(attributes: word == .black ? .reverse : []))
    }
    let style = style(of: word)
    return Cell(
      hasTexture ? texture(of: word) : " ",
      Style(foreground: style.background, background: style.foreground))
  }

  /// Returns the band under a word in this ink; nil if it needs none.
  func band(of word: ColorWord) -> Style? {
    let style = style(of: word)
    return style.background == self.style(of: Self.neutral).background ? nil : style
  }

  /// Returns the sign that a texture repeats.
  private func texture(of word: ColorWord) -> Character {
    switch word {
    case .red: "/"
    case .blue: "="
    case .yellow: "o"
    case .black: "#"
    }
  }

  private func background(for word: ColorWord) -> Color {
    switch (depth, word) {
    case (.monochrome, _): .standard
    case (.eight, .yellow), (.sixteen, .yellow): .indexed(0)
    case (.eight, _): .indexed(7)
    case (.sixteen, _): .indexed(15)
    case (.palette256, .yellow): .indexed(235)
    case (.palette256, _): .indexed(255)
    case (.direct, .yellow): .rgb(0x26, 0x28, 0x2C)
    case (.direct, _): .rgb(0xF0, 0xEE, 0xE8)
    }
  }

  private func color(of word: ColorWord) -> Color {
    let (few, palette, direct): (UInt8, UInt8, Color) =
      switch word {
      case .red: (1, 160, .rgb(0xCC, 0x28, 0x0E))
      case .blue: (4, 25, .rgb(0x00, 0x5F, 0xB8))
      case .yellow: (depth == .sixteen ? 11 : 3, 226, .rgb(0xFF, 0xE6, 0x00))
      case .black: (0, 16, .rgb(0x0A, 0x0A, 0x0A))
      }
    return switch depth {
    case .monochrome: .standard
    case .eight, .sixteen: .indexed(few)
    case .palette256: .indexed(palette)
    case .direct: direct
    }
  }
}
