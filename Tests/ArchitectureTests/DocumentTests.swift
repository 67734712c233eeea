import Testing

@Suite("The documents match the program")
struct DocumentTests {
  private static let manPages = ["Packaging/flipside.6", "Packaging/flipside.ru.6"]

  @Test("The Russian man page covers the same as the English one, and both are installed")
  func manPages() throws {
    let (english, russian) = (
      try SourceTree.text(Self.manPages[0]), try SourceTree.text(Self.manPages[1])
    )
    func marks(_ page: String, _ prefix: String) -> Int {
      page.split(separator: "\n").count { $0.hasPrefix(prefix) }
    }
    for prefix in [".SH", ".SS", ".TP", ".EX", "flipside "] {
      #expect(marks(english, prefix) == marks(russian, prefix), "\(prefix)")
    }
    #expect(Self.names(in: english) == Self.names(in: russian))
    let makefile = try SourceTree.text("Makefile")
    for page in Self.manPages { #expect(makefile.contains(" 644:\(page):"), "\(page)") }
  }

  @Test("The game played to order the release's functions shows the texts it waits for")
  func orderedGame() throws {
    let words = try SourceTree.text("scripts/function-order").split(separator: "'=").dropFirst()
      .map { $0.prefix { $0 != "'" } }
    #expect(words.count > 6)
    let sources = try SourceTree.files(under: "Sources").map(\.text).joined()
    let lowercase = sources.lowercased()
    for text in words {
      // A key precedes its hint, which is shown in lower case.
      let hint = text.drop { $0 != " " }.dropFirst()
      let found = sources.contains(text) || !hint.isEmpty && lowercase.contains(hint)
      #expect(found, "\(text)")
    }
  }

  /// Returns the tags common to all languages: files and variables.
  private static func names(in page: String) -> [Substring] {
    page.split(separator: ".TP\n").dropFirst().compactMap { $0.split(separator: "\n").first }
      .filter { $0.hasPrefix(".I ") || $0.contains("_") }
  }

  @Test("README is short and starts with a command and a picture")
  func readme() throws {
    let text = try SourceTree.text("README.md")
    #expect(text.utf8.count <= 9000)
    let start = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(15)
    #expect(start.contains { $0.hasPrefix("    ") }, "command")
    #expect(start.contains { $0.hasPrefix("![") }, "picture")
  }

  @Test("The exit statuses are documented in the man pages")
  func statuses() throws {
    for name in Self.manPages {
      let page = try SourceTree.text(name)
      for status in 0...4 { #expect(page.contains(".B \(status)\n"), "\(name): \(status)") }
    }
  }

  /// Returns the Markdown files of the repository, by path.
  private static func documents() throws -> [String] {
    try ["", "docs/", "docs/decisions/"].flatMap { directory in
      try SourceTree.names(in: "./" + directory).filter { $0.hasSuffix(".md") }
        .map { directory + $0 }
    }
  }

  /// Returns the texts between backticks on one line.
  private static func codeSpans(in text: String) -> [Substring] {
    text.split(separator: "\n").flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }

  @Test("Links in the documents lead to existing files")
  func links() throws {
    for document in try Self.documents() {
      let directory = document.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      for piece in try SourceTree.text(document).split(separator: "](").dropFirst() {
        guard let link = piece.split(separator: ")").first, !link.hasPrefix("http") else {
          continue
        }
        #expect(SourceTree.exists(directory + link), "\(document): \(link)")
      }
    }
  }

  @Test("Paths in the documents exist")
  func paths() throws {
    let top = Set(try SourceTree.names(in: ".") + [".ci"])
    var checked = 0
    for document in try Self.documents() {
      for span in Self.codeSpans(in: try SourceTree.text(document)) where span.contains("/") {
        guard let first = span.split(separator: "/").first, top.contains(String(first)),
          !span.contains(" ")
        else { continue }
        checked += 1
        #expect(SourceTree.exists(String(span)), "\(document): \(span)")
      }
    }
    #expect(checked > 20)
  }

  @Test("The make targets in the documents exist")
  func targets() throws {
    let makefile = try SourceTree.text("Makefile")
    var checked = 0
    for document in try Self.documents() {
      let text = try SourceTree.text(document)
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("    ") }
      for command in Self.codeSpans(in: text) + lines {
        let words = command.split(separator: " ")
        guard words.count > 1, words[0] == "make" else { continue }
        checked += 1
        #expect(makefile.contains("\n\(words[1]):"), "\(document): make \(words[1])")
      }
    }
    #expect(checked > 10)
  }
}
