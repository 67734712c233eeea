import Canvas
import GameCore
import MediaProtocol

/// The faces in the rows of a leaderboard, in windows with enough room.
struct LeaderboardFaces: Sendable {
  private static let podium = 3

  private var players: [PlayerID] = []
  private var avatars: [PlayerID: Avatar] = [:]

  /// Returns the number of rows that are as high as a face: the best three, or all.
  static func rows(in area: Rect) -> Int {
    area.rows >= 40 ? .max : area.rows >= 28 && area.columns >= 78 ? podium : 0
  }

  /// Returns the number of high rows: all in high windows, otherwise those of players with faces.
  func shownRows(in area: Rect) -> Int {
    let rows = Self.rows(in: area)
    return rows == .max || avatars.values.contains { $0 != .none } ? rows : 0
  }

  /// Requests the faces of the first of `entries`, then their pictures.
  mutating func ask(
    for entries: [LeaderboardEntry], onPodium: Bool, _ context: Context
  ) -> [Action] {
    let count = onPodium ? Self.podium : Self.rows(in: context.area)
    let first = entries.prefix(count).map(\.player)
    guard first == players else {
      players = first
      return first.isEmpty ? [] : .ask(AvatarsQuery(players: first))
    }
    return context.load(
      first.map { avatars[$0]?.portrait(context) },
      in: onPodium ? LeaderboardPodium.face : RowAvatars.size)
  }

  /// Makes the faces be requested again, because they may have changed, or answers were missed.
  mutating func forgetAsked() { players = [] }

  mutating func receive(_ answer: StoreAnswer) {
    // An error is not shown: the leaderboard works without faces.
    if case .success(let found) = answer.to(AvatarsQuery(players: players)) { avatars = found }
  }

  /// Draws a player's face; nothing if there is none.
  func draw<T>(_ player: PlayerID, into frame: inout Frame<T>, in place: Rect, _ context: Context) {
    frame.portrait(avatars[player]?.portrait(context), in: place, context.pictures)
  }
}
