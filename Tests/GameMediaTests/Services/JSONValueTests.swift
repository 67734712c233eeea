import GameMedia
import MediaProtocol
import Testing

@Suite("JSON of services")
struct JSONValueTests {
  private static func read(_ text: String) -> JSONValue? { JSONValue(Array(text.utf8)) }

  @Test(
    "Numbers are exact: integers as numbers, others as written",
    arguments: [
      ("0", JSONValue.integer(0)), ("-0", .integer(0)), ("-12", .integer(-12)),
      ("9007199254740993", .integer(9_007_199_254_740_993)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .decimal("9223372036854775808")),
      ("7.20", .decimal("7.20")), ("1e400", .decimal("1e400")), ("-1.5E-3", .decimal("-1.5E-3")),
    ])
  func numbers(_ text: String, _ expected: JSONValue) {
    #expect(Self.read(text) == expected)
    #expect(Self.read(" [\(text)\n] ") == .array([expected]))
  }

  @Test(
    "Strings are read with all escape sequences",
    arguments: [
      (#""""#, ""), (#""a\"\\\/b\b\f\n\r\t""#, "a\"\\/b\u{8}\u{c}\n\r\t"),
      (#""\u00e9\u0416""#, "éЖ"), (#""\ud83c\udccf!""#, "🃏!"), (#""\ud83c""#, "\u{fffd}"),
      (#""\ud83cx""#, "\u{fffd}x"), (#""\udccf\u0041""#, "\u{fffd}A"),
      (#""\ud83c\u0041""#, "\u{fffd}A"), ("\"Ж猫\u{7f}\"", "Ж猫\u{7f}"),
    ])
  func texts(_ text: String, _ expected: String) {
    #expect(Self.read(text) == .text(expected))
  }

  @Test("Objects, arrays, booleans and null are parsed; a byte order mark is allowed")
  func shapes() {
    let text = "\u{feff}{\"a\" : [ true,false , null,{}, []],\"b\":\"c\"}\n"
    #expect(
      Self.read(text)
        == .object([
          "a": .array([.truth(true), .truth(false), .null, .object([:]), .array([])]),
          "b": .text("c"),
        ]))
  }

  @Test(
    "Invalid JSON is rejected as a whole",
    arguments: [
      "", " ", "{", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "tru", "nul",
      "+1", "01", "1.", ".5", "1e", "1e+", "-", "0x10", "NaN", "\"a", "\"\\x\"", "\"\\u12g4\"",
      "\"\\u12", "\"a\nb\"", "'a'", "1 1", "[]]", "<html>", "\"\u{1}\"", "// a\n1",
    ])
  func garbage(_ text: String) {
    #expect(Self.read(text) == nil)
  }

  @Test("Invalid UTF-8 is rejected")
  func notUnicode() {
    #expect(JSONValue([0x22, 0xff, 0x22]) == nil)
    #expect(JSONValue([0x22, 0x5c, 0x6e, 0xc3, 0x22]) == nil)
  }

  @Test("Nesting and the number of values are limited")
  func bounds() {
    let deep = { (depth: Int) in
      Self.read(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    }
    #expect(deep(JSONValue.deepest) != nil)
    #expect(deep(JSONValue.deepest + 1) == nil)
    #expect(deep(1_000_000) == nil)
    let many = { (count: Int) in
      Self.read("[" + Array(repeating: "1", count: count).joined(separator: ",") + "]")
    }
    #expect(many(JSONValue.most - 1) != nil)
    #expect(many(JSONValue.most) == nil)
  }
}
