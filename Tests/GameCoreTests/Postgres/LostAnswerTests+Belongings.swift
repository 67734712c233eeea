import Testing

@testable import GameCore

extension LostAnswerTests {
  static let belongings = [
    Write(testDescription: "settings") { scene in
      try scene.direct.save(Settings(bell: true), of: .player(scene.anna.id))
      try scene.store.save(Settings(theme: .light, bell: false), of: .player(scene.anna.id))
    } isDone: {
      try $0.direct.settings(of: .player($0.anna.id)) == Settings(theme: .light, bell: false)
    },
    Write(testDescription: "profile") { scene in
      let old = try scene.store.profile(of: scene.anna.id)
      try scene.store.save(profile, insteadOf: old, of: scene.anna.id)
    } isDone: {
      try $0.direct.profile(of: $0.anna.id) == profile
    },
    Write(testDescription: "picture") { scene in
      let picture = try #require(AvatarPicture([1, 2, 3]))
      let avatar = try scene.store.keepAvatar(picture, of: scene.anna.id)
      #expect(try scene.direct.profile(of: scene.anna.id).profile.avatar == avatar)
      if case .own(let name) = avatar {
        #expect(scene.direct.picture(of: name) == picture)
      } else {
        Issue.record("\(avatar)")
      }
    } isDone: {
      try $0.rows("picture") == 1
    },
    Write(testDescription: "album") { scene in
      try scene.store.keep(album, of: scene.anna.id, at: .start)
    } isDone: {
      try $0.direct.albums(of: $0.anna.id) == [album]
    },
    Write(testDescription: "forgotten album") { scene in
      try scene.direct.keep(album, of: scene.anna.id, at: .start)
      try scene.store.forgetAlbum(album.id, of: scene.anna.id)
    } isDone: {
      try $0.direct.albums(of: $0.anna.id).isEmpty
    },
    Write(testDescription: "game") { scene in
      try scene.store.keep(saved(2000), as: program(scene), of: .player(scene.anna.id), at: .start)
    } isDone: {
      try $0.direct.claim(of: .player($0.anna.id), as: program($0)) == saved(2000)
    },
    Write(testDescription: "game in place of another") { scene in
      let owner = Owner.player(scene.anna.id)
      try scene.direct.keep(saved(1000), as: program(scene), of: owner, at: .start)
      try scene.store.keep(saved(2000), as: program(scene), of: owner, at: .start.after(5))
    } isDone: {
      try games(of: $0) == 2
    },
    Write(testDescription: "game from the machine") { scene in
      try scene.store.restore(
        saved(2000), as: program(scene), of: .player(scene.anna.id), at: .start)
    } isDone: {
      try games(of: $0) == 1
    },
    Write(testDescription: "resumed game") { scene in
      let owner = Owner.player(scene.anna.id)
      try scene.direct.keep(saved(2000), as: ProgressID("host/9:9"), of: owner, at: .start)
      try scene.direct.park(ProgressID("host/9:9"))
      #expect(try scene.store.claim(of: owner, as: program(scene)) == saved(2000))
    } isDone: {
      try $0.database.number(
        "SELECT count(*) FROM progress WHERE id = '\(program($0).rawValue)'") == 1
    },
    Write(testDescription: "parked game") { scene in
      let owner = Owner.player(scene.anna.id)
      try scene.direct.keep(saved(2000), as: program(scene), of: owner, at: .start)
      try scene.store.park(program(scene))
    } isDone: {
      try games(of: $0, "AND id LIKE 'parked:%'") == 1
    },
    Write(testDescription: "given up game") { scene in
      let owner = Owner.player(scene.anna.id)
      try scene.direct.keep(saved(2000), as: program(scene), of: owner, at: .start)
      try scene.store.drop(program(scene), of: saved(2000).transcript.deal)
    } isDone: {
      try games(of: $0) == 0
    },
  ]

  private static let album = KeptAlbum(id: 1, title: "A", artist: "B")

  private static var profile: OwnProfile {
    var own = OwnProfile(profile: Profile(sex: .other, avatar: .face(1)))
    own.privacy[.sex] = .everybody
    return own
  }

  private static func program(_ scene: Scene) -> ProgressID {
    ProgressID("host/1:\(scene.anna.id.rawValue)")
  }

  private static func saved(_ seed: UInt64) -> SavedRound {
    let begun = Transcript(
      game: PairsGame.id, revision: 1, setup: "easy", seed: seed, eligibility: .ranked,
      moves: "F0@1200")
    return SavedRound(transcript: begun, elapsed: .seconds(2))
  }

  private static func games(of scene: Scene, _ more: String = "") throws -> Int {
    try scene.database.number(
      "SELECT count(*) FROM progress WHERE owner = 'player:\(scene.anna.id.rawValue)' \(more)")
  }
}
