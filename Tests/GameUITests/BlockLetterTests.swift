import Testing

@testable import GameUI

@Suite("Block letters")
struct BlockLetterTests {
  @Test(
    "every capital letter of an alphabet has a shape of its own",
    arguments: ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"])
  func alphabet(_ letters: String) throws {
    let shapes = try letters.map { try #require(BlockLetters.bitmap(of: String($0))) }
    #expect(shapes.allSatisfy { $0.count == BlockLetters.rows && Set($0.map(\.count)).count == 1 })
    #expect(Set(shapes).count == letters.count)
  }
}
