import Fixtures
import Glibc
import Loopback
import MediaProtocol
import SystemStrings
import Testing

@testable import GameMedia

@Suite("The player's API key in a service's answer")
struct SecretKeyTests {
  private static let key = "k_Secret1234"

  /// The key as a service may encode it in a text.
  static let written = [
    "k_Secret1234", "K_SECRET1234", "k_secret1234", "%6b_%53ecret1234", "%6B%5F%53ecret1234",
    "%256b%255fsecret1234", "&#107;&#95;&#x53;ecret1234", "&amp;#107;_Secret1234",
    #"\u006b\u005fSecret1234"#, #"\\u006b_Secret1234"#, "a19TZWNyZXQxMjM0", "P2tfU2VjcmV0MTIzNCY9",
    "eD1rX1NlY3JldDEyMzQmeT0", "6b5f53656372657431323334", "k_Se\u{200B}cret1234",
    "YTE5VFpXTnlaWFF4TWpNMA", #"k_Se\ncret1234"#, #"k_\tSecret\r12\b3\f4"#,
  ]

  /// Returns twelve films, the sixth with another text for a value.
  private static func films(_ name: String, _ value: String) -> [String] {
    (0..<12).map { number in
      let values = [
        "id": "tt\(number)", "title": "Film \(number)", "image": "https://example.org/\(number)",
        "imDbRating": "7.2", "year": "1990",
      ].merging(number == 5 ? [name: value] : [:]) { $1 }
      return "{\(values.map { #""\#($0)":"\#($1)""# }.sorted().joined(separator: ","))}"
    }
  }

  private let scratch: TemporaryDirectory
  private var layout: CacheLayout { CacheLayout(directory: scratch.path + "/pictures") }

  init() throws { scratch = try TemporaryDirectory() }

  private func ask(_ server: LoopbackServer) throws -> Result<ServiceReply, MediaError> {
    try TestHelper(cache: layout)
      .ask(.films(FilmQuery(.top, base: server.base, key: ServiceKey(Self.key))))
  }

  private var cached: [String] {
    (Files.names(in: layout.answers.text) ?? []).compactMap { name in
      layout.answer(name).content(most: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test("It is never in a message of the service", arguments: written)
  func message(_ text: String) throws {
    let server = LoopbackServer { _, _ in
      FilmService.answer([], message: "Maximum usage of \(text) (100 per day)")
    }
    defer { server.stop() }
    #expect(try ask(server) == .failure(.messageWithKey))
    #expect(cached.isEmpty)
  }

  @Test(
    "A value that contains it is left out, and the answer is not cached", arguments: written,
    ["id", "title", "image", "crew", "year"])
  func value(_ text: String, _ name: String) throws {
    let value = name == "image" ? "https://example.org/\(text)/5.jpg" : "See \(text)"
    let server = LoopbackServer { _, _ in FilmService.answer(Self.films(name, value)) }
    defer { server.stop() }
    guard case .films(let films) = try ask(server).get().answer else { throw TestHelper.Ended() }
    let isLost = name == "id" || name == "title"
    #expect(films.count == (isLost ? 11 : 12))
    #expect(films.count { $0.poster == nil } == (name == "image" ? 1 : 0))
    #expect(films.allSatisfy { $0.title.hasPrefix("Film ") && $0.id.hasPrefix("tt") })
    #expect(films.allSatisfy { $0.poster?.hasPrefix("https://example.org/") ?? true })
    #expect(films.allSatisfy { $0.poster?.utf8.count ?? 0 < 23 })
    #expect(cached.isEmpty)
  }

  @Test("It is not cached with a value that is not the last of its name")
  func hidden() throws {
    let rows = Self.films("crew", "x").joined(separator: ",")
    let server = LoopbackServer { _, _ in
      .text(#"{"note":"\#(Self.key)","note":"","items":[\#(rows)]}"#)
    }
    defer { server.stop() }
    #expect(throws: Never.self) { try ask(server).get() }
    #expect(cached.isEmpty)
  }

  @Test("It is not cached if the service redirects with it", arguments: [301, 302, 307])
  func redirect(_ status: Int) throws {
    let server = LoopbackServer { path, server in
      path.hasPrefix("/moved")
        ? FilmService.films(12)
        : Response(
          status: "\(status) Moved", headers: ["Location: \(server.base)/moved?%6b_Secret1234"])
    }
    defer { server.stop() }
    #expect(throws: Never.self) { try ask(server).get() }
    #expect(cached.count == 1)
    #expect(cached.allSatisfy { !$0.lowercased().contains("secret") })
  }

  @Test("A cached answer of an earlier version that contains it is deleted")
  func cachedBefore() throws {
    let server = LoopbackServer { _, _ in FilmService.films(12) }
    server.stop()
    let films = FilmQuery(.top, base: server.base, key: ServiceKey(Self.key))
    var cache = AnswerCache(layout)
    for text in Self.written {
      let body = FilmService.answer(Self.films("image", "https://example.org/\(text)")).body
      cache.keep(body, as: server.base + "/Top250Movies", time: time(nil))
      #expect(cached.count == 1)
      #expect(try TestHelper(cache: layout).ask(.films(films)) == .failure(.refused))
      #expect(cached.isEmpty)
    }
  }

  @Test("A message without it is shown, and an answer without it is cached")
  func others() throws {
    let server = LoopbackServer { _, server in
      server.questions.count == 1
        ? FilmService.answer([], message: "Invalid key k_Secret1") : FilmService.films(12)
    }
    defer { server.stop() }
    #expect(try ask(server) == .failure(.serviceSaid("Invalid key k_Secret1")))
    #expect(throws: Never.self) { try ask(server).get() }
    #expect(cached.count == 1)
  }
}
