import Glibc
import Loopback
import MediaProtocol

/// What a question to a service costs on this machine: from the question to the whole answer.
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
    // Fewer than the service allows a minute.
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
  }

  private func time(
    _ helper: borrowing HelperRun, _ id: UInt32, _ term: String, _ server: LoopbackServer
  ) throws -> Double {
    let began = ContinuousClock.now
    let reply = try helper.ask(id, .albums(AlbumSearch(term: term, base: server.base)))
    guard case .albums(let albums) = reply.answer, albums.count == 200 else {
      throw CannotMeasure("the search found something else")
    }
    return (ContinuousClock.now - began) / .milliseconds(1)
  }

  private func line(_ name: String, _ times: [Double], aim: Aim?) {
    Report.line(Line(name: name, value: Timing.median(times), unit: "ms", aim: aim))
  }
}
