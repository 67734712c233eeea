import Testing

@testable import GameCore

@Suite("A player's saved albums are found again, and only by that player", .everyEngine)
struct AlbumStoreTests {
  let scratch: Scratch
  let store: Store
  let anna: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
  }

  private func album(_ id: Int, _ title: String? = "Abbey Road") -> KeptAlbum {
    KeptAlbum(
      id: id, title: title, artist: "The Beatles", year: 1969, genre: "Rock", trackCount: 17,
      artwork: "https://example.org/a/100x100bb.jpg")
  }

  @Test("all data is returned, and unknown values stay unknown")
  func roundTrip() throws {
    let berta = try store.player("Berta")
    let bare = KeptAlbum(id: -3, title: nil, artist: nil)
    try store.keep(album(1), of: anna.id, at: .start)
    try store.keep(bare, of: anna.id, at: .start.after(1))
    #expect(try scratch.store().albums(of: anna.id) == [bare, album(1)])
    #expect(try store.albums(of: berta.id).isEmpty)
    try store.forgetAlbum(1, of: berta.id)
    try store.forgetAlbum(-3, of: anna.id)
    try store.forgetAlbum(-3, of: anna.id)
    #expect(try store.albums(of: anna.id) == [album(1)])
  }

  @Test("an album saved again has its new data, once")
  func again() throws {
    try store.keep(album(1, "Old"), of: anna.id, at: .start)
    try store.keep(album(2), of: anna.id, at: .start.after(1))
    try store.keep(album(1, "New"), of: anna.id, at: .start.after(2))
    #expect(try store.albums(of: anna.id) == [album(1, "New"), album(2)])
  }

  @Test("nothing is saved for a deleted player, whose albums are deleted too")
  func gone() throws {
    #expect(throws: StoreError.notFound) {
      try store.keep(album(1), of: PlayerID(99), at: .start)
    }
    try store.keep(album(1), of: anna.id, at: .start)
    try store.delete(anna.id)
    #expect(try store.albums(of: anna.id).isEmpty)
    #expect(try scratch.count(in: "album") == 0)
  }

  @Test("beyond the limit the oldest albums are deleted")
  func bounded() throws {
    for id in 0...KeptAlbum.most {
      try store.keep(album(id), of: anna.id, at: .start.after(id))
    }
    let kept = try store.albums(of: anna.id)
    #expect(kept.count == KeptAlbum.most && kept.first?.id == KeptAlbum.most)
    #expect(kept.last?.id == 1)
  }

  @Test("malicious texts are safe for the terminal when they are returned")
  func hostile() throws {
    let long = String(repeating: "x", count: 5000)
    let evil = KeptAlbum(id: 1, title: "\u{1B}[2J\u{202E}A", artist: long, artwork: long)
    try store.keep(evil, of: anna.id, at: .start)
    try scratch.edit("UPDATE album SET title = 'a' || char(27) || 'b'")
    let kept = try #require(try store.albums(of: anna.id).first)
    #expect(kept.title == "a\u{FFFD}b")
    #expect(kept.artist?.count == KeptAlbum.longest && kept.artwork == nil)
  }
}
