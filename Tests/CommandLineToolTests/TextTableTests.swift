import Canvas
import Testing

@testable import CommandLineTool

@Suite("Tables for terminals")
struct TextTableTests {
  private typealias Row = [String]

  /// Returns a column that shows the cell of a row at `index`.
  private func column(
    _ title: String, _ index: Int, _ alignment: FittedTable.Alignment = .left,
    leaves step: Int? = nil
  ) -> TableColumn<Row> {
    TableColumn(title, alignment, yields: step.map { [$0: .leaves] } ?? [:]) { $0[index] }
  }

  private func text(_ columns: [TableColumn<Row>], _ row: Row) -> String {
    FittedTable(forTerminal: columns, of: [row]).text
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test("A table that fits is not changed")
  func fits() {
    let text = text(
      [column("Player of the day", 0), column("Points", 1, .right, leaves: 1)], ["Anna", "100"])
    #expect(text == "Player of the day  Points\nAnna                  100\n")
  }

  @Test("A table that is too wide breaks its headings first, the last lines above the cells")
  func headings() {
    let lines = lines(
      text(
        [
          column("Player", 0), column(String(repeating: "word ", count: 15) + "end", 1, .right),
        ], [String(repeating: "n", count: 60), "1234567890"]))
    #expect(lines.last?.hasSuffix("n  1234567890") == true && lines.count > 3)
    #expect(lines[lines.count - 2].hasPrefix("Player ") && lines[lines.count - 2].hasSuffix("end"))
    #expect(lines.allSatisfy { TextWidth.of($0) <= 80 })
  }

  @Test("Then columns are left out, those of the lowest step first")
  func leaving() {
    let columns = (1...9).map { number in
      column("Heading\(number)", number - 1, leaves: number == 1 ? nil : 4 - number % 4)
    }
    let text = text(columns, (1...9).map { "cell\($0)" + String(repeating: "花", count: 4) })
    #expect(lines(text).allSatisfy { TextWidth.of($0) <= 80 })
    #expect(text.contains("cell1") && text.contains("cell8") && text.contains("cell4"))
    #expect(!text.contains("cell3") && !text.contains("cell7"))
  }

  @Test("A table without optional columns is printed at its full width")
  func tooWide() {
    let text = text([column("Player", 0)], [String(repeating: "n", count: 90)])
    #expect(lines(text).last?.count == 90)
  }
}
