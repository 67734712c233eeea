import Glibc
import SystemStrings
import Testing

@Suite("Names that are not UTF-8 are preserved")
struct SystemStringTests {
  private let odd = SystemString(bytes: Array("caf".utf8) + [0xE9])

  @Test("Two names that look the same when shown are different")
  func distinct() {
    let other = SystemString(bytes: Array("caf".utf8) + [0xEA])
    #expect(odd != other)
    #expect(odd.text == other.text)
    #expect(odd.exactText == nil)
    #expect(SystemString("café").exactText == "café")
  }

  @Test("A path in a literal is inserted byte by byte")
  func interpolation() {
    let path: SystemString = "/tmp/\(odd)/\(7).\("txt")"
    #expect(path.bytes == Array("/tmp/caf".utf8) + [0xE9] + Array("/7.txt".utf8))
    #expect(path == "/tmp/" + odd + "/7.txt")
    #expect(path.hasPrefix("/tmp/") && path.hasSuffix(odd + "/7.txt"))
    #expect(!path.hasPrefix("tmp") && !odd.hasSuffix("café"))
  }

  @Test("The system gets the bytes and gives them back", arguments: 0...20)
  func roundTrip(length: UInt8) {
    let bytes = (0..<length).map { 255 - $0 * 7 }
    let name = SystemString(bytes: bytes)
    #expect(name.withCString { strlen($0) } == bytes.count)
    #expect(name.withCString { SystemString(cString: $0) } == name)
  }
}
