import Canvas
import GameCore

extension GameResult {
  /// Returns the signs of its turns, or the answers of a quiz on tiles.
  func signs(_ look: RenderStyle) -> Alert.Part {
    func style(_ role: Role) -> Style {
      guard areTiles else { return look.onAlert(role) }
      var style = look.onAlert(role).reversed
      style.attributes.remove(.underline)
      return style
    }
    let signs = marks.map { String(sign(of: $0, look)) }
    return .signs(
      signs.joined(separator: areTiles || marks.count > Self.mostSpaced ? "" : " "),
      [sign(of: .hit, look): style(.good), sign(of: .error, look): style(.bad)],
      areTiles: areTiles)
  }

  private var areTiles: Bool { kind?.descriptor.marksAreTiles == true }

  /// Returns the sign of a turn, or of an answer of a quiz.
  func sign(of mark: MoveMark, _ look: RenderStyle) -> Character {
    guard areTiles else { return look.sign(of: mark) }
    return Character(mark == .hit ? look.glyphs.right : look.glyphs.wrong)
  }

  /// Returns the points in large digits, or in words if there are none, where they are read, or in
  /// ASCII.
  func points(_ points: Int, _ look: RenderStyle) -> Alert.Part {
    let words = look.text(PlayPhrase.points(points))
    guard look.unicode, !look.followsFocus, points > 0 else { return .headline(words) }
    let unit = words.split(whereSeparator: \.isWhitespace).last.map { " \($0)" } ?? ""
    let number = look.language.grouped(count?.shown(of: points) ?? points)
    let rows = LargeDigits.rows(of: number, unit: unit)
    let gold = newBest == nil ? nil : look.style(of: .gold).map(look.onAlert)
    return .banner(rows, words, gold.map { Array(repeating: $0, count: rows[0].count) } ?? [])
  }

  /// Returns the color of the medal's stars, as on the leaderboard.
  func medalSigns(_ look: RenderStyle) -> [Character: Style] {
    let style = board.medal(for: record.claimed.points).flatMap(look.style)
    return look.unicode ? style.map { ["★": look.onAlert($0)] } ?? [:] : [:]
  }

  /// The most signs of turns with blanks between them.
  private static let mostSpaced = 20
}
