import Canvas
import GameCore

extension GameResult {
  /// Returns the signs of its turns, or the answers of a quiz on tiles.
  func signs(_ look: RenderStyle) -> Alert.Part {
    let (good, bad) = (look.onAlert(.good), look.onAlert(.bad))
    guard kind == .movieQuiz else {
      return .signs(
        look.signs(of: marks).map(String.init)
          .joined(separator: marks.count <= Self.mostSpaced ? " " : ""),
        [look.sign(of: .hit): good, look.sign(of: .error): bad])
    }
    let (right, wrong) = (Character(look.glyphs.right), Character(look.glyphs.wrong))
    func tile(_ style: Style) -> Style {
      var style = style.reversed
      style.attributes.remove(.underline)
      return style
    }
    return .signs(
      String(marks.map { $0 == .hit ? right : wrong }), [right: tile(good), wrong: tile(bad)],
      areTiles: true)
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
