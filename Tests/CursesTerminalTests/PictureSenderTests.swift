import Canvas
import Testing

@testable import CursesTerminal

@Suite struct PictureSenderTests {
  /// Returns the smallest file of one pixel, with a palette of this many bytes.
  private func image(_ number: UInt8, bytes: Int = 3) throws -> PixelImage {
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      let count = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: body.count >> $0) }
      return count + Array(name.utf8) + body + [0, 0, 0, 0]
    }
    let bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0])
      + chunk("PLTE", Array(repeating: number, count: bytes)) + chunk("IDAT", [1])
      + chunk("IEND", [])
    return try #require(PixelImage(bytes, as: .png))
  }

  private func placement(
    _ number: UInt8, column: Int = 3, bytes: Int = 3
  ) throws -> Placement {
    let rect = Rect(column: column, row: 2, columns: 5, rows: 3)
    return Placement(try image(number, bytes: bytes), over: rect)
  }

  private func text(_ steps: [PictureSender.Step]) -> [String] {
    steps.compactMap { step in
      if case .bytes(let bytes) = step { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  @Test("An image is sent once, in parts, and placed and deleted by its number")
  func once() throws {
    var sender = PictureSender()
    let first = text(sender.place([try placement(1, bytes: 9000)], columns: 80))
    #expect(first.count == 2)
    let parts = first[0].split(separator: "\u{1B}\\")
    #expect(parts.count == 3)
    #expect(parts[0].hasPrefix("\u{1B}_Ga=t,f=100,i=1,q=2,m=1;"))
    #expect(parts[1].hasPrefix("\u{1B}_Gm=1;") && parts[2].hasPrefix("\u{1B}_Gm=0;"))
    #expect(first[1] == "\u{1B}_Ga=p,i=1,p=164,c=5,r=3,C=1,q=2\u{1B}\\")
    #expect(
      text(sender.remove([try placement(1, bytes: 9000)], columns: 80))
        == ["\u{1B}_Ga=d,d=i,i=1,p=164,q=2\u{1B}\\"])
    #expect(
      text(sender.place([try placement(1, column: 20, bytes: 9000)], columns: 80))
        == ["\u{1B}_Ga=p,i=1,p=181,c=5,r=3,C=1,q=2\u{1B}\\"])
  }

  @Test("Sixels disappear when their cells are written; in tmux a blank is written first")
  func sixels() throws {
    let sixels = try #require(
      PixelImage(Array("\"1;1;8;8#0;2;0;0;0#0!8~-#0!8B".utf8), as: .sixel))
    let placement = Placement(sixels, over: Rect(column: 3, row: 2, columns: 5, rows: 3))
    var (direct, inTmux) = (PictureSender(), PictureSender(isInTmux: true))
    #expect(direct.remove([placement], columns: 80).isEmpty)
    #expect(
      inTmux.remove([placement], columns: 80)
        == [.go(Point(column: 3, row: 2)), .bytes([0x20]), .lost])
    // It draws complete bands of six rows only.
    #expect(
      text(direct.place([placement], columns: 80))
        == ["\u{1B}P0;1;0q\"1;1;8;8#0;2;0;0;0#0!8~-#0!8B\u{1B}\\"])
    #expect(
      text(inTmux.place([placement], columns: 80))
        == ["\u{1B}P0;1;0q\"1;1;8;6#0;2;0;0;0#0!8~\u{1B}\\"])
  }

  @Test("Images that the terminal has lost are sent again, and extra ones are deleted")
  func forgets() throws {
    var sender = PictureSender()
    #expect(sender.clear(forgetting: true).isEmpty)
    _ = sender.place([try placement(1)], columns: 80)
    #expect(text(sender.clear(forgetting: false)) == ["\u{1B}_Ga=d,d=a,q=2\u{1B}\\"])
    #expect(text(sender.place([try placement(1)], columns: 80)).count == 1)
    #expect(text(sender.clear(forgetting: true)) == ["\u{1B}_Ga=d,d=A,q=2\u{1B}\\"])
    #expect(text(sender.place([try placement(1)], columns: 80)).count == 2)
    for number in 2...255 { _ = sender.place([try placement(UInt8(number))], columns: 80) }
    for bytes in 4...6 { _ = sender.place([try placement(9, bytes: bytes)], columns: 80) }
    #expect(sender.trim(keeping: [try placement(1)]).count == 257)
    #expect(text(sender.place([try placement(1)], columns: 80)).count == 1)
    #expect(text(sender.place([try placement(2)], columns: 80)).count == 2)
  }
}
