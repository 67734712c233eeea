import GameCore
import GameShell
import Testing

@testable import GameUI

@Suite("Albums are saved, loaded and deleted as the screens request")
struct AlbumEffectTests {
  private let albums = FakeAlbums()
  private let player = PlayerID(7)
  private let album = KeptAlbum(id: 3, title: "Abbey Road", artist: "The Beatles")

  private func answer<Query: StoreQuery>(
    _ query: Query
  ) throws -> Result<Query.Answer, Query.Failure>? {
    let store = try FakeStore()
    let records = Records.of(store, albums: albums)
    let dependencies = Dependencies(
      session: nil, progress: ProgressID("1:2"), clock: { Timestamp(milliseconds: 5) },
      entropy: { 42 })
    let runner = EffectRunner(records: .success(records), dependencies: dependencies)
    return runner.ask(query)
  }

  private func albums(_ change: AlbumsQuery.Change? = nil) throws -> Result<
    [KeptAlbum], StoreError
  >? {
    try answer(AlbumsQuery(player: player, change: change))
  }

  @Test("saved albums are returned until they are deleted")
  func keeping() throws {
    #expect(try albums() == .success([]))
    #expect(try albums(.keep(album)) == .success([album]))
    #expect(try albums() == .success([album]))
    #expect(try albums(.forget(3)) == .success([]))
  }

  @Test("the searching player's profile has the time when it was read")
  func searcher() throws {
    let searcher = Searcher(profile: Profile(), now: Timestamp(milliseconds: 5))
    #expect(try answer(SearcherQuery(player: player)) == .success(searcher))
  }

  @Test("a failing disk is reported")
  func errors() throws {
    albums.fail(with: .full)
    #expect(try albums(.keep(album)) == .failure(.full))
  }
}
