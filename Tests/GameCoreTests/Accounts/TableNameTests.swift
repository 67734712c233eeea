import Testing

@testable import GameCore

@Suite("Names of players at one keyboard")
struct TableNameTests {
  private func error(_ text: String) -> PlayerNameError? {
    do throws(PlayerNameError) {
      _ = try DuelName(typed: text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "One letter of any script is enough, and twelve columns are the maximum",
    arguments: ["A", "Ян", "Анна-Мария", "Jo 2", "Nguyễn", "山田太郎一二", "  Zoë  "])
  func taken(name: String) throws {
    #expect(error(name) == nil)
    #expect(try DuelName(typed: name).description.first != " ")
  }

  @Test(
    "Names that would distort the board, or are those of opponents, are rejected",
    arguments: [
      ("", PlayerNameError.empty), ("   ", .empty), ("Константинопо", .tooLong),
      ("山田太郎一二三", .tooWide), ("A\u{1B}[2J", .forbiddenCharacter),
      ("A\u{202E}B", .forbiddenCharacter), ("A\u{200B}B", .forbiddenCharacter),
      ("Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", .forbiddenCharacter),
      ("🎈", .forbiddenCharacter), ("◉ Anna", .forbiddenCharacter), ("12", .noLetter),
      ("marble", .reserved), ("Кварц", .reserved), ("Guest", .reserved),
    ])
  func refused(name: String, expected: PlayerNameError) {
    #expect(error(name) == expected)
  }

  @Test("Names that differ only in case or form are alike")
  func alike() throws {
    let zoë = try DuelName(typed: "Zoë")
    #expect(try DuelName(typed: "ZOË").isLike(zoë))
    #expect(try DuelName(typed: "Zoe\u{308}").isLike(zoë))
    #expect(try !DuelName(typed: "Zoe").isLike(zoë))
  }

  @Test("An invalid stored name is left out, and the others keep their seats")
  func stored() {
    var settings = Settings()
    settings.duel.setName("Зоя", of: 2)
    settings.duel.setName("A\u{1B}[2J", of: 1)
    #expect(settings.duel.names == ["", "", "Зоя"])
  }
}
