import Canvas
import Pictures
import Testing

@Suite struct LikenessTests {
  private let size = Size(columns: 2, rows: 2)

  @Test(
    "Black and white have the maximum distance at every depth", arguments: renditions)
  func extremes(_ rendition: Rendition) {
    let pictures = [RGB.black, .white].map { color in
      PictureSignature(
        Picture(Pixels(columns: 4, rows: 4) { _, _ in color }, size: size, as: rendition))
    }
    #expect(pictures[0].distance(to: pictures[1]) > 0.85)
    #expect(pictures[0].distance(to: pictures[0]) == 0)
    #expect(!pictures[0].looksLike(pictures[1]))
    #expect(pictures[1].looksLike(pictures[1]))
  }

  @Test("The distance is the same in both directions")
  func symmetric() {
    let size = Size(columns: 6, rows: 3)
    let rendition = Rendition(depth: .palette256)
    let cat = PictureSignature(Drawings.cats[0].picture(size: size, as: rendition))
    let dog = PictureSignature(Drawings.dogs[0].picture(size: size, as: rendition))
    #expect(cat.distance(to: dog) == dog.distance(to: cat))
    #expect(cat.distance(to: dog) > PictureSignature.clearDistance)
  }

  @Test("A photo that was saved again, a shade darker, is recognized")
  func slightlyDarker() {
    let size = Size(columns: 6, rows: 3)
    for drawing in [Drawings.cats[4], Drawings.dogs[2]] {
      let pixels = drawing.pixels(for: size)
      let darker = Pixels(columns: pixels.columns, rows: pixels.rows) { column, row in
        let color = pixels.colors[row * pixels.columns + column]
        return RGB(
          color.red - color.red / 25, color.green - color.green / 25, color.blue - color.blue / 25)
      }
      let rendition = Rendition(depth: .direct)
      let signatures = [pixels, darker].map {
        PictureSignature(Picture($0, size: size, as: rendition))
      }
      #expect(signatures[0].looksLike(signatures[1]))
    }
  }

  @Test("Pictures of two sizes are never confused")
  func sizes() {
    let rendition = Rendition(depth: .direct)
    let signatures = [Size(columns: 6, rows: 3), Size(columns: 8, rows: 4)].map {
      PictureSignature(Drawings.cats[0].picture(size: $0, as: rendition))
    }
    #expect(signatures[0].distance(to: signatures[1]) == 1)
  }
}
