import Bots
import SystemStrings
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("Several hosts share one database", .blocking)
struct SeveralHostsTests {
  let scratch: Scratch
  let database: PostgresDatabase

  init() throws {
    scratch = try Scratch()
    database = try PostgresDatabase(path: scratch.path)
  }

  /// Opens a store of a program on a host, which does not know programs on other hosts.
  private func store(on host: String, alive: Set<String> = []) throws -> Store {
    let place = try database.place()
    return try .postgres(
      PostgresLocation(
        address: place.address, guest: "\(host)/1000",
        directory: SystemString("\(scratch.path)/\(host)")
      ) { id in
        id.rawValue.hasPrefix(host + "/") ? alive.contains(id.rawValue) : nil
      })
  }

  private func begun(_ seed: UInt64) -> SavedRound {
    SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 1, setup: "easy", seed: seed, eligibility: .ranked,
        moves: "F0@1200"), elapsed: .seconds(2))
  }

  @Test("guests of two hosts are different, even if their users have the same number")
  func guests() throws {
    try store(on: "a").save(Settings(bell: true), of: .guest)
    #expect(try store(on: "b").settings(of: .guest) == Settings())
    #expect(try store(on: "a").settings(of: .guest) == Settings(bell: true))
  }

  @Test("a game on one host is offered on another only after its lease has expired")
  func leases() throws {
    let here = try store(on: "a")
    let there = try store(on: "b")
    let anna = try here.player("Anna")
    let owner = Owner.player(anna.id)
    let (one, two) = (ProgressID("a/1:1"), ProgressID("b/2:2"))
    // The clocks of the hosts differ by a minute: only the server's counts.
    try here.keep(begun(7), as: one, of: owner, at: .start.after(60_000))
    #expect(try there.claim(of: owner, as: two) == nil)
    #expect(try there.card(of: anna.id).row.isPlaying)
    _ = try database.edit("UPDATE lease SET until = until - 30000")
    #expect(try there.claim(of: owner, as: two) == nil)
    here.renewLease()
    _ = try database.edit("UPDATE lease SET until = until - 30000")
    #expect(try there.claim(of: owner, as: two) == nil)
    _ = try database.edit("UPDATE lease SET until = until - 31000")
    #expect(try there.claim(of: owner, as: two) == begun(7))
    #expect(try here.claim(of: owner, as: one) == nil)
  }

  @Test("a game that was left regularly is offered on another host at once")
  func left() throws {
    let (here, there) = (try store(on: "a"), try store(on: "b"))
    let owner = Owner.player(try here.player("Anna").id)
    try here.keep(begun(7), as: ProgressID("a/1:1"), of: owner, at: .start)
    #expect(try there.claim(of: owner, as: ProgressID("b/2:2")) == nil)
    try here.endLease()
    here.renewLease()
    #expect(try there.claim(of: owner, as: ProgressID("b/2:2")) == begun(7))
  }

  /// Returns an easy round with a fixed first flip, followed by flips at a pace in milliseconds.
  private func round(_ seed: UInt64, pace: Int) throws -> VerifiedRound {
    var round = Round<PairsGame>(.easy, seed: seed, eligibility: .ranked)
    let moves = try VerifiedRound.expertly(.easy, seed: seed).record.transcript.moves
    for (number, move) in moves.split(separator: " ").enumerated() {
      let flip = try #require(PairsGame.Move(String(move.prefix { $0 != "@" })))
      try round.play(flip, at: Elapsed(milliseconds: 1000 + number * pace))
    }
    return try Catalog.verify(#require(round.record))
  }

  @Test("of two rounds of one deal the one that ended first counts, whichever is recorded first")
  func oneDeal() throws {
    let (here, there) = (try store(on: "a"), try store(on: "b"))
    let anna = try here.player("Anna")
    let (first, second) = (try round(7, pace: 2000), try round(7, pace: 500))
    _ = try there.record(second, by: anna.id, at: .start.after(9000))
    let outcome = try here.record(first, by: anna.id, at: .start)
    #expect(outcome.round.result == first.result && outcome.previousBest == nil)
    #expect(throws: StoreError.dealSpent) {
      try there.record(second, by: anna.id, at: .start.after(9000))
    }
    #expect(try here.record(first, by: anna.id, at: .start).round.id == outcome.round.id)
    let page = try there.page(of: .easy, for: anna.id, limit: 10)
    #expect(page.top.map(\.round.id) == [outcome.round.id])
    #expect(try DatabaseCheck(of: here).run { _, _ in }.flaws.isEmpty)
    // Another player may get the same deal.
    let berta = try here.player("Berta")
    _ = try here.record(second, by: berta.id, at: .start.after(9000))
  }

  @Test("of two rounds of a daily board the one that ended first counts too")
  func oneDaily() throws {
    let (here, there) = (try store(on: "a"), try store(on: "b"))
    let anna = try here.player("Anna")
    let daily = try #require(Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
    _ = try here.beginDaily(of: .easy, by: anna.id, as: ProgressID("a/1:1"), at: .start)
    let (first, second) = (try round(daily.seed, pace: 2000), try round(daily.seed, pace: 500))
    _ = try there.record(second, by: anna.id, at: .start.after(9000))
    let outcome = try here.record(first, by: anna.id, at: .start.after(5000))
    let page = try there.dailyPage(of: .easy, on: daily.date, for: anna.id, limit: 10)
    #expect(page.top.map(\.round.id) == [outcome.round.id] && page.state == .played)
    #expect(try DatabaseCheck(of: here).run { _, _ in }.flaws.isEmpty)
  }

  @Test("on its own host the game of a killed program is offered at once")
  func sameHost() throws {
    let owner = Owner.player(try store(on: "a").player("Anna").id)
    try store(on: "a").keep(begun(7), as: ProgressID("a/1:1"), of: owner, at: .start)
    let next = try store(on: "a", alive: ["a/3:3"])
    #expect(try next.claim(of: owner, as: ProgressID("a/3:3")) == begun(7))
  }

  @Test("a picture saved on one host is visible on the other, and deleted with its player")
  func pictures() throws {
    let here = try store(on: "a")
    let anna = try here.player("Anna")
    let picture = try #require(AvatarPicture([1, 2, 3]))
    let avatar = try here.keepAvatar(picture, of: anna.id)
    guard case .own(let name) = avatar else {
      Issue.record("\(avatar)")
      return
    }
    let there = try store(on: "b")
    #expect(there.picture(of: name) == picture)
    #expect(try there.profile(of: anna.id).profile.avatar == avatar)
    #expect(try there.contents(of: anna.id).picture == picture)
    try there.delete(anna.id)
    #expect(try database.number("SELECT count(*) FROM picture") == 0)
  }

  @Test("rounds recorded on hosts with different clocks have the same order for all")
  func clocks() throws {
    let stores = [try store(on: "a"), try store(on: "b")]
    let players = try ["Anna", "Berta"].map { try stores[0].player($0) }
    for (index, player) in players.enumerated() {
      let round = try VerifiedRound.expertly(
        .easy, seed: 1, pace: .steady(Elapsed(milliseconds: 2000)))
      let now = Timestamp.start.after(index == 0 ? 60_000 : 0)
      _ = try stores[index].record(round, by: player.id, at: now)
    }
    let pages = try stores.map { try $0.page(of: .easy, for: nil, limit: 10) }
    #expect(pages[0] == pages[1])
    // Of equal points the earlier round is ranked higher, by the clocks at that time.
    #expect(pages[0].top.map(\.name.description) == ["Berta", "Anna"])
  }

  @Test("numbers grow with time, fit into JSON, and are never repeated")
  func numbers() {
    var source = NumberSource()
    var last = 0
    for step in 0..<20_000 {
      let number = source.next(at: .start.after(step / 500))
      #expect(number > last && number < 1 << 53)
      last = number
    }
    #expect(source.next(at: Timestamp(milliseconds: .max)) < 1 << 53)
    #expect(source.next(at: Timestamp(milliseconds: .min)) > last)
  }
}
