/// An open connection of a database engine: what an engine brings. It is used by one thread at a
/// time. Statements are static texts: nothing that comes from outside can become a part of one.
package protocol DatabaseSession: AnyObject {
  /// Whether nothing can be written.
  var isReadOnly: Bool { get }
  /// What engines say in different ways.
  var dialect: Dialect { get }
  /// The texts of the statements used so far, for whoever examines them.
  var statements: [String] { get }

  /// The database itself, the same by whichever name or address it is opened.
  func identity() throws(StoreFault) -> String

  /// Runs a statement and lets `visit` see its rows until it gives false. Gives the number of rows
  /// that it changed.
  @discardableResult
  func step(
    _ sql: StaticString, _ values: [SQLValue], visit: (borrowing Row) -> Bool
  ) throws(StoreFault) -> Int
  /// Runs several statements, none of which takes values or gives rows.
  func script(_ sql: StaticString) throws(StoreFault)

  /// Begins what is done wholly or not at all, with no other program in between. An engine may
  /// let nobody change rows of other players than the one that is named.
  func beginTransaction(as player: PlayerID?) throws(StoreFault)
  /// Names the player as `beginTransaction` does, for the rest of a transaction.
  func act(as player: PlayerID) throws(StoreFault)
  /// Begins the reading of one state of the database, whatever other programs write meanwhile.
  func beginSnapshot() throws(StoreFault)
  /// Makes durable what was done since the beginning.
  func commit() throws(StoreFault)
  /// Takes back what was done since the beginning; some faults have done so already.
  func rollBack()
  /// Whether a transaction that met `fault`, the `attempt`th time it was tried, may be tried anew;
  /// waits before it says so.
  func mayRepeat(after fault: StoreFault, attempt: Int) -> Bool

  /// A number that no player had before.
  func newPlayer(at now: Timestamp) throws(StoreFault) -> PlayerID
  /// A number that no round had before; nil where the database draws it itself.
  func newRound(by player: PlayerID, at now: Timestamp) throws(StoreFault) -> RoundID?
  /// Notes that the program `id` plays and lives.
  func hold(_ id: ProgressID) throws(StoreFault)
  /// Notes the same of the program that was named last, if there was one.
  func renewLease() throws(StoreFault)
  /// Notes that the program which was named last plays no more.
  func endLease() throws(StoreFault)
  /// Whether the program that kept a game still runs.
  func isRunning(_ id: ProgressID) throws(StoreFault) -> Bool
}

/// The statements that mean the same to every engine and are said differently.
package struct Dialect: Sendable {
  /// How many stand above ?2 points and the round ?3 on the board ?1, by summing up tallies.
  package let above: StaticString
  /// How many stand on the board ?1.
  package let players: StaticString
  /// The boards whose tallies are not what the standings come to.
  package let wrongTallies: StaticString
  /// A ranked round of player ?1 of the deal ?2, ?3, ?4 (seed, game, setup) that began with the
  /// same move at the same time as the moves ?5, with its end: they were one game. Nil where all
  /// programs are on one host, which records what it holds before it offers a game.
  package let sameDeal: StaticString?
  /// The most boards of players that one reading verifies, within some tens of milliseconds: each
  /// takes several statements, which may each be a way to a server and back.
  package let mostVerified: Int
  /// What the engine itself finds wrong, `ok` where it finds nothing; nil where it cannot be asked.
  package let soundness: StaticString?

  package init(
    above: StaticString, players: StaticString, wrongTallies: StaticString,
    sameDeal: StaticString?, mostVerified: Int, soundness: StaticString?
  ) {
    self.above = above
    self.players = players
    self.wrongTallies = wrongTallies
    self.sameDeal = sameDeal
    self.mostVerified = mostVerified
    self.soundness = soundness
  }
}
