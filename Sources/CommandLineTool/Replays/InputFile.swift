import GameCore
import Glibc
import SystemStrings

/// Input files of unknown content, read up to the maximum size of an exported record.
enum InputFile {
  /// The maximum size, more than any exported record has.
  static let limit = 1 << 20

  /// Reads a file; `-` is standard input.
  static func read(_ path: SystemString) -> Result<[UInt8], ReplayFileError> {
    if path == "-" { return contents(of: STDIN_FILENO) }
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { return .failure(.unreadable(errno)) }
    defer { close(descriptor) }
    return contents(of: descriptor)
  }

  private static func contents(of descriptor: Int32) -> Result<[UInt8], ReplayFileError> {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return .success(bytes) }
      if count > 0 {
        bytes += buffer[..<count]
        guard bytes.count <= limit else { return .failure(.tooLarge) }
      } else if errno != EINTR {
        return .failure(.unreadable(errno))
      }
    }
  }
}
