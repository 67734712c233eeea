import GameCore
import Testing

@Suite("Working e-mail addresses are accepted, and typing errors are detected")
struct EmailTests {
  @Test(
    "unusual but valid addresses are accepted",
    arguments: [
      "a+b@mail.example.museum", "o'brien@example.ie", "1234567890@example.com",
      "first.last@sub.domain.example.photography", "x@example.co", "_______@example.com",
      "a@b-c.de", "!#$%&'*+-/=?^_`{|}~@example.org", "почта@пример.рф", "用户@例子.公司",
      "jörg@müller.de", "me@xn--mller-kva.de", "A.B@EXAMPLE.COM", "a@1and1.com",
      "🐈@example.org",
    ])
  func taken(_ text: String) throws {
    #expect(try Email(text).description == text)
  }

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  private static let refusals: [(String, EmailError)] = [
    ("", EmailError.empty), ("   ", .empty), ("plain", .noAtSign), ("@example.com", .localPart),
    ("a@", .domain), ("a@b", .domain), ("a@localhost", .domain), ("a@.com", .domain),
    ("a@b.", .domain), ("a@b..com", .domain), ("a..b@example.com", .localPart),
    (".a@example.com", .localPart), ("a.@example.com", .localPart),
    ("a b@example.com", .localPart), ("a@exam ple.com", .domain), ("a@b@example.com", .localPart),
    ("a@-b.com", .domain), ("a@b-.com", .domain), ("a@127.0.0.1", .domain),
    ("a@[127.0.0.1]", .domain), ("\"a b\"@example.com", .localPart),
    ("a@example.com\nb", .domain), ("a\n@example.com", .localPart),
    ("a\u{1B}[2J@example.com", .localPart), ("a\u{202E}@example.com", .localPart),
    ("a\u{200B}b@example.com", .localPart), ("a@exa\u{AD}mple.com", .domain),
    ("a,b@example.com", .localPart), ("<a@example.com>", .localPart),
    (letters(65) + "@example.com", .localPart),
    ("a@" + letters(64) + ".com", .domain),
    ("a@" + letters(60) + "." + letters(200), .tooLong),
    (letters(10_000), .tooLong),
  ]

  @Test("an invalid address is rejected for the right reason", arguments: refusals)
  func refused(_ text: String, _ error: EmailError) {
    #expect(throws: error) { try Email(text) }
  }

  @Test("white space around a pasted address does no harm")
  func trimmed() throws {
    #expect(try Email(" a@example.com\r\n").description == "a@example.com")
  }

  @Test("one address cannot be registered twice in another case")
  func key() throws {
    #expect(try Email("A.B@Example.COM").key == Email("a.b@example.com").key)
    #expect(try Email("ПОЧТА@Пример.рф").key == Email("почта@пример.РФ").key)
    #expect(try LoginName(" A.B@Example.com ").key == Email("a.b@example.com").key)
  }
}
