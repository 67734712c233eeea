import Canvas
import GameCore
import MediaProtocol

/// The faces of the first three players of a leaderboard, next to it in wide windows.
struct Podium: Sendable {
  /// The minimum width of a window with room for them.
  static let leastColumns = 100
  /// The columns next to the leaderboard.
  static let width = 22
  private static let places = 3
  private static let face = Size(columns: 10, rows: 5)

  private var players: [PlayerID] = []
  private var avatars: [PlayerID: Avatar] = [:]
  private var pictures = PictureLoader()

  /// Whether any player has a face.
  var hasFaces: Bool { !avatars.isEmpty }

  /// Requests the faces of the first of `entries`, then their pictures.
  mutating func ask(for entries: [LeaderboardEntry], _ context: Context) -> [Action] {
    guard context.area.columns >= Self.leastColumns else { return [] }
    let first = entries.prefix(Self.places).map(\.player)
    guard first == players else {
      players = first
      return first.isEmpty ? [] : .ask(AvatarsQuery(players: first))
    }
    return pictures.ask(
      for: first.map { avatars[$0]?.portrait(context) }, in: Self.face, context)
  }

  /// Makes the faces be requested again, because they may have changed, or answers were missed.
  mutating func forgetAsked() {
    players = []
    pictures.forgetAsked()
  }

  mutating func receive(_ answer: StoreAnswer) {
    // An error is not shown: the leaderboard works without faces.
    if case .success(let found) = answer.to(AvatarsQuery(players: players)) { avatars = found }
  }

  mutating func receive(_ report: MediaReport, to query: MediaQuery, at now: Moment) {
    pictures.receive(report, to: query, at: now)
  }

  /// Draws the faces below each other, each with its name.
  func draw<T>(
    _ entries: [LeaderboardEntry], into frame: inout Frame<T>, in side: Rect, _ context: Context
  ) {
    var rest = side
    for entry in entries.prefix(Self.places) {
      guard let avatar = avatars[entry.player] else { continue }
      guard rest.rows > Self.face.rows else { return }
      let place = rest.cutTop(Self.face.rows).left(Self.face.columns)
      frame.portrait(avatar.portrait(context), in: place, pictures)
      frame.line(
        "\(entry.rank) \(frame.look.shown(entry.name))", entry.rank == 1 ? .title : .text,
        in: rest.cutTop(1))
    }
  }
}
