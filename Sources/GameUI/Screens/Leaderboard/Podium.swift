import Canvas
import GameCore
import MediaProtocol

/// The faces of the first three of a leaderboard, beside it where the window has room.
struct Podium: Sendable {
  /// Windows from this width on have room.
  static let leastColumns = 100
  /// Columns beside the leaderboard.
  static let width = 22
  private static let places = 3
  private static let face = Size(columns: 10, rows: 5)

  private var players: [PlayerID] = []
  private var avatars: [PlayerID: Avatar] = [:]
  private var pictures = AskedPictures()

  /// Whether somebody has one.
  var hasFaces: Bool { !avatars.isEmpty }

  /// Asks for the faces of the first of `entries`, and for their pictures once they are known.
  mutating func ask(for entries: [LeaderboardEntry], _ context: Context) -> [Action] {
    guard context.area.columns >= Self.leastColumns else { return [] }
    let first = entries.prefix(Self.places).map(\.player)
    guard first == players else {
      players = first
      return first.isEmpty ? [] : .ask(.avatars(first))
    }
    return pictures.ask(
      for: first.map { avatars[$0]?.portrait(context) }, in: Self.face, context)
  }

  /// Asks again the next time: faces may have changed, and answers may have been missed.
  mutating func forgetAsked() {
    players = []
    pictures.forgetAsked()
  }

  mutating func receive(_ players: [PlayerID], _ result: Result<[PlayerID: Avatar], StoreFault>) {
    // Without faces a leaderboard is as good.
    if players == self.players, case .success(let found) = result { avatars = found }
  }

  mutating func receive(_ finding: Finding, at now: Moment) {
    pictures.receive(finding, at: now)
  }

  /// Draws the faces one below the other, the names under them.
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
