import Canvas
import Testing

@testable import CommandLineTool

@Suite("Tables for terminals")
struct TextTableTests {
  private func lines(_ table: TextTable) -> [String] {
    table.text.split(separator: "\n").map(String.init)
  }

  @Test("A table that fits stays as it is")
  func fits() {
    var table = TextTable([.init("Player of the day", .left), .init("Points", .right, spare: 1)])
    table.add(["Anna", "100"])
    #expect(table.text == "Player of the day  Points\nAnna                  100\n")
  }

  @Test("A table that is too wide breaks its headings first, the last lines above the cells")
  func headings() {
    var table = TextTable([
      .init("Player", .left), .init(String(repeating: "word ", count: 15) + "end", .right),
    ])
    table.add([String(repeating: "n", count: 60), "1234567890"])
    let lines = lines(table)
    #expect(lines.last?.hasSuffix("n  1234567890") == true && lines.count > 3)
    #expect(lines[lines.count - 2].hasPrefix("Player ") && lines[lines.count - 2].hasSuffix("end"))
    #expect(lines.allSatisfy { TextWidth.of($0) <= 80 })
  }

  @Test("Then columns go that can be spared, the most spare first, and the others stay")
  func spared() {
    let columns = (1...9).map { number in
      TextTable.Column("Heading\(number)", .left, spare: number == 1 ? nil : number % 4)
    }
    var table = TextTable(columns)
    table.add((1...9).map { "cell\($0)" + String(repeating: "花", count: 4) })
    let text = table.text
    #expect(lines(table).allSatisfy { TextWidth.of($0) <= 80 })
    #expect(text.contains("cell1") && text.contains("cell8") && text.contains("cell4"))
    #expect(!text.contains("cell3") && !text.contains("cell7"))
  }

  @Test("What nothing can be spared of is printed as wide as it is")
  func tooWide() {
    var table = TextTable([.init("Player", .left)])
    table.add([String(repeating: "n", count: 90)])
    #expect(lines(table).last?.count == 90)
  }
}
