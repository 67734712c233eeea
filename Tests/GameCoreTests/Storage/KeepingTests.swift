import Testing

@testable import GameCore

@Suite("Settings and unfinished games are saved and loaded", .everyEngine)
struct KeepingTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  @Test("settings are saved for each player and guest")
  func settings() throws {
    let store = try scratch.store()
    let anna = Owner.player(try store.player("Anna").id)
    let chosen = Settings(
      deck: "letters", game: "color-match", setups: ["pairs": "hard", "other": "1"],
      sources: ["folder": "/tmp/ü", "cats": "https://a", "films": "https://f"],
      filmsKey: Secret("k_1"), albumsCountry: "de", theme: .highContrast, language: .russian,
      motion: false, mouse: false, bell: true,
      inkTextures: true, profileOffer: .putOff(at: Timestamp(milliseconds: 1)))
    #expect(try store.settings(of: anna) == Settings())
    try store.save(chosen, of: anna)
    #expect(try scratch.store().settings(of: anna) == chosen)
    #expect(try store.settings(of: .guest) == Settings())
    try store.save(Settings(bell: true), of: .guest)
    #expect(try scratch.store(guest: "1001").settings(of: .guest) == Settings())
    try store.save(Settings(), of: anna)
    #expect(try store.settings(of: anna) == Settings())
  }

  @Test("an unfinished game keeps its appearance, whichever program has it")
  func appearance() throws {
    let store = try scratch.store()
    let anna = Owner.player(try store.player("Anna").id)
    var round = SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 1, setup: "easy", seed: 7, eligibility: .ranked,
        moves: "F0@1200"), elapsed: .seconds(2))
    round.appearance = "covers 1\n7\thttps://a.org/1\tКино\t45"
    let now = Timestamp(milliseconds: 1)
    try store.keep(round, as: ProgressID("a"), of: anna, at: now)
    #expect(try store.claim(of: anna, as: ProgressID("a")) == round)
    var other = round
    other.appearance = ""
    try store.keep(other, as: ProgressID("a"), of: anna, at: now)
    #expect(try store.claim(of: anna, as: ProgressID("a"))?.appearance.isEmpty == true)
  }

  @Test("settings of a newer version or modified by hand fall back to the defaults")
  func strangeSettings() throws {
    let store = try scratch.store()
    try scratch.edit(
      "INSERT INTO setting VALUES ('guest:1000', 'theme', 'neon'), ('guest:1000', 'x', 'y'),"
        + " ('guest:1000', 'bell', 'perhaps'), ('guest:1000', 'mouse', 'off')")
    #expect(try store.settings(of: .guest) == Settings(mouse: false))
  }

  @Test("a killed program's game is offered once, complete, with every bit of the seed")
  func claims() throws {
    let kept = saved(seed: .max - 5)
    try scratch.store().keep(kept, as: ProgressID("1:1"), of: .guest, at: .start)
    let first = try scratch.store(running: ["2:2"])
    let second = try scratch.store(running: ["2:2"])
    #expect(try first.claim(of: .guest, as: ProgressID("2:2")) == kept)
    #expect(try second.claim(of: .guest, as: ProgressID("3:3")) == nil)
    try first.drop(ProgressID("2:2"), of: kept.transcript.deal)
    #expect(try scratch.store().claim(of: .guest, as: ProgressID("4:4")) == nil)
  }

  @Test("no one gets a game that is being played, or another player's")
  func othersGames() throws {
    let store = try scratch.store(running: ["1:1"])
    let anna = Owner.player(try store.player("Anna").id)
    try store.keep(saved(seed: 1), as: ProgressID("1:1"), of: .guest, at: .start)
    try store.keep(saved(seed: 2), as: ProgressID("9:9"), of: anna, at: .start)
    #expect(try store.claim(of: .guest, as: ProgressID("2:2")) == nil)
    #expect(try scratch.store(guest: "7").claim(of: .guest, as: ProgressID("2:2")) == nil)
    #expect(try store.claim(of: anna, as: ProgressID("2:2"))?.transcript.seed == 2)
  }

  @Test("saving a game does not lose another saved under the same id")
  func keepsBoth() throws {
    let store = try scratch.store()
    func saved(_ seed: UInt64, _ moves: String) -> SavedRound {
      SavedRound(
        transcript: Transcript(
          game: PairsGame.id, revision: 1, setup: "easy", seed: seed, eligibility: .ranked,
          moves: moves), elapsed: .zero)
    }
    let id = ProgressID("1:1")
    try store.keep(saved(1, "F0@10"), as: id, of: .guest, at: .start)
    try store.keep(saved(1, "F0@10 F1@20"), as: id, of: .guest, at: .start.after(1))
    try store.keep(saved(2, "F3@30"), as: id, of: .guest, at: .start.after(2))
    #expect(try store.claim(of: .guest, as: id)?.transcript.seed == 2)
    try store.drop(id, of: saved(3, "").transcript.deal)
    #expect(try store.claim(of: .guest, as: id)?.transcript.seed == 2, "that was another game")
    try store.drop(id, of: saved(2, "").transcript.deal)
    #expect(try store.claim(of: .guest, as: id) == saved(1, "F0@10 F1@20"))
    try store.drop(id, of: saved(1, "").transcript.deal)
    #expect(try store.claim(of: .guest, as: id) == nil)
  }

  @Test("a game that was put aside for another one of its owner can be given up")
  func givenUp() throws {
    let store = try scratch.store()
    let (own, other) = (ProgressID("1:1"), ProgressID("2:2"))
    let anna = Owner.player(try store.player("Anna").id)
    for (id, owner) in [(own, Owner.guest), (other, anna)] {
      try store.keep(saved(seed: 1), as: id, of: owner, at: .start)
      try store.keep(saved(seed: 2), as: id, of: owner, at: .start.after(1))
    }
    try store.drop(own, of: saved(seed: 1).transcript.deal)
    try store.drop(own, of: saved(seed: 2).transcript.deal)
    try store.drop(other, of: saved(seed: 2).transcript.deal)
    #expect(try store.claim(of: .guest, as: own) == nil)
    #expect(try store.claim(of: anna, as: own)?.transcript.seed == 1, "another player's")
  }

  @Test("the newest game is offered, and claiming it does not lose others")
  func newest() throws {
    let store = try scratch.store()
    try store.keep(saved(seed: 1), as: ProgressID("1:1"), of: .guest, at: .start)
    try store.keep(saved(seed: 2), as: ProgressID("2:2"), of: .guest, at: .start.after(1))
    try store.keep(saved(seed: 2), as: ProgressID("2:2"), of: .guest, at: .start.after(2))
    let own = ProgressID("5:5")
    #expect(try store.claim(of: .guest, as: own)?.transcript.seed == 2)
    let anna = Owner.player(try store.player("Anna").id)
    try store.keep(saved(seed: 3), as: ProgressID("3:3"), of: anna, at: .start)
    #expect(try store.claim(of: anna, as: own)?.transcript.seed == 3)
    #expect(try store.claim(of: .guest, as: ProgressID("6:6"))?.transcript.seed == 2)
    #expect(try store.claim(of: .guest, as: ProgressID("7:7"))?.transcript.seed == 2)
    #expect(try store.claim(of: anna, as: own)?.transcript.seed == 3)
  }

  @Test("a newer game that these rules cannot resume does not hide older ones")
  func unplayable() throws {
    let store = try scratch.store()
    let foreign = SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 99, setup: "hard", seed: 9, eligibility: .ranked,
        moves: "F0@10"), elapsed: .zero)
    try store.keep(saved(seed: 1), as: ProgressID("1:1"), of: .guest, at: .start)
    try store.keep(foreign, as: ProgressID("2:2"), of: .guest, at: .start.after(1))
    let own = ProgressID("5:5")
    #expect(try store.claim(of: .guest, as: own) == saved(seed: 1))
    try store.drop(own, of: saved(seed: 1).transcript.deal)
    #expect(try store.claim(of: .guest, as: own) == foreign, "it stays kept, and is offered")
  }

  private func saved(seed: UInt64) -> SavedRound {
    SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 1, setup: "hard", seed: seed, eligibility: .ranked,
        moves: "F0@10 F1@20"),
      elapsed: Elapsed(milliseconds: 4711))
  }
}
