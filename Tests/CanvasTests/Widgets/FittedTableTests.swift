import Canvas
import Testing

@Suite("A table fits its columns into a width")
struct FittedTableTests {
  private struct Row {
    let place: Int
    let name: String
    let points: String
  }

  private let rows = [
    Row(place: 1, name: "花子", points: "900"), Row(place: 10, name: "Annabel", points: ""),
  ]

  private func table(_ width: Int, gaps: [Int] = [2]) -> FittedTable {
    let columns: [TableColumn<Row>] = [
      TableColumn("#", .right) { "\($0.place)" },
      TableColumn("Name", yields: [3: .shrinks(to: 4)]) { $0.name },
      TableColumn("Points", .right, yields: [1: .says { "\($0.points.prefix(1))" }, 2: .leaves]) {
        "\($0.points) points"
      },
    ]
    return FittedTable(columns, of: rows, width: width, gaps: gaps, mark: ".")
  }

  @Test("columns are aligned, whatever the letters")
  func lines() {
    #expect(
      table(80).lines == [
        " #  Name         Points", " 1  花子     900 points", "10  Annabel      points",
      ])
    #expect(table(80).width == 23)
  }

  @Test("columns show less, then are left out, then truncated, each only if necessary")
  func yields() {
    #expect(table(23).width == 23)
    #expect(table(22).lines.first == " #  Name     Points")
    #expect(table(18).lines == [" #  Name   ", " 1  花子   ", "10  Annabel"])
    #expect(table(10).lines == [" #  Name  ", " 1  花子  ", "10  Annab."])
    #expect(table(3).lines.last == "10  Ann.", "its title stays whole")
  }

  @Test("the gaps shrink before a column gives way")
  func gaps() {
    #expect(table(22, gaps: [2, 1]).lines.first == " # Name        Points")
    #expect(table(11, gaps: [2, 1]).lines.first == " #  Name   ")
    #expect(table(10, gaps: [2, 1]).lines.first == " # Name   ")
  }

  @Test("rows are aligned with the titles, and no wider than a column's limit")
  func drawing() {
    let columns: [TableColumn<Row>] = [
      TableColumn("Name", least: 6, most: 5) { $0.name },
      TableColumn("Points", .right) { $0.points },
    ]
    let table = FittedTable(columns, of: rows, mark: ".")
    var canvas = Canvas(size: Size(columns: 16, rows: 3))
    table.drawTitles(into: &canvas, at: Point(column: 1, row: 0), style: .plain)
    for row in rows.indices {
      table.draw(row, into: &canvas, at: Point(column: 1, row: row + 1), style: .plain)
    }
    #expect(canvas.lines == [" Name    Points", " 花子       900", " Anna."])
  }
}
