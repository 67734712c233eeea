import SystemStrings
import Testing

@testable import GameCore

@Suite("An export contains everything about a player and no secrets", .everyEngine)
struct AccountContentsTests {
  @Test("everything is included, as JSON that no name can break")
  func document() throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    let accounts = Accounts(store: store, cost: .least, systemUser: { "anna" })
    var draft = RegistrationDraft()
    draft.name = "Anna.B"
    draft.email = "anna@example.org"
    draft.password = Secret("Sesam0ffne")
    draft.repeated = draft.password
    let enrolment = try accounts.enroll(try #require(draft.registration), at: .start)
    let anna = enrolment.player
    let token = try accounts.openSession(for: anna.id, at: .start)
    let outcome = try store.play(seed: .max, pace: 2000, by: anna)
    try store.setNote(RoundNote("\"quoted\" \\ und ü"), of: outcome.round.id, by: anna.id)
    try store.play(pace: 2000, by: try store.player("Berta"))
    try store.save(
      Settings(filmsKey: Secret("k_films7"), bell: true), of: .player(anna.id))
    let picture = try #require(AvatarPicture([1, 2, 3, 4]))
    _ = try store.keepAvatar(picture, of: anna.id)
    let saved = SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 1, setup: "hard", seed: 1, eligibility: .ranked,
        moves: "F0@10"), elapsed: Elapsed(milliseconds: 20))
    try store.keep(saved, as: ProgressID("1:1"), of: .player(anna.id), at: .start)
    try store.keep(
      KeptAlbum(id: 7, title: "\"Heroes\"", artist: nil, year: 1977, trackCount: 10),
      of: anna.id, at: .start)
    let contents = try store.contents(of: anna.id)
    #expect(contents.rounds.count == 1 && contents.progress == [saved])
    let text = contents.document(at: .start)
    for part in [
      #""format": "flipside-account""#, #""version": 1"#, #""email": "anna@example.org""#,
      #""seed":"18446744073709551615""#, #""verified":true"#, #""bell": "on""#,
      #""note":"\"quoted\" \\ und ü""#, #""pictureBase64":"AQIDBA==""#, #""systemUser":"anna""#,
      #""moves":"F0@10","content":null,"eligibility":"ranked","elapsedMs":20"#,
      #""visibleTo":"nobody""#,
      #"{"id":7,"title":"\"Heroes\"","artist":null,"year":1977,"genre":null,"trackCount":10,"#,
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
    for secret in [
      "$argon2id", token.secret.revealed, enrolment.code.secret.revealed, "Berta", "k_films7",
      Hexadecimal.text(of: token.hash.bytes),
    ] {
      #expect(!text.contains(secret))
    }
    #expect(throws: StoreError.notFound) { try store.contents(of: PlayerID(99)) }
  }

  @Test("bytes are encoded as in RFC 4648")
  func base64() {
    let expected = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]
    for (count, text) in expected.enumerated() {
      #expect(Base64.text(of: Array("foobar".utf8.prefix(count))) == text)
    }
  }

  @Test("JSON is broken up to the requested depth")
  func json() {
    let value = JSON.object([
      .init("a", .list([.number(1), .null])), .init("b", .list([])),
      .init("c", .object([.init("d", .truth(true))])),
    ])
    #expect(value.lines(depth: 0) == #"{"a":[1,null],"b":[],"c":{"d":true}}"# + "\n")
    #expect(
      value.lines(depth: 2) == """
        {
          "a": [
            1,
            null
          ],
          "b": [],
          "c": {
            "d": true
          }
        }

        """)
  }
}
