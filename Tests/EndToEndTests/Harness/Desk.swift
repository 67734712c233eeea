import Fixtures
import Glibc
import Synchronization

/// A directory of its own for one player's data, gone when the test is over.
final class Desk: Sendable {
  private static let count = Atomic<Int>(0)
  private static let seats = Atomic<Int>(0)

  let number: Int
  let path: String
  /// The data directory that the program is given.
  var data: String { path + "/data" }

  init() throws {
    number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    path = "\(TemporaryFiles.root)/flipside-test-\(getpid())-\(number)"
    guard mkdir(path, 0o700) == 0 else {
      throw Command.CannotStart(program: "mkdir", code: errno)
    }
  }

  deinit {
    TemporaryFiles.remove(path)
  }

  /// The directory that this test bundle was built into, where the program lies too.
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

  /// A seat for one more player, who finds the same data as the others: a directory for what is
  /// noted about the terminal.
  func seat() throws -> String {
    let seat = "\(path)/seat-\(Self.seats.wrappingAdd(1, ordering: .relaxed).newValue)"
    guard mkdir(seat, 0o700) == 0 else {
      throw Command.CannotStart(program: "mkdir", code: errno)
    }
    return seat
  }

  /// Runs the program without a terminal, on the data of this desk.
  func run(_ arguments: String...) throws -> Command.Result {
    try Command.run([try Self.program(), "--data", data, "--lang", "en"] + arguments)
  }

  /// What a small file holds; empty where there is none.
  static func text(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
