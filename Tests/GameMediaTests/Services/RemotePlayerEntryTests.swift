import GameMedia
import MediaProtocol
import SystemStrings
import Testing

@Suite("Players of a remote list")
struct RemotePlayerEntryTests {
  private static func read(
    _ json: String, from text: String = "https://example.org/users"
  ) throws -> [RemotePlayerEntry] {
    let value = try #require(JSONValue(Array(json.utf8)))
    let address = try #require(Address(text))
    let query = PlayersQuery(address: text)
    guard case .players(let players) = try query.read(value, from: address) else { return [] }
    return players
  }

  @Test("A player is parsed as the list writes it")
  func player() throws {
    let players = try Self.read(
      #"{"users":[{"id":1,"sex":"W","username":"Aster","isOnline":true,"age":25,"files":"#
        + #"[{"id":1,"url":"https://example.org/a.png","type":"avatar"}]}]}"#)
    let file = RemotePlayerEntry.File(address: "https://example.org/a.png", kind: "avatar")
    #expect(
      players == [
        RemotePlayerEntry(
          id: 1, name: "Aster", sex: .female, age: 25, isOnline: true, files: [file])
      ])
  }

  @Test("Missing or malicious values are left out, and so are players without a name")
  func hostile() throws {
    let players = try Self.read(
      #"{"users":[{"username":"Bare"},{"id":1},{"username":"  "},{"username":7},null,"#
        + #"{"id":2,"sex":"?","username":"\u001b]0;x\u0007Ann\u200b","isOnline":"yes","age":-3,"#
        + #""files":[{"url":"http://127.0.0.1/a"},{"url":"https://10.0.0.1.nip.io/b","type":7}]},"#
        + #"{"id":2,"username":"Again"}]}"#)
    #expect(players.map(\.name) == ["Bare", "]0;xAnn"])
    #expect(players.last?.files.map(\.kind) == [nil])
    #expect(players.last?.age == nil && players.last?.sex == nil)
    #expect(players.last?.isOnline == nil)
  }

  @Test("A local list may name files on this machine")
  func loopback() throws {
    let json = #"{"users":[{"username":"A","files":[{"url":"http://127.0.0.1/a"}]}]}"#
    #expect(try Self.read(json, from: "http://127.0.0.1:80/").first?.files.count == 1)
  }

  @Test("Another shape is reported, and an empty list is a list")
  func shapes() throws {
    #expect(try Self.read(#"{"users":[]}"#).isEmpty)
    for json in ["[]", "{}", #"{"users":{}}"#, "7"] {
      #expect(throws: MediaError.notUnderstood) { try Self.read(json) }
    }
  }

  @Test("Files and players are limited")
  func bounds() throws {
    let files = Array(repeating: #"{"url":"https://a.org/a"}"#, count: 50).joined(separator: ",")
    let rows = (0..<3_000).map { #"{"username":"P\#($0)","files":[\#($0 == 0 ? files : "")]}"# }
    let players = try Self.read(#"{"users":[\#(rows.joined(separator: ","))]}"#)
    #expect(players.count == RemotePlayerEntry.most)
    #expect(players.first?.files.count == RemotePlayerEntry.mostFiles)
  }
}
