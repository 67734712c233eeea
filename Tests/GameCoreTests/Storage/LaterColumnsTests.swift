import Bots
import Testing

@testable import GameCore

@Suite("A column added by a newer version does not break older programs", .everyEngine)
struct LaterColumnsTests {
  private static let tables = [
    "album", "daily", "name_look", "player", "privacy", "profile", "progress", "recovery", "round",
    "secret", "session", "setting", "standing", "tally", "throttle", "unverified",
  ]

  @Test("every table can have one more", arguments: tables)
  func added(table: String) throws {
    let scratch = try Scratch()
    try scratch.store().connect()
    try scratch.edit("ALTER TABLE \(table) ADD COLUMN later TEXT")
    try live(in: scratch)
  }

  @Test("all tables can, including those for counts")
  func addedToAll() throws {
    let scratch = try Scratch()
    try scratch.store().connect()
    let counts = TestEngine.current == .postgres ? ["lease", "picture"] : ["last_player"]
    for table in Self.tables + counts {
      try scratch.edit("ALTER TABLE \(table) ADD COLUMN later TEXT")
    }
    try live(in: scratch)
  }

  private func live(in scratch: Scratch) throws {
    let store = try scratch.store()
    let anna = try store.player("Anna")
    try store.play(pace: 3000, by: anna)
    #expect(try store.play(pace: 2000, by: anna).rank == 1)
    try store.live(as: anna)
    #expect(try store.page(of: .easy, for: anna.id, limit: 10).players == 1)
    #expect(try DatabaseCheck(of: store).run { _, _ in }.flaws.isEmpty)
    try store.delete(anna.id)
    #expect(try scratch.count(in: "tally") == 0)
  }
}
