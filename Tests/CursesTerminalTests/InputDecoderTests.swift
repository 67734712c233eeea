import CTerminal
import Canvas
import Testing

@testable import CursesTerminal

@Suite("Typed and pasted characters") struct InputDecoderTests {
  @Test("more characters at once than anyone types are a paste; others stay keys")
  func unmarkedPaste() {
    let long = String(repeating: "ab cé", count: 40)
    var line = TypedLine(asked: [])
    line.send("xy")
    line.send(long + "\r" + "z")
    #expect(line.typed == "xy(\(long))<enter>z")
    var decoder = InputDecoder()
    for _ in 0..<100 {
      decoder.take(
        flipside_terminal_input(
          kind: Int32(FLIPSIDE_SCALAR), value: 13, column: 0, row: 0))
    }
    #expect(decoder.finish() == Array(repeating: .key(.enter), count: 100))
  }
}
