/// A check that replays every record of a store and compares the data derived from it. It changes
/// nothing; programs may play meanwhile.
public struct DatabaseCheck {
  let store: Store

  public init(of store: Store) { self.store = store }

  /// Checks everything; `progress` receives the number of finished rounds and of all rounds.
  public func run(progress: (_ done: Int, _ all: Int) -> Void) throws(StoreError) -> CheckOutcome {
    var outcome = CheckOutcome()
    let total = try store.read { try $0.count("SELECT count(*) AS count FROM round") }
    progress(0, total)
    outcome.flaws += try store.read(Self.engineFlaws)
    try Connection.walk { after throws(StoreError) in
      let before = outcome.rounds
      // Each player is read in one snapshot, so that no game in progress looks like a flaw.
      let checked = try store.read { db in
        guard var player = try CheckedPlayer.first(after: PlayerID(after), in: db) else {
          return nil as CheckedPlayer?
        }
        try player.check(store, in: db) { progress(before + $0, max(total, before + $0)) }
        return player
      }
      guard let checked else { return nil }
      outcome.players += 1
      outcome.rounds += checked.rounds
      outcome.unknown += checked.unknownRounds
      outcome.flaws += checked.flaws
      return checked.id.rawValue
    }
    outcome.flaws += try store.read(Self.countFlaws)
    return outcome
  }

  private static func engineFlaws(in db: Connection) throws(StoreError) -> [StoreInconsistency] {
    guard let question = db.dialect.soundness else { return [] }
    return try db.all(question) { row in
      let finding = row.text("integrity_check")
      return finding == "ok" ? nil : .unsound(finding)
    }
  }

  /// Counts the flaws that do not belong to a single player.
  private static func countFlaws(in db: Connection) throws(StoreError) -> [StoreInconsistency] {
    var flaws = try rowsWithoutPlayers(in: db)
    flaws += try db.all(
      """
      SELECT DISTINCT board FROM standing WHERE NOT EXISTS
        (SELECT 1 FROM player WHERE player.id = standing.player_id) ORDER BY board
      """
    ) { .placesOfUnknownPlayers(board: $0.text("board")) }
    return flaws + (try db.standings.wrongTallies().map { .ranks(board: $0) })
  }

  /// Returns the rounds, daily attempts and other rows whose players do not exist.
  static func rowsWithoutPlayers(in db: Connection) throws(StoreError) -> [StoreInconsistency] {
    var flaws: [StoreInconsistency] = try db.all(
      """
      SELECT id FROM round WHERE NOT EXISTS (SELECT 1 FROM player WHERE player.id = round.player_id)
        ORDER BY id
      """
    ) { .roundOfUnknownPlayer(RoundID($0.integer("id"))) }
    flaws += try db.all(
      """
      SELECT DISTINCT player_id FROM daily WHERE NOT EXISTS
        (SELECT 1 FROM player WHERE player.id = daily.player_id) ORDER BY player_id
      """
    ) { .dailyOfNoPlayer(PlayerID($0.integer("player_id"))) }
    // The players of daily attempts are named above.
    for table in CopiedTable.all {
      let name = table.name.text.joined { _ in "" }
      guard name != "daily" else { continue }
      let isFound = try db.exists("SELECT 1 FROM \(table.name) WHERE \(table.isOrphan) LIMIT 1")
      if isFound { flaws.append(.rowsOfUnknownPlayers(table: name)) }
    }
    return flaws
  }
}
