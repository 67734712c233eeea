import GameCore
import GameShell
import Testing

@testable import GameUI

@Suite("Albums are saved, loaded and deleted as the screens request")
struct AlbumEffectTests {
  private let store: FakeStore
  private let player = PlayerID(7)
  private let album = KeptAlbum(id: 3, title: "Abbey Road", artist: "The Beatles")

  init() throws { store = try FakeStore() }

  private func answer<Query: StoreQuery>(
    _ query: Query
  ) -> Result<Query.Answer, Query.Failure>? {
    let dependencies = Dependencies(
      session: nil, progress: ProgressID("1:2"), clock: { Timestamp(milliseconds: 5) },
      entropy: { 42 })
    let runner = EffectRunner(records: .success(.of(store)), dependencies: dependencies)
    return runner.ask(query)
  }

  private func albums(
    _ change: AlbumsQuery.Change? = nil
  ) -> Result<[KeptAlbum], StoreError>? {
    answer(AlbumsQuery(player: player, change: change))
  }

  @Test("saved albums are returned until they are deleted")
  func keeping() {
    #expect(albums() == .success([]))
    #expect(albums(.keep(album)) == .success([album]))
    #expect(albums() == .success([album]))
    #expect(albums(.forget(3)) == .success([]))
  }

  @Test("the searching player's profile has the time when it was read")
  func searcher() {
    let searcher = Dated(value: OwnProfile(), time: Timestamp(milliseconds: 5))
    #expect(answer(ProfileQuery(player: player)) == .success(searcher))
  }

  @Test("a failing disk is reported")
  func errors() {
    store.fail(with: .full)
    #expect(albums(.keep(album)) == .failure(.full))
  }
}
