import Canvas
import GameCore
import Pictures

/// The style of all screens: theme, colors, language and glyphs.
struct RenderStyle: Hashable, Sendable {
  /// The theme, but never `automatic`, which has been resolved.
  let theme: ThemeName
  let depth: ColorDepth
  let language: Language
  /// Whether anything beyond ASCII may be drawn. Without Unicode the language is English, because
  /// Russian could not be shown.
  let unicode: Bool
  /// The seconds to add to UTC for dates.
  let secondsFromUTC: Int
  /// The pixel format; nil if pictures are shown as cells.
  let pixels: PixelFormat?
  /// Whether pictures in cells may have characters of two by three parts.
  let sextants: Bool
  /// Whether a screen reader follows the cursor: what it would read again and again is left out.
  let followsFocus: Bool
  /// Whether the texts are lines to be heard: no keys, places, colors or signs.
  let isPlain: Bool

  init(
    theme: ThemeName = .dark, depth: ColorDepth = .palette256, language: Language = .english,
    unicode: Bool = true, secondsFromUTC: Int = 0, pixels: PixelFormat? = nil,
    sextants: Bool = false, followsFocus: Bool = false, isPlain: Bool = false
  ) {
    self.theme = theme == .automatic ? .terminal : theme
    self.depth = depth
    self.language = unicode ? language : .english
    self.unicode = unicode
    self.secondsFromUTC = secondsFromUTC
    self.pixels = pixels
    self.sextants = sextants && unicode && pixels == nil
    self.followsFocus = followsFocus
    self.isPlain = isPlain
  }

  /// Returns the style of a role.
  func style(_ role: Role) -> Style {
    Theme.style(of: role, in: theme, depth: depth)
  }

  /// Returns the style of a main button: filled, except where only the focus is reversed.
  func primary(_ role: Role) -> Style { depth > .monochrome ? style(role).reversed : style(role) }

  /// Returns the style of a cell below a dialog: its colors are close to the background, so that
  /// nothing looks focused.
  func dimmed(_ style: Style) -> Style {
    let muted = self.style(.muted)
    guard depth >= .palette256 else { return muted }
    let base = self.style(.text).background
    let toward = base == .standard ? muted.foreground : base
    func dim(_ color: Color, _ unknown: Color) -> Color {
      color.mixed(with: toward, share: 0.6, at: depth) ?? unknown
    }
    // Reversed blocks are the lower edges of cards.
    return Style(
      foreground: dim(style.foreground, muted.foreground),
      background: dim(style.background, .standard),
      attributes: style.attributes.intersection(.reverse))
  }

  /// Returns the style of a cell of the row with the cursor.
  func highlighted(_ style: Style) -> Style {
    let selected = self.style(.selected)
    guard highlightsBackground else { return selected }
    guard style.background == self.style(.text).background else { return style }
    return Style(
      foreground: style.foreground, background: selected.background, attributes: style.attributes)
  }

  /// Whether the row with the cursor has another background, rather than another style.
  var highlightsBackground: Bool {
    depth >= .palette256 && style(.text).background != .standard
  }

  /// Returns a text truncated to this number of columns.
  func cut(_ text: String, _ columns: Int) -> String {
    TextWrap.cut(text, width: max(columns, 0), mark: glyphs.ellipsis)
  }

  /// Returns the known ones of some facts on one line: the first, and more of them if they fit.
  func dotted(_ facts: [String?], columns: Int = .max) -> String {
    facts.compactMap(\.self).reduce(into: "") { text, fact in
      let longer = text.isEmpty ? fact : "\(text) \(glyphs.dot) \(fact)"
      if text.isEmpty || TextWidth.of(longer) <= columns { text = longer }
    }
  }

  /// Returns a phrase in the language of the screens; without Unicode in ASCII.
  func text(_ phrase: any Phrase) -> String { text(phrase, in: language) }

  /// Returns a phrase in a language, if the screens can show it.
  func text(_ phrase: any Phrase, in language: Language) -> String {
    let language = unicode ? language : self.language
    if isPlain, let spoken = (phrase as? any SpokenPhrase)?.spoken(in: language) { return spoken }
    let text = phrase.text(in: language)
    return unicode ? text : Self.inASCII(text)
  }

  /// Returns a played time; in plain mode in words.
  func time(_ elapsed: Elapsed) -> String {
    isPlain ? language.timeInWords(elapsed) : language.time(elapsed)
  }

  /// Returns a part of a whole, such as "3/10"; in plain mode in words.
  func share(_ part: String, of whole: Int, by sign: String = "/") -> String {
    part + (isPlain ? language(" of ", " из ") : sign) + "\(whole)"
  }

  /// Returns the local date and time.
  func dateAndTime(_ instant: Timestamp) -> String {
    "\(date(instant)) \(CivilDate(instant, secondsFromUTC: secondsFromUTC).time)"
  }

  /// Returns the local date as days before `now` if they are few.
  func relative(_ instant: Timestamp, asOf now: Timestamp?) -> String {
    guard let now else { return date(instant) }
    func day(_ instant: Timestamp) -> Int {
      (instant.milliseconds + secondsFromUTC * 1000) / 86_400_000
    }
    let days = day(now) - day(instant)
    guard days > 99 else { return text(LeaderboardPhrase.daysAgo(days)) }
    let date = date(instant)
    return String(language(date.prefix(7), date.suffix(7)))
  }

  /// Returns the local date.
  func date(_ instant: Timestamp) -> String {
    language.date(CalendarDate(instant, secondsFromUTC: secondsFromUTC))
  }

  /// Returns an integer with its sign, as the lead or deficit.
  func signed(_ number: Int) -> String {
    let sign = number < 0 ? unicode ? "−" : "-" : "+"
    return sign + language.grouped(abs(number))
  }

  /// Returns `text` with ASCII instead of typographic signs; other characters are unchanged.
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
