/// The reason why a store cannot be copied.
public enum CopyError: Error, Hashable, Sendable {
  case source(StoreError)
  case target(StoreError)
  /// Source and target are the same store.
  case samePlace
  /// The target already has a player of this name who is not in the source.
  case occupied(name: String)
  /// A written round was not read back unchanged.
  case differs(RoundID)
}

/// The result of copying a store.
public struct CopyOutcome: Hashable, Sendable {
  public var players = 0
  public var rounds = 0
  /// The rounds that do not match their records; they are copied unchanged and are on no board.
  public var falseRounds: [RoundID] = []
  /// The number of rounds that only a newer version can verify; their positions are copied too.
  public var unknown = 0
  /// The rows that are not copied, because their players do not exist.
  public var leftOut: [StoreInconsistency] = []
}

/// A copy of all players and their records from one store to another that is empty or contains an
/// earlier, possibly incomplete copy. Every record is replayed and read back. Sessions, guests'
/// settings and login delays are not copied.
public struct DatabaseCopy {
  let source: Store
  let target: Store

  public init(from source: Store, to target: Store) {
    self.source = source
    self.target = target
  }

  /// Copies everything; `progress` receives the number of finished rounds and of all rounds.
  public func run(progress: (_ done: Int, _ total: Int) -> Void) throws(CopyError) -> CopyOutcome {
    let identity = try reading { db in try db.session.identity() }
    guard try writing({ db in try db.session.identity() }) != identity else { throw .samePlace }
    var outcome = CopyOutcome()
    let total = try reading { db in try db.count("SELECT count(*) AS count FROM round") }
    progress(0, total)
    let known = try refuseStrangers()
    var last = PlayerID(.min)
    while let player = try reading({ db in try CopiedPlayer.first(after: last, in: db) }) {
      last = player.id
      try copy(player, besides: known)
      outcome.players += 1
      var boards: Set<LeaderboardKey> = []
      var unknown: Set<RoundID> = []
      var round = RoundID(.min)
      while case let batch = try rounds(of: player.id, after: round), let end = batch.last {
        round = end.stored.id
        for row in batch {
          switch row.stored.verdict {
          case .verified: break
          case .failed: outcome.falseRounds.append(row.stored.id)
          case .unknown: unknown.insert(row.stored.id)
          }
          boards.insert(row.stored.board)
        }
        try put(batch, of: player.id)
        outcome.rounds += batch.count
        progress(outcome.rounds, max(total, outcome.rounds))
      }
      outcome.unknown += unknown.count
      try copyPlaces(of: unknown, by: player.id)
      boards.formUnion(player.boardsOfDays)
      try writing { db in
        for board in boards { try db.standings.refresh(player.id, on: board, wasUnverified: true) }
      }
    }
    outcome.leftOut = try reading(DatabaseCheck.rowsWithoutPlayers)
    return outcome
  }

  /// Returns the source's players. Throws if the target has other players.
  private func refuseStrangers() throws(CopyError) -> Set<PlayerIdentity> {
    let own = Set(try reading { db in try PlayerIdentity.all(in: db) })
    let stranger = try writing { db in
      try PlayerIdentity.all(in: db).first { !own.contains($0) }.flatMap {
        try db.first("SELECT name FROM player WHERE id = \($0.id)") { $0.text("name") }
      }
    }
    if let stranger { throw .occupied(name: stranger) }
    return own
  }

  private func put(_ batch: [RoundCopy], of player: PlayerID) throws(CopyError) {
    try writing { db in for row in batch { try row.insert(in: db) } }
    guard let first = batch.first, let last = batch.last else { return }
    let back = try writing { db in
      try RoundCopy.all(of: player, from: first.stored.id, through: last.stored.id, in: db)
    }
    for row in batch where !back.contains(row) { throw .differs(row.stored.id) }
  }

  /// Copies the positions of rounds that only a newer version can verify; others are recomputed.
  private func copyPlaces(of unknown: Set<RoundID>, by player: PlayerID) throws(CopyError) {
    guard !unknown.isEmpty else { return }
    let places = try reading { db in try db.standings.positions(of: player) }
    try writing { db in
      for (board, place) in places where unknown.contains(place.round) {
        try db.standings.put(player, on: board, at: place)
      }
    }
  }

  private func copy(_ player: CopiedPlayer, besides known: Set<PlayerIdentity>) throws(CopyError) {
    let picture = player.picture.flatMap(source.picture)
    if let name = player.picture, let picture, !target.hasPicturesInside,
      target.picture(of: name) == nil
    {
      do { try target.files.write(picture, as: name) } catch { throw .target(error) }
    }
    let isThere = try writing { db in
      try player.insert(picture, withPicture: target.hasPicturesInside, besides: known, in: db)
    }
    guard isThere else { throw .occupied(name: player.name) }
  }

  private func rounds(of player: PlayerID, after last: RoundID) throws(CopyError) -> [RoundCopy] {
    guard last.rawValue < .max else { return [] }
    let first = RoundID(last.rawValue + (last.rawValue == .min ? 0 : 1))
    return try reading { db in try RoundCopy.all(of: player, from: first, in: db) }
  }

  private func reading<T: Sendable>(_ body: (Connection) throws -> T) throws(CopyError) -> T {
    do throws(StoreError) { return try source.read(body) } catch { throw .source(error) }
  }

  private func writing<T: Sendable>(_ body: (Connection) throws -> T) throws(CopyError) -> T {
    do throws(StoreError) { return try target.write(body) } catch { throw .target(error) }
  }
}
