internal import CPseudoTerminal
public import Glibc

/// A program running in a separate terminal, which tests type into and read.
///
/// It has one owner; closing it ends the program.
public struct PseudoTerminal: ~Copyable {
  /// The error of starting a program; the value is errno.
  public struct CannotStart: Error {
    public let errno: Int32
  }

  /// The way a program ended.
  public enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  public let process: pid_t
  /// The current screen.
  public private(set) var screen: TerminalScreen
  /// The number of bytes written so far.
  public private(set) var bytesWritten = 0
  /// The last bytes written, at most a few thousand.
  public private(set) var tail: [UInt8] = []
  private let modesAtFirst: [UInt32]
  private var descriptor: Int32
  private var ending: Ending?

  /// Starts `path` with `arguments` after its name and only the variables of `environment`.
  public init(
    _ path: String, _ arguments: [String], environment: [String: String],
    columns: Int = 80, rows: Int = 24, pixels: ShownPictures.Kind? = nil
  ) throws(CannotStart) {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") }
    words.append(nil)
    variables.append(nil)
    defer { for text in words + variables { free(text) } }
    var side: Int32 = -1
    var modes = [UInt32](repeating: 0, count: 4)
    let child = pseudo_terminal_spawn(
      path, words, variables, Int32(columns), Int32(rows), &side, &modes)
    guard child > 0 else { throw CannotStart(errno: errno) }
    process = child
    modesAtFirst = modes
    descriptor = side
    screen = TerminalScreen(
      columns: columns, rows: rows, pictures: pixels.map { ShownPictures($0) })
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(descriptor)
  }

  /// Closes the terminal, as a window does whose program still runs.
  public mutating func hangUp() {
    close(descriptor)
    descriptor = -1
  }

  /// The file descriptor to wait for with poll.
  public var readable: Int32 { descriptor }

  /// Types `text` completely.
  public mutating func type(_ text: String) {
    type(Array(text.utf8))
  }

  /// Types bytes completely.
  public mutating func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        take(waiting: 10)
      } else {
        return
      }
    }
  }

  /// Reads the program's output, waiting up to `milliseconds` for the first byte. Returns whether
  /// there was any.
  @discardableResult
  public mutating func take(waiting milliseconds: Int32) -> Bool {
    !hear(waiting: milliseconds).isEmpty
  }

  /// Reads the program's output like `take`, and returns it.
  public mutating func hear(waiting milliseconds: Int32) -> ArraySlice<UInt8> {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return [] }
    screen.take(buffer[..<count])
    bytesWritten += count
    tail = Array((tail + buffer[..<count]).suffix(4096))
    let replies = screen.takeReplies()
    if !replies.isEmpty {
      _ = replies.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
    return buffer[..<count]
  }

  /// Checks until `holds` is true of the screen, or the time is over. Returns which.
  public mutating func wait(
    milliseconds: Int, until holds: (TerminalScreen) -> Bool
  ) -> Bool {
    wait(milliseconds: milliseconds) { holds($0.screen) }
  }

  /// Waits until the last written bytes contain `text`. Returns false after 20 seconds.
  public mutating func hears(_ text: String) -> Bool {
    wait(milliseconds: 20_000) { $0.tail.contains(Array(text.utf8)) }
  }

  private mutating func wait(milliseconds: Int, until holds: (borrowing Self) -> Bool) -> Bool {
    var patience = Patience(milliseconds: milliseconds)
    while !holds(self) {
      guard !patience.isOver, checkEnding() == nil || take(waiting: 0) else { return holds(self) }
      let step = patience.step
      patience.wait { take(waiting: step) }
    }
    return true
  }

  /// Returns how the program ended; nil while it is running.
  public mutating func checkEnding() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7F
    ending = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    return ending
  }

  /// Changes the size of the terminal.
  public mutating func resize(columns: Int, rows: Int) {
    pseudo_terminal_resize(descriptor, Int32(columns), Int32(rows))
    screen = screen.resized(columns: columns, rows: rows)
  }

  /// Whether the modes of the terminal, such as echo, are those from before the program started.
  public var hasModesOfBefore: Bool {
    var modes = [UInt32](repeating: 0, count: 4)
    return pseudo_terminal_modes(descriptor, &modes) == 0 && modes == modesAtFirst
  }

  /// Whether the last output about the alternate screen and the cursor of an xterm left the one and
  /// showed the other.
  public var isGivenBack: Bool {
    let said = String(decoding: tail, as: UTF8.self)
    let screen = said.split(separator: "\u{1B}[?1049").last?.first
    let cursor = said.split(separator: "\u{1B}[?25").last?.first ?? "h"
    return said.contains("\u{1B}[?1049") && screen == "l" && cursor == "h"
  }

  /// Sends the program a signal.
  public func send(_ signal: Int32) {
    kill(process, signal)
  }
}
