import Canvas
import GameCore
import MediaProtocol

/// The faces in the rows of a leaderboard, in windows with enough room.
struct LeaderboardFaces: Sendable {
  private static let podium = 3

  private var players: [PlayerID] = []
  /// Nil until the answer has arrived. A player without a visible avatar has none.
  private var avatars: [PlayerID: Avatar]?

  /// Returns the number of `count` rows that are as high as a face: all if they fit, or the best
  /// three.
  private static func rows(in area: Rect, of count: Int) -> Int {
    guard area.columns >= 78 else { return 0 }
    return count * RowAvatars.size.rows + 9 <= area.rows ? .max : area.rows >= 28 ? podium : 0
  }

  /// Returns the number of high rows: all if they fit, otherwise those of players with faces.
  func shownRows(in area: Rect, of count: Int) -> Int {
    let rows = Self.rows(in: area, of: count)
    return rows == .max || avatars?.isEmpty == false ? rows : 0
  }

  /// Returns the columns of an initial before a row of one line, with the gap after it.
  static func inset(in area: Rect, _ look: RenderStyle) -> Int {
    area.columns >= 100 && !look.isPlain ? 4 : 0
  }

  /// Requests the faces of the first of `entries`, then their pictures.
  mutating func ask(
    for entries: [LeaderboardEntry], onPodium: Bool, _ context: Context
  ) -> [Action] {
    let rows = Self.rows(in: context.area, of: entries.count)
    var asked: Set<PlayerID> = []
    let first = entries.prefix(onPodium ? Self.podium : rows).map(\.player)
      .filter { asked.insert($0).inserted }
    guard first == players else {
      players = first
      avatars = nil
      return first.isEmpty ? [] : .ask(AvatarsQuery(players: first))
    }
    return context.load(
      first.map { avatars?[$0]?.portrait(context) },
      in: onPodium ? LeaderboardPodium.face : RowAvatars.size)
  }

  /// Makes the faces be requested again, because they may have changed, or answers were missed.
  mutating func forgetAsked() { players = [] }

  mutating func receive(_ answer: StoreAnswer) {
    switch answer.to(AvatarsQuery(players: players)) {
    case .success(let found): avatars = found
    // An error is not shown: the leaderboard works with initials.
    case .failure: avatars = [:]
    case nil: break
    }
  }

  /// Draws the face of the player of `entry`; nothing while it is unknown.
  func draw<T>(
    _ entry: LeaderboardEntry, into frame: inout Frame<T>, in place: Rect, _ context: Context
  ) {
    guard let avatars else { return }
    frame.face(
      avatars[entry.player]?.portrait(context), of: context.look.shown(entry.name), in: place,
      context.pictures)
  }
}
