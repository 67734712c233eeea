import Canvas
import GameCore

/// How the inks of Color Match look on the light cards of the game.
///
/// Vermilion, blue, yellow and black after Okabe and Ito: apart for every common kind of colour
/// blindness. Where there is no colour, or the player wants it, each ink has a texture as well.
struct WordInk: Hashable {
  let depth: ColorDepth
  let unicode: Bool
  /// Whether inks are told apart by texture too; always so without colours.
  let hasTexture: Bool

  init(_ look: RenderStyle, textures: Bool) {
    depth = look.depth
    unicode = look.unicode
    hasTexture = textures || look.depth == .monochrome
  }

  /// The ground of the cards: light enough for black, dark enough for yellow.
  var paper: Color {
    switch depth {
    case .monochrome: .standard
    case .eight, .sixteen: .indexed(7)
    case .palette256: .indexed(251)
    case .direct: .rgb(0xC8, 0xCC, 0xD2)
    }
  }

  /// The neutral ink of the left card.
  var neutral: Style { Style(ink: color(of: .black), paper: paper) }

  func style(of word: ColorWord) -> Style {
    Style(ink: color(of: word), paper: paper)
  }

  /// What the letters of a word in this ink are built of.
  func texture(of word: ColorWord) -> Character {
    guard hasTexture else { return solid }
    return switch word {
    case .red: "/"
    case .blue: unicode ? "═" : "="
    case .yellow: unicode ? "·" : "."
    case .black: solid
    }
  }

  /// What the letters of the neutral card are built of.
  var solid: Character { unicode ? "█" : "#" }

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
      case .red: .rgb(0xD4, 0x2A, 0x10)
      case .blue: .rgb(0x00, 0x5F, 0xB8)
      case .yellow: .rgb(0xFF, 0xF0, 0x00)
      case .black: .rgb(0x0A, 0x0A, 0x0A)
      }
    }
  }
}
