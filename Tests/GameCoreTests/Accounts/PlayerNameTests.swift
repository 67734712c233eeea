import Testing

@testable import GameCore

@Suite("Names of people are accepted, and nothing that harms a terminal")
struct PlayerNameTests {
  @Test(
    "names in many scripts are accepted",
    arguments: [
      "Ann", "Жанна", "Зоя-2", "Анна_2", "_김철수", "Ólafur Ýr", "王小明", "ひらがな", "김철수", "محمد", "דוד",
      "प्रिया", "สมชาย",
      "a_b-c.d", "x9y", "Nguyễn", "abcdefghijklmnopqrst", "Иван 王小明", "1a2", "王小明王小明王小明王",
      "Anna 김철수", "Ann สมชาย", "\u{1100}\u{1161}\u{11A8}나다", "B๐b",
    ])
  func taken(_ text: String) throws {
    #expect(try PlayerName(text).description == text)
  }

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  private static let refusals: [(String, PlayerNameError)] = [
    ("", PlayerNameError.empty), ("  \t ", .empty), ("ab", .tooShort), ("é1", .tooShort),
    ("abcdefghijklmnopqrstu", .tooLong), (letters(10_000), .tooLong),
    ("ab\u{1B}[31m", .forbiddenCharacter), ("ab\ncd", .forbiddenCharacter),
    ("ab\u{0}cd", .forbiddenCharacter), ("ab\u{202E}cd", .forbiddenCharacter),
    ("ab\u{200B}cd", .forbiddenCharacter), ("ab\u{200D}cd", .forbiddenCharacter),
    ("ab\u{3164}cd", .forbiddenCharacter), ("ab\u{FEFF}cd", .forbiddenCharacter),
    ("ab\u{2066}cd", .forbiddenCharacter), ("ab\u{E0041}cd", .forbiddenCharacter),
    ("ab\u{A0}cd", .forbiddenCharacter), ("a@b.c", .forbiddenCharacter),
    ("ab🐈cd", .forbiddenCharacter), ("<b>bold", .forbiddenCharacter),
    ("z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}algo", .forbiddenCharacter),
    ("\u{301}abc", .forbiddenCharacter), ("pаypal", .mixedScripts), ("Ιvan", .mixedScripts),
    ("Anna\u{1161}", .forbiddenCharacter), ("\u{1161}\u{1161}\u{1161}", .forbiddenCharacter),
    (String(repeating: "\u{1100}", count: 9), .forbiddenCharacter),
    ("Anna\u{D7CB}", .forbiddenCharacter), ("Anna\u{16FE4}", .forbiddenCharacter),
    ("Anna\u{1BC9D}", .forbiddenCharacter), (String(repeating: "王", count: 11), .tooWide),
    ("Иван ณเดช", .mixedScripts), ("ไทย ລາວ", .mixedScripts), ("Anna 김 ณ", .mixedScripts),
    ("...", .noLetter), ("123", .noLetter), ("-_-", .noLetter), ("٣٣٣", .noLetter),
    ("Аdmin", .mixedScripts), ("ｐаypal", .mixedScripts), ("ᎪNNA", .mixedScripts),
  ]

  @Test("an invalid name is rejected for the right reason", arguments: refusals)
  func refused(_ text: String, _ error: PlayerNameError) {
    #expect(throws: error) { try PlayerName(text) }
  }

  @Test(
    "two spellings of one name are equal",
    arguments: [
      ("Ann", "ANN"), ("Жанна", "жАННА"), ("Zoe\u{301}", "zoé"), ("Straße", "STRASSE"),
      ("Ａnna", "anna"), ("ﬁona", "FIONA"), ("a  b", "A b"), ("  Ann ", "ann"),
    ])
  func sameKey(_ one: String, _ other: String) throws {
    #expect(try PlayerName(one).key == PlayerName(other).key)
  }

  @Test(
    "names that look the same have equal skeletons",
    arguments: [
      ("TOM", "ТОМ"), ("Tom", "ТОМ"), ("Paul", "Pɑul"), ("Paul", "PauI"), ("Bob", "Bᴏb"),
      ("Bob", "B๐b"), ("BOB", "B0B"), ("dani", "danı"), ("Tom", "Torn"), ("Вера", "Bepa"),
      ("scope", "ѕсоре"), ("Zoé", "Zoe\u{301}"),
    ])
  func alike(_ one: String, _ other: String) throws {
    #expect(try !Set(PlayerName(one).looks).isDisjoint(with: PlayerName(other).looks))
  }

  @Test(
    "names that look different have different skeletons",
    arguments: [
      ("Anna", "Hanna"), ("Ian", "Lan"), ("Ali", "All"), ("Анна", "Anna"), ("Иван", "Ivan"),
      ("Zoe", "Zoé"), ("Ann", "Anne"), ("Bot1", "Bot2"), ("王小明", "王小朋"), ("Том", "Tim"),
    ])
  func different(_ one: String, _ other: String) throws {
    #expect(try Set(PlayerName(one).looks).isDisjoint(with: PlayerName(other).looks))
  }

  @Test(
    "a name accepted by an earlier version remains valid", arguments: ["Anna\u{1161}", "ไทย ລາວ"])
  func stored(_ text: String) {
    #expect(PlayerName(stored: text)?.description == text)
    #expect(PlayerName(stored: "ab\u{1B}[2J") == nil)
    #expect(PlayerName(stored: "ab\u{202E}cd") == nil)
  }

  @Test("a name is stored in form NFC")
  func composed() throws {
    let name = try PlayerName("Zoe\u{301}")
    #expect(Array(name.description.unicodeScalars) == Array("Zo\u{E9}".unicodeScalars))
  }

  @Test("a name reads back as itself, whatever was typed")
  func idempotent() throws {
    for text in ["  a   b  ", "Zoe\u{301}", "Ａnna", "ﬁona"] {
      let name = try PlayerName(text)
      #expect(try PlayerName(name.description) == name)
    }
  }

  @Test("the fast path for ASCII gives the same forms as the tables")
  func shortWay() {
    let forms: [UnicodeForm] = [.composed, .decomposed, .compatible, .folded]
    let all = String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0) }))
    for form in forms {
      // A letter beyond ASCII sends the text through the tables.
      let long = form.of(all + "\u{448}")
      #expect(form.of(all) + "\u{448}" == long)
    }
  }

  @Test("every ASCII character is allowed in names or not, depending on its kind")
  func plain() {
    for value in UInt8.min...0x7F {
      let scalar = Unicode.Scalar(value)
      let isPlain =
        scalar.isVisibleLetter || scalar.isDecimalDigit || " _-.".unicodeScalars.contains(scalar)
      #expect((PlayerName(stored: "a\(scalar)b.c") != nil) == isPlain, "\(value)")
    }
  }
}
