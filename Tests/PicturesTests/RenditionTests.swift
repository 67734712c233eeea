import Canvas
import Pictures
import Testing

@Suite struct RenditionTests {
  private let size = Size(columns: 8, rows: 4)
  private let pixels: [Pixels]

  init() {
    let size = self.size
    pixels = [Drawings.cats[14], Drawings.dogs[2]]
      .map { $0.pixels(for: size) }
  }

  @Test(
    "Without Unicode a picture is printable ASCII", arguments: renditions.filter { !$0.unicode })
  func ascii(_ rendition: Rendition) {
    for cell in cells(rendition) {
      #expect(cell.character.asciiValue.map { (32..<127).contains($0) } == true)
    }
  }

  @Test(
    "With Unicode a picture consists of blocks one column wide",
    arguments: renditions.filter(\.unicode))
  func blocks(_ rendition: Rendition) {
    let cells = cells(rendition)
    for cell in cells {
      let scalars = cell.character.unicodeScalars.map(\.value)
      #expect(scalars.count == 1)
      #expect(scalars.allSatisfy { $0 == 32 || (0x2580...0x259F).contains($0) })
    }
    #expect(cells.contains { $0.character != " " && !$0.character.isASCII })
  }

  @Test(
    "Where sextants may be used, a shape of thirds is drawn exactly", arguments: 1..<63)
  func sextants(bits: Int) throws {
    let third = [0, 0, 0, 1, 1, 2, 2, 2]
    let pixels = Pixels(columns: 8, rows: 8) { column, row in
      bits & 1 << (third[row] * 2 + column / 4) == 0 ? RGB(hex: 0x0000ff) : RGB(hex: 0xff0000)
    }
    let size = Size(columns: 1, rows: 1)
    for depth in [ColorDepth.direct, .palette256, .sixteen, .monochrome] {
      let rendition = Rendition(depth: depth, sextants: true)
      let picture = Picture(pixels, size: size, as: rendition)
      let cell = try #require(picture.cells.first)
      let number = try #require(cell.character.unicodeScalars.first).value
      // Halves, and the shapes that eight rows also have: three or five eighths.
      let isHalf = [0b010101, 0b101010, 0b000011, 0b111100, 0b001111, 0b110000].contains(bits)
      #expect(isHalf || (0x1FB00...0x1FB3B).contains(number), "\(depth) \(cell)")
      // By Unicode's numbering of the characters, which leaves out the halves.
      let own = Int(number) - 0x1FB00 + 1
      let named = own + (own >= 21 ? 1 : 0) + (own >= 41 ? 1 : 0)
      if !isHalf { #expect(named == bits || named == 63 - bits, "\(depth) \(cell)") }
      let plain = Picture(pixels, size: size, as: Rendition(depth: depth))
      #expect(plain.cells.allSatisfy { $0.character.unicodeScalars.first?.value ?? 0 < 0x1FB00 })
    }
  }

  @Test("A picture never uses a color that the terminal does not have", arguments: renditions)
  func colours(_ rendition: Rendition) {
    let cells = cells(rendition)
    for color in cells.flatMap({ [$0.style.foreground, $0.style.background] }) {
      switch (rendition.depth, color) {
      case (.monochrome, .standard), (.direct, .rgb), (.palette256, .indexed): continue
      case (.sixteen, .indexed(let number)) where number < 16: continue
      case (.eight, .indexed(let number)) where number < 8: continue
      default: Issue.record("\(color)")
      }
    }
    #expect(cells.allSatisfy { $0.style.attributes.isEmpty })
  }

  @Test("A console with eight colors gets only blocks that its font has")
  func consoleFont() {
    let known: Set<Character> = [" ", "▄", "▌", "░", "▒", "▓"]
    #expect(Set(cells(Rendition(depth: .eight)).map(\.character)).subtracting(known).isEmpty)
  }

  @Test(
    "A plain color is mapped to the nearest one of the palette",
    arguments: [
      (0xff0000, 196, 9), (0x00ff00, 46, 10), (0x000000, 16, 0), (0xffffff, 231, 15),
      (0x808080, 244, 8), (0x8787ff, 105, 12),
    ])
  func nearestColours(_ hex: Int, of256: Int, of16: Int) {
    let pixels = Pixels(columns: 1, rows: 1) { _, _ in RGB(hex: UInt32(hex)) }
    for (depth, number) in [(ColorDepth.palette256, of256), (.sixteen, of16)] {
      let picture = Picture(
        pixels, size: Size(columns: 1, rows: 1), as: Rendition(depth: depth, unicode: false))
      #expect(picture.cells.first?.style.background == .indexed(UInt8(number)))
    }
  }

  @Test("An edge inside a cell is preserved")
  func edges() {
    let halves = Pixels(columns: 8, rows: 8) { column, _ in
      column < 3 ? RGB(hex: 0xff0000) : RGB(hex: 0x0000ff)
    }
    let picture = Picture(
      halves, size: Size(columns: 1, rows: 1), as: Rendition(depth: .direct))
    #expect(
      picture.cells == [Cell("▍", Style(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255)))])
  }

  @Test("On a light background the foreground is dark, on a dark one it is light")
  func inkOfThemes() {
    let pixels = Pixels(columns: 8, rows: 1) { column, _ in column < 4 ? .white : .black }
    let pictures = [true, false].map { lightForeground in
      Picture(
        pixels, size: Size(columns: 2, rows: 1),
        as: Rendition(depth: .monochrome, lightForeground: lightForeground))
    }
    #expect(pictures.map(\.lines) == [["█ "], [" █"]])
  }

  private func cells(_ rendition: Rendition) -> [Cell] {
    pixels.flatMap { Picture($0, size: size, as: rendition).cells }
  }
}
