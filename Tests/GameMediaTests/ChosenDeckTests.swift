import Fixtures
import GameMedia
import Loopback
import MediaProtocol
import Testing

@Suite("A deck composed by the player")
struct ChosenDeckTests {
  private let scratch: TemporaryDirectory
  private var layout: CacheLayout { CacheLayout(directory: scratch.path) }

  init() throws { scratch = try TemporaryDirectory() }

  private static func covers(_ numbers: some Sequence<Int>, _ server: LoopbackServer)
    -> PictureSource
  {
    .chosen(
      numbers.map {
        CustomDeckPicture(address: "\(server.base)/covers/\($0)/600x600bb.jpg", name: "Band, \($0)")
      }, from: server.base)
  }

  /// Returns a server on which two numbers in ten have the same cover.
  private static func server() -> LoopbackServer {
    LoopbackServer { path, _ in
      let number = Int(path.split(separator: "/").dropFirst().first ?? "") ?? 0
      return .file(TestPicture.jpeg(number % 10 == 9 ? number - 1 : number))
    }
  }

  @Test("Its cards have the player's names, and equal covers are one card")
  func names() throws {
    let server = Self.server()
    defer { server.stop() }
    let loaded = try TestHelper(cache: layout).load(Self.covers(0..<10, server), faces: 9)
    #expect(loaded.problem == nil)
    #expect(loaded.faces.count == 9)
    let expected = Set((0..<10).map { "Band, \($0)" })
    #expect(Set(loaded.faces.map(\.name)).isSubset(of: expected))
    #expect(server.questions.count <= 10)
    let again = try TestHelper(cache: layout)
      .load(Self.covers(0..<10, server), faces: 9, mode: .again)
    #expect(again.faces == loaded.faces)
  }

  @Test("Only chosen pictures are dealt, and too few are reported")
  func onlyChosen() throws {
    let server = Self.server()
    defer { server.stop() }
    let helper = try TestHelper(cache: layout)
    #expect(try helper.load(Self.covers(0..<8, server), faces: 6).problem == nil)
    let others = try helper.load(Self.covers(20..<24, server), faces: 6, seed: 2)
    #expect(others.problem == .tooFewDifferent(4))
    let allowed = Set((20..<24).map { "Band, \($0)" })
    #expect(Set(others.faces.map(\.name)) == allowed)
    #expect(
      try helper.load(.chosen([], from: ""), faces: 6, seed: 3).problem == .tooFewDifferent(0))
  }

  @Test("Covers that a list has shown are dealt without the network")
  func seenBefore() throws {
    let server = Self.server()
    let helper = try TestHelper(cache: layout)
    for number in 0..<6 {
      _ = try helper.picture(.address("\(server.base)/covers/\(number)/600x600bb.jpg", of: .albums))
        .get()
    }
    server.stop()
    let dealt = try helper.load(Self.covers(0..<6, server), faces: 6)
    #expect(dealt.problem == nil && dealt.faces.count == 6)
    #expect(server.questions.count == 6)
  }

  @Test("A saved game has its covers in their order again, even without the cache")
  func orderAfterLoss() throws {
    let server = Self.server()
    defer { server.stop() }
    let order = [5, 2, 7, 0, 3, 6]
    let kept = Self.covers(order, server)
    let lost = try TestHelper(cache: layout).load(kept, faces: 6, mode: .again)
    #expect(lost.problem == .tooFewDifferent(0) && server.questions.isEmpty)
    let fetched = try TestHelper(cache: layout).load(kept, faces: 6, mode: .againFetched)
    #expect(fetched.faces.sorted { $0.index < $1.index }.map(\.name) == order.map { "Band, \($0)" })
  }
}
