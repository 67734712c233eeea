import Glibc
import Synchronization

/// A directory of its own for one player's data, gone when the test is over.
final class Desk: Sendable {
  private static let count = Atomic<Int>(0)

  let number: Int
  let path: String
  /// The data directory that the program is given.
  var data: String { path + "/data" }

  init() throws {
    number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    path = "/tmp/flipside-test-\(getpid())-\(number)"
    guard mkdir(path, 0o700) == 0 else {
      throw Command.CannotStart(program: "mkdir", code: errno)
    }
  }

  deinit {
    _ = try? Command.run(["rm", "-rf", path])
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

  /// What the shell runs: the program, between two looks at the modes of the terminal.
  func script(_ arguments: String, _ environment: String) throws -> String {
    """
    ulimit -c 0; stty -g > \(path)/before; \
    env \(environment) sh -c 'echo $$ > \(path)/pid; exec \(try Self.program()) \(arguments)'; \
    echo exit=$?; stty -g > \(path)/after; exec cat
    """
  }

  /// The number of the program's process, once it has one.
  var process: pid_t? {
    text("pid").split(separator: "\n").first.flatMap { pid_t($0) }
  }

  /// What a small file on this desk holds; empty where there is none.
  func text(_ name: String) -> String {
    let file = open(path + "/" + name, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
