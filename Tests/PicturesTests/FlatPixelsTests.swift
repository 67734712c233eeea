import Canvas
import PseudoTerminal
import Testing

@testable import Pictures

@Suite("Drawings in pixels") struct FlatPixelsTests {
  private func format(_ encoding: PixelFormat.Encoding) throws -> PixelFormat {
    try #require(PixelFormat(encoding, cellWidth: 9, cellHeight: 17))
  }

  @Test("Sixels show every pixel in its color", arguments: [(1, 1), (7, 5), (40, 6), (33, 47)])
  func sixels(columns: Int, rows: Int) throws {
    let pixels = Pixels(columns: columns, rows: rows) { column, row in
      RGB(UInt8(column % 3 * 100), UInt8(row % 7 * 30), UInt8(column * row % 5 * 50))
    }
    let shown = try #require(SixelPicture(Sixel.bytes(of: FlatPixels(pixels))))
    #expect([shown.width, shown.height] == [columns, rows])
    for (color, dot) in zip(pixels.colors, shown.pixels) {
      let dot = try #require(dot)
      #expect(dot == [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 })
    }
  }

  @Test("If there are too many colors, similar ones are merged")
  func manyColors() {
    let pixels = Pixels(columns: 256, rows: 64) { RGB(UInt8($0), UInt8($1 * 4), 0) }
    let flat = FlatPixels(pixels)
    #expect(flat.palette.count <= 255)
    for (color, number) in zip(pixels.colors, flat.numbers) {
      let shown = flat.palette[Int(number)]
      #expect(abs(Int(color.red) - Int(shown.red)) < 32)
      #expect(abs(Int(color.green) - Int(shown.green)) < 32)
    }
  }

  @Test("A drawing fills its cells exactly, and no two are the same from 4x2 cells")
  func drawings() throws {
    for set in DrawingSet.allCases {
      for size in [Size(columns: 4, rows: 2), Size(columns: 11, rows: 7)] {
        let images = try set.drawings.map {
          try #require($0.image(size: size, as: try format(.sixel)))
        }
        #expect(Set(images).count == images.count)
        for image in images {
          let shown = try #require(SixelPicture(image.bytes))
          #expect([shown.width, shown.height] == [size.columns * 9, size.rows * 17])
          #expect(!shown.isTransparent)
        }
      }
    }
  }

  @Test("A picture has pixels if the terminal shows them, and the same cells as without")
  func both() throws {
    let size = Size(columns: 6, rows: 3)
    let plain = Drawings.cats[0].picture(size: size, as: Rendition(depth: .direct))
    let rendition = Rendition(depth: .direct, pixels: try format(.png))
    let picture = Drawings.cats[0].picture(size: size, as: rendition)
    #expect(plain.image == nil)
    #expect(picture.image?.encoding == .png)
    #expect(picture.cells == plain.cells)
    var canvas = Canvas(size: Size(columns: 10, rows: 5))
    canvas.put(picture, at: Point(column: 2, row: 1))
    #expect(canvas.placements.map(\.rect) == [Rect(column: 2, row: 1, columns: 6, rows: 3)])
  }
}
