import Canvas
import Fixtures
import Glibc
import Loopback
import MediaProtocol
import Pictures
import SystemStrings
import Testing

@testable import GameMedia

@Suite("The picture cache")
struct PhotoCacheTests {
  private static func photo(_ number: Int) throws -> Photo {
    let pixels = TestPicture.pixels(number, width: 40, height: 30)
    return try #require(Photo(width: 40, height: 30, pixels: pixels))
  }

  private static func picture(_ number: Int, from origin: String) throws
    -> [(photo: Photo, entry: DeckIndex.Entry)]
  {
    [(try photo(number), DeckIndex.Entry(hash: hash(number), origin: origin))]
  }

  private static func hash(_ number: Int) -> ContentHash {
    ContentHash(of: Array("\(number)".utf8))
  }

  @Test("Saved pictures are found, for this deck and by every program")
  func keeps() throws {
    let scratch = try TemporaryDirectory()
    let layout = CacheLayout(directory: scratch.path + "/a/b")
    var cache = PhotoCache(layout)
    for number in 0..<3 {
      try cache.add(Self.picture(number, from: "x \(number)"), to: "deck")
    }
    let other = PhotoCache(layout)
    #expect(other.index(of: "deck").entries.map(\.origin) == ["x 2", "x 1", "x 0"])
    #expect(other.index(of: "another").entries.isEmpty)
    for number in 0..<3 { #expect(other.photo(Self.hash(number)) == (try Self.photo(number))) }
    #expect(other.photo(Self.hash(9)) == nil)
  }

  @Test("The least recently used pictures are removed if there are too many")
  func evicts() throws {
    let scratch = try TemporaryDirectory()
    let layout = CacheLayout(directory: scratch.path)
    let size = try Self.photo(1).file.count
    var cache = PhotoCache(layout, mostBytes: size * 10)
    for number in 0..<10 {
      try cache.add(Self.picture(number, from: "\(number)"), to: "deck")
      // Times a minute apart, because a file system may have a coarse clock.
      var times = [timespec(), timespec()]
      for index in 0..<2 { times[index].tv_sec = 1_000_000 + number * 60 }
      _ = layout.photo(Self.hash(number).digits).withCString { utimensat(AT_FDCWD, $0, &times, 0) }
    }
    #expect(cache.photo(Self.hash(0)) != nil)
    try cache.add(Self.picture(10, from: "10"), to: "deck")
    #expect(CacheUsage(of: layout).bytes <= size * 10)
    #expect(cache.photo(Self.hash(0)) != nil)
    #expect(cache.photo(Self.hash(1)) == nil)
    #expect(cache.photo(Self.hash(10)) != nil)
  }

  @Test("A file with any byte changed or missing is deleted, not shown")
  func damaged() throws {
    let scratch = try TemporaryDirectory()
    let layout = CacheLayout(directory: scratch.path)
    var cache = PhotoCache(layout)
    let file = try Self.photo(1).file
    for at in stride(from: 0, to: file.count, by: 97) {
      var changed = file
      changed[at] ^= 1
      #expect(Photo(file: changed) == nil)
      #expect(Photo(file: Array(file.prefix(at))) == nil)
    }
    try cache.add(Self.picture(1, from: "1"), to: "deck")
    try Files.replace(layout.photo(Self.hash(1).digits), with: Array(file.reversed()))
    #expect(cache.photo(Self.hash(1)) == nil)
    #expect(FileFacts(of: layout.photo(Self.hash(1).digits)) == nil)
  }

  private static let format = PictureFormat(
    size: Size(columns: 8, rows: 4), rendition: Rendition(depth: .direct))

  private static func rendering(_ number: Int) throws -> RenderedPhoto {
    let photo = try photo(number)
    return RenderedPhoto(thumbnail: photo.thumbnail, picture: try #require(photo.picture(format)))
  }

  @Test("A rendered picture is found in its format only, and while the picture itself is cached")
  func renderings() throws {
    let scratch = try TemporaryDirectory()
    let layout = CacheLayout(directory: scratch.path)
    var cache = PhotoCache(layout)
    try cache.add(Self.picture(1, from: "1"), to: "deck")
    try cache.keep(Self.rendering(1), Self.hash(1), Self.format)
    #expect(cache.rendering(Self.hash(1), Self.format) == (try Self.rendering(1)))
    for other in [
      PictureFormat(size: Size(columns: 4, rows: 8), rendition: Rendition(depth: .direct)),
      PictureFormat(
        size: Self.format.size, rendition: Rendition(depth: .direct, lightForeground: false)),
      PictureFormat(size: Self.format.size, rendition: Rendition(depth: .direct, unicode: false)),
      PictureFormat(size: Self.format.size, rendition: Rendition(depth: .eight)),
    ] { #expect(cache.rendering(Self.hash(1), other) == nil) }
    Files.remove(layout.photo(Self.hash(1).digits))
    #expect(cache.rendering(Self.hash(1), Self.format) == nil)
  }

  @Test("A rendered picture with any byte changed or missing is deleted, and rendered again")
  func damagedPrint() throws {
    let scratch = try TemporaryDirectory()
    let layout = CacheLayout(directory: scratch.path)
    let file = try Self.rendering(1).file
    for at in stride(from: 0, to: file.count, by: 7) {
      var changed = file
      changed[at] ^= 1
      #expect(RenderedPhoto(file: changed, Self.format) == nil)
      #expect(RenderedPhoto(file: Array(file.prefix(at)), Self.format) == nil)
    }
    var renderer = PictureRenderer(PhotoCache(layout), deckKey: "deck")
    let entry = DeckIndex.Entry(hash: Self.hash(1), origin: "1")
    renderer.take(try Self.photo(1), try Self.rendering(1), entry, as: Self.format)
    #expect(try renderer.put())
    let path = layout.rendering(Self.hash(1).digits, Self.format.name)
    try Files.replace(path, with: Array(file.dropLast()))
    #expect(renderer.rendering(of: Self.hash(1), as: Self.format) == (try Self.rendering(1)))
    #expect(FileFacts(of: path) == nil)
    #expect(try renderer.put())
    #expect(path.content(most: 1 << 20) == file)
  }

  @Test("Rendered pictures stay within their part of the cache")
  func boundedPrints() throws {
    let scratch = try TemporaryDirectory()
    let layout = CacheLayout(directory: scratch.path)
    let size = try Self.rendering(1).file.count
    var cache = PhotoCache(layout, renderingBytes: size * 5)
    for number in 0..<12 { try cache.keep(Self.rendering(1), Self.hash(number), Self.format) }
    #expect(CacheUsage(of: layout).bytes <= size * 5)
    #expect(CacheUsage(of: layout).bytes > 0)
    try CacheUsage.clear(layout)
    #expect(CacheUsage(of: layout).bytes == 0)
  }

  @Test("The index of a deck reads back as it was written, without the oldest deals")
  func index() {
    var index = DeckIndex(key: "deck")
    index.add(DeckIndex.Entry(hash: Self.hash(1), origin: "an address with spaces"))
    index.refreshed = 20_000
    for seed in 0..<40 {
      index.add(DeckIndex.Deal(seed: UInt64(seed), faces: [Self.hash(seed), Self.hash(1)]))
    }
    let read = DeckIndex(key: "deck", text: index.text)
    #expect(read == index)
    #expect(read.deals.count == DeckIndex.mostDeals)
    #expect(read.deal(of: 39, faces: 2) == [Self.hash(39), Self.hash(1)])
    #expect(read.deal(of: 39, faces: 3) == nil)
    #expect(read.deal(of: 0, faces: 2) == nil)
    let broken = index.text.replacing("deal 39", with: "deal x").replacing("20000", with: "y")
    #expect(DeckIndex(key: "deck", text: broken).deal(of: 39, faces: 2) == nil)
    #expect(DeckIndex(key: "deck", text: broken).refreshed == 0)
  }

  @Test("A damaged index of a deck counts as empty")
  func damagedIndex() throws {
    let scratch = try TemporaryDirectory()
    let layout = CacheLayout(directory: scratch.path)
    try Files.makeDirectory(layout.decks)
    for bytes: [UInt8] in [[0xff, 0xfe], Array("flipside-deck 1 deck\nnonsense\nab cd".utf8), []] {
      try Files.replace(layout.deck("deck"), with: bytes)
      #expect(PhotoCache(layout).index(of: "deck").entries.isEmpty)
    }
  }

  @Test("Several programs that add pictures at the same time lose nothing")
  func together() async throws {
    let scratch = try TemporaryDirectory()
    let layout = CacheLayout(directory: scratch.path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for program in 0..<4 {
        group.addTask {
          var cache = PhotoCache(layout)
          for number in 0..<5 {
            let id = program * 5 + number
            try cache.add(Self.picture(id, from: "\(id)"), to: "deck")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(PhotoCache(layout).index(of: "deck").entries.count == 20)
    #expect(CacheUsage(of: layout).pictures == 20)
  }

  @Test("Clearing leaves nothing, and works on an empty cache")
  func clear() throws {
    let scratch = try TemporaryDirectory()
    let layout = CacheLayout(directory: scratch.path + "/deep")
    try CacheUsage.clear(layout)
    var cache = PhotoCache(layout)
    try cache.add(Self.picture(1, from: "1"), to: "deck")
    #expect(CacheUsage(of: layout).pictures == 1)
    try CacheUsage.clear(layout)
    #expect(CacheUsage(of: layout) == CacheUsage(of: CacheLayout(directory: "/nowhere")))
    #expect(PhotoCache(layout).index(of: "deck").entries.isEmpty)
  }

  @Test("The cache is at the desktop's place, and nowhere without one")
  func places() {
    let cache = CacheLayout(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])
    #expect(cache?.directory == "/c/flipside/pictures")
    #expect(
      CacheLayout(environment: ["XDG_CACHE_HOME": "relative", "HOME": "/h"])?.directory
        == "/h/.cache/flipside/pictures")
    #expect(CacheLayout(environment: ["HOME": ""]) == nil)
  }
}
