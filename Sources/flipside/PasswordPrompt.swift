import CommandLineTool
import GameCore
import GameShell
import Glibc

/// A password prompt on standard input, without echo on a terminal.
enum PasswordPrompt {
  /// The maximum number of bytes, more than any password has.
  private static let mostBytes = 4096

  static func ask(_ prompt: String) -> PasswordAnswer {
    guard isatty(STDIN_FILENO) == 1 else {
      return readLine().map { .piped($0) } ?? .cancelled
    }
    ProcessEnvironment.printError(prompt)
    defer { ProcessEnvironment.printError("\n") }
    return withoutEcho { readLine().map { .typed($0) } } ?? .cancelled
  }

  /// Performs `body` with the terminal's echo switched off. Signals that would end the program are
  /// delayed until the terminal is restored.
  private static func withoutEcho<Result>(_ body: () -> Result?) -> Result? {
    var found = termios()
    guard tcgetattr(STDIN_FILENO, &found) == 0 else { return nil }
    var quiet = found
    // Single keys, with Ctrl-C and the like as characters, so that they are handled at once.
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGTSTP] { sigaddset(&blocked, signal) }
    sigprocmask(SIG_BLOCK, &blocked, &before)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &found)
      sigprocmask(SIG_SETMASK, &before, nil)
    }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet) == 0 else { return nil }
    return body()
  }

  /// Reads to the end of a line; nil if it was canceled, or at the end of input.
  private static func readLine() -> Secret? {
    var bytes: [UInt8] = []
    while bytes.count <= mostBytes {
      guard let byte = nextByte() else {
        return bytes.isEmpty ? nil : secret(bytes)
      }
      switch byte {
      case 0x0A, 0x0D: return secret(bytes)
      // Ctrl-C, Ctrl-D, Ctrl-Z and Esc.
      case 0x03, 0x04, 0x1A, 0x1B: return nil
      // Ctrl-U.
      case 0x15: bytes = []
      case 0x08, 0x7F: while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// Returns the next byte; nil at the end of input, and if a signal asks the program to end.
  private static func nextByte() -> UInt8? {
    while true {
      var waiting = sigset_t()
      sigpending(&waiting)
      if [SIGTERM, SIGHUP, SIGINT].contains(where: { sigismember(&waiting, $0) == 1 }) {
        return nil
      }
      var wanted = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, 200) > 0 else { continue }
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  private static func secret(_ bytes: [UInt8]) -> Secret? {
    String(validating: bytes, as: UTF8.self).map { Secret(TextSanitizer.password($0)) }
  }
}
