import Canvas
import GameCore

/// Everything that decides how a screen comes out besides what it says.
struct RenderStyle: Hashable, Sendable {
  /// Never `automatic`: that is settled by what is known of the terminal.
  let theme: ThemeName
  let depth: ColorDepth
  let language: Language
  /// Whether anything beyond ASCII may be drawn. Texts of the screens may be Russian even so:
  /// a terminal without Unicode cannot show them, so the language is English then.
  let unicode: Bool
  /// Seconds to add to UTC for dates.
  let secondsFromUTC: Int
  /// How pictures are shown in pixels; nil for in cells.
  let pixels: PixelFormat?
  /// Whether pictures of cells may have characters of two by three parts.
  let sextants: Bool

  init(
    theme: ThemeName = .dark, depth: ColorDepth = .palette256, language: Language = .english,
    unicode: Bool = true, secondsFromUTC: Int = 0, pixels: PixelFormat? = nil,
    sextants: Bool = false
  ) {
    self.theme = theme == .automatic ? .terminal : theme
    self.depth = depth
    self.language = unicode ? language : .english
    self.unicode = unicode
    self.secondsFromUTC = secondsFromUTC
    self.pixels = pixels
    self.sextants = sextants && unicode && pixels == nil
  }

  /// How cells of a role look.
  func style(_ role: Role) -> Style {
    Theme.style(of: role, in: theme, depth: depth)
  }

  /// A phrase in the language of the screens, and without Unicode in signs that ASCII has.
  func text(_ phrase: any Phrase) -> String {
    let text = phrase.text(in: language)
    return unicode ? text : Self.inASCII(text)
  }

  /// The day of an instant where the player is, and its time.
  func dateAndTime(_ instant: Timestamp) -> String {
    let date = CivilDate(instant, secondsFromUTC: secondsFromUTC)
    return "\(date.date) \(date.time)"
  }

  /// The day of an instant where the player is.
  func date(_ instant: Timestamp) -> String {
    CivilDate(instant, secondsFromUTC: secondsFromUTC).date
  }

  /// A whole number with its sign: how far something is ahead or behind.
  func signed(_ number: Int) -> String {
    let sign = number < 0 ? unicode ? "−" : "-" : "+"
    return sign + language.grouped(abs(number))
  }

  /// `text` with the signs of typesetting as a typewriter has them; all else as it is.
  static func inASCII(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.reduce(into: "") { written, character in
      switch character {
      case "…": written += "..."
      case "—", "–", "−", "·": written += "-"
      case "×": written += "x"
      case "“", "”", "«", "»": written += "\""
      case "’", "‘": written += "'"
      case "\u{A0}": written += " "
      default: written.append(character)
      }
    }
  }
}
