import Glibc
import Loopback
import MediaProtocol

/// The cost of a question to a service on this machine: until the complete answer, and from Enter
/// to the first row on the screen.
struct ServiceMeasurements: ~Copyable {
  private let program: String
  private let directory: String

  init(program: String, scratch: borrowing Scratch) {
    self.program = program
    directory = scratch.directory("services")
  }

  func run() throws {
    mkdir(directory, 0o700)
    setenv("XDG_CACHE_HOME", directory, 1)
    let albums = AlbumService.albums(200)
    let server = LoopbackServer { _, _ in albums }
    defer { server.stop() }
    // Fewer than the service's limit per minute.
    let times = try (0..<9).map { turn in
      let helper = try HelperRun.start(program: program)
      let first = try time(helper, 1, "\(turn)", server)
      return (
        first, try time(helper, 2, "\(turn) again", server), try time(helper, 3, "\(turn)", server)
      )
    }
    line("search of 200 albums, first of a helper", times.map(\.0), aim: nil)
    line("search of 200 albums, later ones", times.map(\.1), aim: .atMost(50))
    line("  from the cache", times.map(\.2), aim: .atMost(50))
    try onScreen()
  }

  /// Measures the same in the real program, without covers. Each search finds other albums, so that
  /// no earlier row is taken for an answer.
  private func onScreen() throws {
    let turns = 0..<10
    let server = LoopbackServer { path, server in
      guard let turn = turns.first(where: { path.contains("turn\($0)") }) else {
        return .status("404 Not Found")
      }
      return AlbumService.answer(
        (0..<200).map { AlbumService.album(1000 * turn + $0, covers: server.base) })
    }
    defer { server.stop() }
    let data = directory + "/data"
    mkdir(data, 0o700)
    var sitting = try AlbumSitting.open(
      program: program, data: data, service: server.base, cache: directory + "/screens")
    let times = try turns.map { turn in
      try sitting.search("turn\(turn)", finding: "Album \(1000 * turn) (Remastered)")
    }
    line("  to the first row shown, first of a helper", [times[0]], aim: nil)
    line("  to the first row shown", Array(times.dropFirst()), aim: .atMost(50))
  }

  private func time(
    _ helper: borrowing HelperRun, _ id: UInt32, _ term: String, _ server: LoopbackServer
  ) throws -> Double {
    let began = ContinuousClock.now
    let reply = try helper.ask(
      id, .albums(AlbumSearch(term: term, in: AlbumCatalog(base: server.base))))
    guard case .albums(let albums) = reply.answer, albums.count == 200 else {
      throw CannotMeasure("the search found something else")
    }
    return (ContinuousClock.now - began) / .milliseconds(1)
  }

  private func line(_ name: String, _ times: [Double], aim: Aim?) {
    Report.line(Line(name: name, value: Timing.median(times), unit: "ms", aim: aim))
  }
}
