import GameCore
import GameShell
import GameUI
import Testing

@Suite("Albums are saved, loaded and deleted as the screens request")
struct AlbumEffectTests {
  private let albums = FakeAlbums()
  private let player = PlayerID(7)
  private let album = KeptAlbum(id: 3, title: "Abbey Road", artist: "The Beatles")

  private func answer(_ request: AlbumsRequest) throws -> StoreAnswer? {
    let store = try FakeStore()
    let records = Records.of(store, albums: albums)
    let dependencies = Dependencies(
      session: nil, progress: ProgressID("1:2"), clock: { Timestamp(milliseconds: 5) },
      entropy: { 42 })
    let runner = EffectRunner(records: .success(records), dependencies: dependencies)
    return runner.perform(.screen(.albums(request)))
  }

  @Test("saved albums are returned until they are deleted")
  func keeping() throws {
    #expect(try answer(.kept(player)) == .screen(.albums(.kept(player, .success([])))))
    let changed = StoreAnswer.screen(.albums(.changed(player, .success([album]))))
    #expect(try answer(.keep(album, by: player)) == changed)
    #expect(try answer(.kept(player)) == .screen(.albums(.kept(player, .success([album])))))
    let empty = StoreAnswer.screen(.albums(.changed(player, .success([]))))
    #expect(try answer(.forget(album: 3, by: player)) == empty)
  }

  @Test("the searching player's profile has the time when it was read")
  func searcher() throws {
    let searcher = Searcher(Profile(), at: Timestamp(milliseconds: 5))
    let expected = StoreAnswer.screen(.albums(.searcher(player, .success(searcher))))
    #expect(try answer(.searcher(player)) == expected)
  }

  @Test("a failing disk is reported")
  func errors() throws {
    albums.fail(with: .full)
    let expected = StoreAnswer.screen(.albums(.changed(player, .failure(.full))))
    #expect(try answer(.keep(album, by: player)) == expected)
  }
}
