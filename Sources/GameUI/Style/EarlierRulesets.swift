import Canvas
import GameCore

/// The marks in tables of rounds by an earlier ruleset, and of rounds that count for their player
/// only.
extension RenderStyle {
  static let earlierMark = "*"
  static let ownMark = "~"

  /// Returns points for a table, marked if they are those of an earlier ruleset.
  func points(_ points: Int, earlierRuleset: Int?) -> String {
    marked(
      language.grouped(points), Self.earlierMark,
      earlierRuleset.map(LeaderboardPhrase.earlierRuleset))
  }

  /// Returns a text with a mark before it or, if it is to be heard, with the meaning after it.
  private func marked(_ text: String, _ mark: String, _ meaning: (any Phrase)?) -> String {
    meaning.map { isPlain ? "\(text) \(self.text($0))" : mark + text } ?? text
  }

  /// Returns the medal for points on a board as a number of stars with its name; nil if there is
  /// none.
  func medal(for points: Int, on board: LeaderboardKey) -> String? {
    board.medal(for: points).map { "\(stars($0)) \(text($0))" }
  }

  func stars(_ medal: Medal) -> String {
    String(repeating: unicode ? "★" : "*", count: medal.rawValue + 1)
  }

  func medal(of round: RoundSummary) -> Medal? { round.board.medal(for: round.result.points) }

  func medal(of round: ScoredRound) -> Medal? { round.board.medal(for: round.result.points) }

  /// Returns a column with the medals of rounds: stars with names, or only stars if space is short.
  /// It gives way at these steps.
  func medalColumn<Row>(
    shortens: Int = 1, leaves: Int = 5, _ medal: @escaping (Row) -> Medal?
  ) -> TableColumn<Row> {
    var column: TableColumn<Row> = column(
      LeaderboardPhrase.medal, least: 5,
      yields: [shortens: .says { medal($0).map(stars) ?? "" }, leaves: .leaves]
    ) { row in medal(row).map { "\(stars($0)) \(text($0))" } ?? "" }
    column.cellStyle = { medal($0).flatMap(style) }
    return column
  }

  /// Returns the style of a medal from bronze to platinum on the table; nil without colors.
  func style(of medal: Medal) -> Style? {
    let hues: [DeckColor] = [.orange, .gray, .yellow, .sky]
    let table = style(.text).background
    return FaceColor.color(hues[medal.rawValue], on: table, depth: depth).map {
      Style(foreground: $0, background: table, attributes: $0.emphasis)
    }
  }

  /// Returns the style of the first three ranks, in the colors of gold, silver and bronze; nil for
  /// others and without colors.
  func chip(ofRank rank: Int) -> Style? {
    let medals: [Medal] = [.gold, .silver, .bronze]
    guard (1...3).contains(rank), var style = style(of: medals[rank - 1]) else { return nil }
    style.attributes.insert(.reverse)
    return style
  }

  /// Returns the meaning of the marks for these rulesets; nil if there are none.
  func legend(of earlierRulesets: [Int?]) -> String? {
    let rulesets = Set(earlierRulesets.compactMap(\.self)).sorted()
    guard !rulesets.isEmpty, !isPlain else { return nil }
    return rulesets.map { text(LeaderboardPhrase.earlierRuleset($0)) }.joined(separator: ", ")
  }

  /// Returns points of a saved round for a table, with its marks.
  func points(of round: RoundSummary) -> String {
    marked(
      points(round.result.points, earlierRuleset: round.earlierRuleset), Self.ownMark,
      round.eligibility == .ownOnly ? OwnRoundsPhrase.own : nil)
  }

  /// Returns the meaning of the marks on these rounds; nil if there are none.
  func legend(of rounds: [RoundSummary]) -> String? {
    let own = !isPlain && rounds.contains { $0.eligibility == .ownOnly }
    let parts = [legend(of: rounds.map(\.earlierRuleset)), own ? text(OwnRoundsPhrase.own) : nil]
      .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension LeaderboardKey {
  /// The points for a platinum medal; nil for all setups together and for a game without medals.
  var platinum: Int? { setup.flatMap { Catalog.platinum(of: game, setup: $0) } }

  /// Returns points in thousandths of those for platinum, at most 1000; 0 without medals.
  func thousandths(of points: Int) -> Int {
    platinum.map { min(points * 1000 / $0, 1000) } ?? 0
  }

  /// Returns the medal for points on the board; nil if there is none.
  func medal(for points: Int) -> Medal? { Catalog.medal(for: points, in: game, setup: setup ?? "") }
}
