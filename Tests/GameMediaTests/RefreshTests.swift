import Fixtures
import Loopback
import MediaProtocol
import Testing

@testable import GameMedia

@Suite("New photos for a completely cached deck")
struct RefreshTests {
  private let scratch: TemporaryDirectory
  private var layout: CacheLayout { CacheLayout(directory: scratch.path) }

  init() throws { scratch = try TemporaryDirectory() }

  private static var limits: MediaLimits {
    var limits = TestHelper.limits
    limits.freshPhotos = 3
    return limits
  }

  /// Waits for the number of pictures in the cache.
  private func waitForPictures(_ wanted: Int) {
    #expect(eventually { CacheUsage(of: layout).pictures >= wanted })
  }

  /// Changes the index as if the deck had last been refreshed long ago.
  private func age(_ server: LoopbackServer) throws {
    try PhotoCache(layout).change("cats \(server.base)") { $0.refreshed = 1 }
  }

  private func lists(_ server: LoopbackServer) -> Int {
    server.questions.count { $0.hasPrefix("/v1") }
  }

  @Test("A few arrive after the deal, once a day, and the deal does not wait for them")
  func fresh() throws {
    let server = NetworkDeckTests.cats { .file(TestPicture.jpeg($0)) }
    defer { server.stop() }
    let source = NetworkDeckTests.source(server)
    let helper = try TestHelper(cache: layout, limits: Self.limits)
    let first = try helper.load(source, faces: 4)
    let cached = CacheUsage(of: layout).pictures
    // What was downloaded a moment ago is fresh enough.
    #expect(try helper.load(source, faces: 4).problem == nil)
    #expect(lists(server) == 1)
    try age(server)
    let second = try helper.load(source, faces: 4)
    #expect(second.problem == nil && first.problem == nil)
    #expect(second.faces == first.faces)
    waitForPictures(cached + 3)
    #expect(lists(server) == 2)
    #expect(try helper.load(source, faces: 4).problem == nil)
    #expect(lists(server) == 2)
    #expect(CacheUsage(of: layout).pictures <= cached + 3)
  }

  @Test("A missing service is asked once without a report, and the faces do not change")
  func gone() throws {
    let server = NetworkDeckTests.cats { .file(TestPicture.jpeg($0)) }
    let source = NetworkDeckTests.source(server)
    let helper = try TestHelper(cache: layout, limits: Self.limits)
    #expect(try helper.load(source, faces: 4).problem == nil)
    server.stop()
    try age(server)
    let faces = try helper.load(source, faces: 4).faces
    #expect(faces.count == 4)
    // A late report would be recorded as an answer to an unknown request.
    #expect(try helper.load(source, faces: 4).faces == faces)
  }

  @Test("A resumed game or a preview requests nothing new")
  func otherOccasions() throws {
    let server = NetworkDeckTests.cats { .file(TestPicture.jpeg($0)) }
    defer { server.stop() }
    let source = NetworkDeckTests.source(server)
    let helper = try TestHelper(cache: layout, limits: Self.limits)
    #expect(try helper.load(source, faces: 4).problem == nil)
    try age(server)
    for mode in [PictureRequestMode.again, .againFetched, .preview] {
      #expect(try helper.load(source, faces: 4, mode: mode).faces.count == 4)
    }
    // A new request is served after all earlier ones.
    #expect(lists(server) == 1)
  }
}
