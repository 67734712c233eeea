import Fixtures
import Glibc
import PseudoTerminal
import Synchronization
import Testing

@testable import GameUI

/// A directory for one player's data, deleted after the test.
final class Desk: Sendable {
  private static let seats = Atomic<Int>(0)

  private let directory: TemporaryDirectory
  var path: String { directory.path }
  /// The data directory of the program.
  var data: String { path + "/data" }

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Returns the directory of this test bundle, which also contains the program.
  static func program() throws -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let bytes = buffer.prefix(max(length, 0)).map { UInt8(bitPattern: $0) }
    let path = String(decoding: bytes, as: UTF8.self)
    guard let end = path.lastIndex(of: "/") else {
      throw Command.CannotStart(program: path, code: ENOENT)
    }
    return path[..<end] + "/flipside"
  }

  /// Creates a seat for another player with the same data: a directory for notes about the
  /// terminal.
  func seat() throws -> String {
    let seat = "\(path)/seat-\(Self.seats.wrappingAdd(1, ordering: .relaxed).newValue)"
    guard mkdir(seat, 0o700) == 0 else {
      throw Command.CannotStart(program: "mkdir", code: errno)
    }
    return seat
  }

  /// Runs the program without a terminal, with the data of this desk.
  func run(_ arguments: String...) throws -> Command.Result {
    try Command.run([try Self.program(), "--data", data, "--lang", "en"] + arguments)
  }

  /// Starts the program, or a line of a shell that starts it, in a terminal with the data of this
  /// desk. Waits for the title, unless told otherwise.
  func terminal(
    _ arguments: [String] = [], shell line: String? = nil, environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, waitsForTitle: Bool = true
  ) throws -> PseudoTerminal {
    var terminal = try PseudoTerminal(
      line == nil ? Self.program() : "/bin/sh", line.map { ["-c", $0] } ?? arguments,
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "FLIPSIDE_DATA": data,
      ].merging(environment) { $1 }, columns: columns, rows: rows)
    guard waitsForTitle else { return terminal }
    let isReady = terminal.wait(milliseconds: 20_000) { $0.shows(TitlePhrase.guest) }
    try #require(isReady, "\(terminal.screen.lines.joined(separator: "\n"))")
    return terminal
  }

  /// Returns the content of a small file; empty if it is missing.
  static func text(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
