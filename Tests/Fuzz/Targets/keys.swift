import CTerminal
import Canvas
import Glibc

@testable import CursesTerminal

/// Bytes from a terminal through ncurses: truncated sequences, broken characters, random mouse
/// events.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count <= 4096, let keyboard else { return 0 }
  guard write(keyboard, start, count) == count else { return 0 }
  var keys = Keyboard()
  var rest = CInt(1)
  while rest > 0 || keys.remaining == 0 {
    for case .paste(let text) in keys.read().inputs {
      precondition(text.unicodeScalars.count <= 65_536)
    }
    guard ioctl(STDIN_FILENO, UInt(FIONREAD), &rest) == 0 else { return 0 }
  }
  return 0
}

/// The descriptor to which typed bytes are written; nil if ncurses accepts no terminal.
private let keyboard: CInt? = {
  var ends: [CInt] = [-1, -1]
  let nowhere = open("/dev/null", O_WRONLY)
  guard pipe(&ends) == 0, dup2(ends[0], STDIN_FILENO) == 0, dup2(nowhere, STDOUT_FILENO) >= 0
  else { return nil }
  setenv("LC_ALL", "C.UTF-8", 1)
  _ = flipside_terminal_locale()
  guard flipside_terminal_open("xterm-256color") == 1, flipside_terminal_enter() == 1 else {
    return nil
  }
  flipside_terminal_mouse(1)
  return ends[1]
}()
