import Bots
import Testing

@testable import GameCore

@Suite("A database is copied to another engine and back with all its data", .blocking)
struct DatabaseCopyTests {
  let source: Scratch
  let store: Store
  let anna: Player
  let berta: Player

  init() throws {
    source = try TestEngine.$current.withValue(.file) { try Scratch() }
    store = try source.store()
    anna = try store.player("Anna")
    berta = try store.player("Berta")
    for seed in 1...3 { try store.play(seed: UInt64(seed), pace: 1500 + seed * 100, by: anna) }
    try store.play(.hard, pace: 2500, by: berta)
    try store.setNote(RoundNote("windy"), of: RoundID(2), by: anna.id)
    var own = OwnProfile(profile: Profile(sex: .other))
    own.privacy[.sex] = .everybody
    try store.save(own, insteadOf: OwnProfile(), of: anna.id)
    _ = try store.keepAvatar(try #require(AvatarPicture([1, 2, 3])), of: anna.id)
    try store.save(Settings(bell: true), of: .player(anna.id))
    try store.keep(KeptAlbum(id: 7, title: "A", artist: "B"), of: anna.id, at: .start)
    try store.setRecoveryCode(RecoveryCode.draw().hash, of: anna.id, at: .start)
    let begun = Transcript(
      game: PairsGame.id, revision: 1, setup: "easy", seed: .max - 5, eligibility: .ranked,
      moves: "F0@1200")
    try store.keep(
      SavedRound(transcript: begun, elapsed: .seconds(2)), as: ProgressID("1:1"),
      of: .player(anna.id), at: .start)
    try beginDaily(as: "1:2")
  }

  private var daily: Daily {
    get throws {
      try #require(Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
    }
  }

  private func beginDaily(as program: String) throws {
    let board = LeaderboardKey(game: try daily.game, setup: try daily.setup)
    _ = try store.beginDaily(of: board, by: berta.id, as: ProgressID(program), at: .start)
  }

  private func scratch(on engine: TestEngine) throws -> Scratch {
    try TestEngine.$current.withValue(engine) { try Scratch() }
  }

  /// All that a database shows and stores about its players.
  private struct Contents: Equatable {
    let pages: [LeaderboardPage]
    let players: [PlayerRow]
    let accounts: [AccountContents]

    init(of store: Store, _ players: [Player]) throws {
      pages = try [.easy, .pairs, LeaderboardKey(game: PairsGame.id, setup: "hard")].map {
        try store.page(of: $0, for: players.first?.id, limit: 10)
      }
      self.players = try store.players(PlayersRequest(order: .lastPlayed)).rows
      accounts = try players.map { try store.contents(of: $0.id) }
    }

    static func == (left: Contents, right: Contents) -> Bool {
      left.pages == right.pages && left.players == right.players
        && zip(left.accounts, right.accounts).allSatisfy {
          $0.player == $1.player && $0.profile == $1.profile && $0.picture == $1.picture
            && $0.settings == $1.settings && $0.recoveryCodeMadeAt == $1.recoveryCodeMadeAt
            && $0.progress == $1.progress && $0.rounds == $1.rounds && $0.albums == $1.albums
            && $0.registeredAt == $1.registeredAt
        }
    }
  }

  @Test("nothing is lost or duplicated on the way there and back", arguments: TestEngine.allCases)
  func thereAndBack(_ engine: TestEngine) throws {
    let before = try Contents(of: store, [anna, berta])
    let other = try scratch(on: engine)
    let middle = try other.store()
    var told: [Int] = []
    let outcome = try DatabaseCopy(from: store, to: middle).run { done, total in
      told.append(done)
      #expect(total == 4)
    }
    #expect(outcome.players == 2 && outcome.rounds == 4 && outcome.falseRounds.isEmpty)
    #expect(told.first == 0 && told.last == 4)
    #expect(try Contents(of: middle, [anna, berta]) == before)
    #expect(try Naive.agrees(with: middle, on: .pairs))
    #expect(try DatabaseCheck(of: middle).run { _, _ in }.flaws.isEmpty)
    let last = try scratch(on: .file)
    let back = try last.store()
    _ = try DatabaseCopy(from: middle, to: back).run { _, _ in }
    #expect(try Contents(of: back, [anna, berta]) == before)
    // A later player gets an unused number.
    #expect(try [anna.id, berta.id].contains(back.player("Clara").id) == false)
  }

  @Test("a database whose texts are UTF-16 is copied like any other")
  func wideTexts() throws {
    let other = try scratch(on: .file)
    try other.write([])
    try other.edit("PRAGMA encoding = 'UTF-16'; CREATE TABLE wide(x); DROP TABLE wide")
    let middle = try other.store()
    _ = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    #expect(try other.count(in: "pragma_encoding WHERE encoding LIKE 'UTF-16%'") == 1)
    let back = try scratch(on: .file).store()
    _ = try DatabaseCopy(from: middle, to: back).run { _, _ in }
    #expect(try Contents(of: back, [anna, berta]) == Contents(of: store, [anna, berta]))
  }

  @Test("an interrupted copy is continued, and includes later additions")
  func resumes() throws {
    let other = try scratch(on: .postgres)
    let middle = try other.store()
    _ = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    try other.edit("DELETE FROM round WHERE id = 3; DELETE FROM standing WHERE round_id = 3")
    try store.play(seed: 9, pace: 1200, by: berta)
    let outcome = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    #expect(outcome.rounds == 5)
    #expect(try Contents(of: middle, [anna, berta]) == Contents(of: store, [anna, berta]))
    #expect(try other.count(in: "round") == 5)
  }

  @Test("an attempt at a daily board is copied unfinished, and again when it is finished")
  func dailies() throws {
    let other = try scratch(on: .postgres)
    let middle = try other.store()
    _ = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    let board = LeaderboardKey(game: try daily.game, setup: try daily.setup)
    func page(_ store: Store) throws -> DailyPage {
      try store.dailyPage(of: board, for: berta.id, limit: 10, at: .start)
    }
    #expect(try page(middle) == page(store))
    try store.play(seed: daily.seed, pace: 2000, by: berta)
    _ = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    #expect(try page(middle) == page(store))
    #expect(try page(middle).top.count == 1)
    #expect(try DatabaseCheck(of: middle).run { _, _ in }.flaws.isEmpty)
    // In the other direction, an older copy does not make a finished one unfinished.
    let back = try scratch(on: .file)
    _ = try DatabaseCopy(from: middle, to: back.store()).run { _, _ in }
    #expect(try page(back.store()) == page(store))
  }

  @Test("a false round is copied unchanged, reported, and on no board")
  func forged() throws {
    try source.edit("UPDATE round SET points = 99999 WHERE id = 1")
    let other = try scratch(on: .postgres)
    let middle = try other.store()
    let outcome = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    #expect(outcome.falseRounds == [RoundID(1)])
    #expect(try middle.storedRound(RoundID(1)) == store.storedRound(RoundID(1)))
    let page = try middle.page(of: .easy, for: nil, limit: 10)
    #expect(page.top.count == 1 && page.top.first?.round.id != RoundID(1))
    #expect(try page == store.page(of: .easy, for: nil, limit: 10))
  }

  @Test("nothing is copied into a database of other players")
  func occupied() throws {
    let other = try scratch(on: .postgres)
    let middle = try other.store()
    _ = try middle.add(
      NewAccount(
        name: PlayerName("Berta"), email: Email("else@example.org"),
        hash: PasswordHash(phc: "none")), at: .start.after(5))
    #expect(throws: CopyError.occupied(name: "Berta")) {
      try DatabaseCopy(from: store, to: middle).run { _, _ in }
    }
    #expect(try other.count(in: "round") == 0)
  }

  @Test("a database is not copied onto itself", arguments: [TestEngine.file, .postgres])
  func itself(engine: TestEngine) throws {
    let other = try scratch(on: engine)
    #expect(throws: CopyError.samePlace) {
      try DatabaseCopy(from: other.store(), to: other.store()).run { _, _ in }
    }
  }

  @Test("a player who registered at the target stops a copy before it writes anything")
  func stranger() throws {
    let other = try scratch(on: .postgres)
    let middle = try other.store()
    _ = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    _ = try middle.player("Clara")
    try store.play(seed: 9, pace: 1200, by: berta)
    #expect(throws: CopyError.occupied(name: "Clara")) {
      try DatabaseCopy(from: store, to: middle).run { _, _ in }
    }
    #expect(try other.count(in: "round") == 4)
  }

  @Test("a note or an account changed meanwhile is updated by another copy")
  func changedSince() throws {
    let other = try scratch(on: .postgres)
    let middle = try other.store()
    _ = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    try store.setNote(RoundNote("calm"), of: RoundID(2), by: anna.id)
    try store.setName(PlayerName("Anneliese"), of: anna.id)
    try store.setEmail(Email("new@example.org"), of: anna.id)
    try store.setPassword(PasswordHash(phc: "new"), of: anna.id, renewing: nil)
    try store.setRecoveryCode(RecoveryCode.draw().hash, of: anna.id, at: .start.after(9))
    // A field that she hides now must not be shown by an older copy.
    let shown = try store.profile(of: anna.id)
    var hidden = shown
    hidden.privacy[.sex] = .onlySelf
    hidden.profile.sex = nil
    try store.save(hidden, insteadOf: shown, of: anna.id)
    try store.save(Settings(bell: false), of: .player(anna.id))
    _ = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    #expect(try Contents(of: middle, [anna, berta]) == Contents(of: store, [anna, berta]))
    #expect(try middle.credentials(of: anna.id) == store.credentials(of: anna.id))
    #expect(try middle.recoveryCode(of: anna.id) == store.recoveryCode(of: anna.id))
    #expect(try DatabaseCheck(of: middle).run { _, _ in }.flaws.isEmpty)
  }

  @Test("names and addresses that moved from one player to another are right after another copy")
  func wandered() throws {
    let other = try scratch(on: .postgres)
    let middle = try other.store()
    _ = try store.player("Clara")
    _ = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    try store.setName(PlayerName("Annette"), of: anna.id)
    try store.setName(PlayerName("Anna"), of: berta.id)
    try store.setEmail(Email("annette@example.org"), of: anna.id)
    try store.setEmail(anna.email, of: berta.id)
    // The first gets the name of a later one.
    try store.setName(PlayerName("Berta"), of: anna.id)
    let dora = try store.player("Dora")
    _ = try DatabaseCopy(from: store, to: middle).run { _, _ in }
    for player in [anna, berta, dora] {
      #expect(try middle.credentials(of: player.id) == store.credentials(of: player.id))
    }
    #expect(try middle.credentials(for: LoginName("Anna"))?.id == berta.id)
    #expect(try DatabaseCheck(of: middle).run { _, _ in }.flaws.isEmpty)
  }
}
