import GameCore
import GameShell
import Testing

@testable import GameUI

@Suite("Albums are saved, loaded and deleted as the screens request")
struct AlbumEffectTests {
  private let store: TestStore
  private let album = KeptAlbum(id: 3, title: "Abbey Road", artist: "The Beatles")

  init() throws { store = try TestStore() }

  private func albums(
    _ change: AlbumsQuery.Change? = nil
  ) -> Result<[KeptAlbum], StoreError>? {
    store.runner().ask(AlbumsQuery(player: store.player.id, change: change))
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
    let searcher = Dated(value: OwnProfile(), time: .start)
    #expect(store.runner().ask(ProfileQuery(player: store.player.id)) == .success(searcher))
  }

  @Test("a failing disk is reported")
  func errors() {
    store.fail(with: .full)
    #expect(albums(.keep(album)) == .failure(.full))
  }
}
