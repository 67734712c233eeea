import Glibc
import SystemStrings

/// Lines on standard input and output: a terminal of any type, a pipe or a file.
public struct StandardLines: LinePort, ~Copyable {
  private var bytes: [UInt8] = []
  public private(set) var isAtEnd = false
  /// The terminal's settings with echo; nil if input is no terminal.
  private let usual: termios?
  private var echoes = true

  /// The maximum number of bytes of a line; a longer one is cut.
  private static var longest: Int { 4096 }

  public init() {
    var found = termios()
    usual = tcgetattr(STDIN_FILENO, &found) == 0 ? found : nil
  }

  public mutating func nextLine() -> String? {
    if let end = bytes.firstIndex(of: 0x0A) {
      defer { bytes.removeFirst(end + 1) }
      return text(bytes[..<end])
    }
    // The last line may have no end.
    guard isAtEnd, !bytes.isEmpty else { return nil }
    defer { bytes = [] }
    return text(bytes[...])
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix(Self.longest), as: UTF8.self)
  }

  public mutating func read() {
    var buffer = [UInt8](repeating: 0, count: Self.longest)
    let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
      // The end of a line that is too long is dropped.
      if bytes.count > Self.longest, !bytes.contains(0x0A) { bytes.removeSubrange(Self.longest...) }
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }

  public mutating func end() { isAtEnd = true }

  public mutating func write(_ lines: [String]) -> Bool {
    writeAll(Array((lines.joined(separator: "\n") + "\n").utf8), to: STDOUT_FILENO)
  }

  public mutating func setEcho(_ isOn: Bool) {
    guard isOn != echoes, var settings = usual else { return }
    echoes = isOn
    if !isOn {
      settings.c_lflag &= ~tcflag_t(ECHO)
      // The end of the line is still echoed.
      settings.c_lflag |= tcflag_t(ECHONL)
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}
