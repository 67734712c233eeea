import CTerminal
import Canvas

@testable import CursesTerminal

/// Tokens of ncurses, five bytes each: kinds, values, broken pastes, random mouse events.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  var decoder = InputDecoder()
  for first in stride(from: 0, to: bytes.count - 4, by: 5) {
    var found = flipside_terminal_input()
    found.kind = Int32(bytes[first] % 8)
    found.value =
      Int32(bytes[first + 1]) << 16 | Int32(bytes[first + 2]) << 8
      | Int32(bytes[first + 3])
    if bytes[first + 4] & 1 == 1 { found.value = ~found.value }
    found.column = Int32(bytes[first + 4])
    found.row = Int32(bytes[first + 3]) - 8
    decoder.take(found)
    for case .paste(let text) in decoder.finish() {
      precondition(text.unicodeScalars.count <= 65_536)
    }
  }
  return 0
}
