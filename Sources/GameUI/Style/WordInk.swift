import Canvas
import GameCore

/// How the inks of Color Match look on the cards of the game.
///
/// Vermilion, blue, yellow and black after Okabe and Ito: apart for every common kind of colour
/// blindness. No paper is both light enough for black and dark enough for yellow, so yellow words
/// stand on a dark band. Where there is no colour, or the player wants it, each ink has a texture
/// as well.
struct WordInk: Hashable {
  let depth: ColorDepth
  /// Whether inks are told apart by texture too; always so without colours.
  let hasTexture: Bool

  init(_ look: RenderStyle, textures: Bool) {
    depth = look.depth
    hasTexture = textures || look.depth == .monochrome
  }

  /// The neutral ink of the left card.
  static let neutral = ColorWord.black

  /// The ink and what it stands on: the card, or the band below the word.
  func style(of word: ColorWord) -> Style {
    guard depth > .monochrome else { return .plain }
    return Style(ink: color(of: word), paper: paper(for: word))
  }

  /// What block letters in this ink are built of: ground, which fills its place to the last pixel
  /// and leaves nothing behind when it goes; a texture stands on it in the card's paper.
  func cell(of word: ColorWord) -> Cell {
    guard depth > .monochrome else {
      return Cell(texture(of: word), Style(attributes: word == .black ? .reverse : []))
    }
    let style = style(of: word)
    return Cell(
      hasTexture ? texture(of: word) : " ", Style(ink: style.paper, paper: style.ink))
  }

  /// What a word in this ink stands on; nil where it is the card.
  func band(of word: ColorWord) -> Style? {
    let style = style(of: word)
    return style.paper == self.style(of: Self.neutral).paper ? nil : style
  }

  /// The sign that a texture repeats.
  private func texture(of word: ColorWord) -> Character {
    switch word {
    case .red: "/"
    case .blue: "="
    case .yellow: "o"
    case .black: "#"
    }
  }

  private func paper(for word: ColorWord) -> Color {
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
    switch depth {
    case .monochrome: .standard
    case .eight, .sixteen:
      switch word {
      case .red: .indexed(1)
      case .blue: .indexed(4)
      case .yellow: .indexed(depth == .sixteen ? 11 : 3)
      case .black: .indexed(0)
      }
    case .palette256:
      switch word {
      case .red: .indexed(160)
      case .blue: .indexed(25)
      case .yellow: .indexed(226)
      case .black: .indexed(16)
      }
    case .direct:
      switch word {
      case .red: .rgb(0xCC, 0x28, 0x0E)
      case .blue: .rgb(0x00, 0x5F, 0xB8)
      case .yellow: .rgb(0xFF, 0xE6, 0x00)
      case .black: .rgb(0x0A, 0x0A, 0x0A)
      }
    }
  }
}
