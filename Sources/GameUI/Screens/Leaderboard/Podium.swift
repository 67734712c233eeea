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
  private static let faceRows = 5

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
    let keys = first.compactMap { avatars[$0]?.key(context) }
    let place = Self.face(in: Rect(column: 0, row: 0, columns: Self.width, rows: 1), at: 0)
    guard !keys.isEmpty, let format = PictureFormat(avatarIn: place, context.look) else {
      return []
    }
    return pictures.ask(for: keys, format)
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

  mutating func receive(_ finding: Finding) {
    pictures.receive(finding)
  }

  /// Draws the faces one below the other, the names under them.
  func draw<T>(
    _ entries: [LeaderboardEntry], into frame: inout Frame<T>, in side: Rect, _ context: Context
  ) {
    var step = 0
    for entry in entries.prefix(Self.places) {
      guard let avatar = avatars[entry.player] else { continue }
      let place = Self.face(in: side, at: step)
      guard place.bottom < side.bottom else { return }
      frame.avatar(avatar, in: place, pictures, context)
      let name = TextWrap.cut(
        "\(entry.rank) \(frame.look.shown(entry.name))", width: side.columns,
        mark: frame.look.glyphs.ellipsis)
      frame.write(name, side.column, place.bottom, entry.rank == 1 ? .title : .text)
      step += 1
    }
  }

  private static func face(in side: Rect, at step: Int) -> Rect {
    Rect(
      column: side.column, row: side.row + step * (faceRows + 1), columns: 2 * faceRows,
      rows: faceRows)
  }
}
