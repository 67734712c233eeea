import Canvas
import Testing

@testable import Pictures

@Suite struct RasteriserTests {
  @Test(
    "A card of any size gets exactly as many cells as it has room for",
    arguments: [
      (0, 0), (0, 5), (5, 0), (1, 1), (2, 1), (1, 40), (200, 1), (6, 3), (7, 5), (200, 100),
    ])
  func total(_ columns: Int, _ rows: Int) {
    let size = Size(columns: columns, rows: rows)
    let picture = Drawings.dogs[12].picture(size: size, as: Rendition(depth: .direct))
    #expect(picture.size == size)
    #expect(picture.cells.count == columns * rows)
  }

  @Test("Every drawing can be drawn in every small size")
  func smallSizes() {
    for columns in 0...5 {
      for rows in 0...3 {
        let size = Size(columns: columns, rows: rows)
        let drawings = (Drawings.cats + Drawings.dogs).enumerated()
        for (index, drawing) in drawings where isFullRun || (index + columns + rows) % 6 == 0 {
          let picture = drawing.picture(size: size, as: Rendition(depth: .monochrome))
          #expect(picture.cells.count == columns * rows)
        }
      }
    }
  }

  @Test("A wide card shows the drawing in its middle and the background at its sides")
  func middle() {
    let red = RGB(hex: 0xff0000)
    let square = ShapeOutline.polygon([Spot(0, 0), Spot(1, 0), Spot(1, 1), Spot(0, 1)])
    let drawing = Drawing(
      english: "square", russian: "квадрат", background: .black,
      shapes: [Drawing.Shape(square, red)])
    let picture = drawing.picture(
      size: Size(columns: 4, rows: 1), as: Rendition(depth: .direct))
    #expect(
      picture.cells.map(\.style.background) == [
        .rgb(0, 0, 0), .rgb(255, 0, 0), .rgb(255, 0, 0), .rgb(0, 0, 0),
      ])
  }

  @Test("Invalid shapes are left out and break nothing")
  func oddShapes() {
    let flat = Spot(0, 0)
    let outlines: [ShapeOutline] = [
      .polygon([]), .polygon([Spot(.nan, 0), Spot(1, 1), Spot(0, .infinity)]),
      .stroke([], width: 1), .stroke([Spot(0.5, 0.5)], width: 0.2),
      .ellipse(center: Spot(0.5, 0.5), radii: flat, along: Spot(1, 0)),
      .ellipse(center: Spot(0.5, 0.5), radii: Spot(.infinity, 0.5), along: flat),
    ]
    let drawing = Drawing(
      english: "odd", russian: "странный", background: .white,
      shapes: outlines.map { Drawing.Shape($0, .black) })
    let picture = drawing.picture(size: Size(columns: 6, rows: 3), as: Rendition(depth: .direct))
    #expect(picture.cells.allSatisfy { $0.style.background == .rgb(255, 255, 255) })
  }
}
