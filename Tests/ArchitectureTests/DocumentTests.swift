import Testing

@Suite("The documents say the same as the program")
struct DocumentTests {
  /// The options by the enum of the command line, which the help is made of.
  private func options() throws -> Set<String> {
    let source = try SourceTree.text("Sources/CommandLineTool/Arguments/Option.swift")
    let head = source.prefix { $0 != "}" }
    var names: Set<String> = []
    for line in head.split(separator: "\n") where line.hasPrefix("  case ") && !line.contains("):")
    {
      for part in line.dropFirst(7).split(separator: ",") {
        let sides = part.split(separator: "\"")
        names.insert("--" + (sides.count > 1 ? sides[1] : part.drop { $0 == " " }))
      }
    }
    return names
  }

  /// Every word that looks like an option of Flipside.
  private func mentioned(in text: String) -> Set<String> {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
    return Set(
      words.filter { $0.hasPrefix("--") && $0.dropFirst(2).first?.isLetter == true }.map(
        String.init))
  }

  @Test("The scanner finds the options")
  func scanner() throws {
    let options = try options()
    #expect(options.isSuperset(of: ["--data", "--no-motion", "--no-mouse", "--version", "--json"]))
    #expect(options.count == 14)
  }

  @Test("README and man page list the options of the program, all and no others")
  func optionLists() throws {
    let options = try options()
    let readme = try SourceTree.text("README.md")
    let table =
      try #require(readme.split(separator: "## Options").last)
      .split(separator: "\n## ").first.map(String.init) ?? ""
    #expect(mentioned(in: table) == options)
    let page = String(
      try SourceTree.text("docs/flipside.6")
        .split(separator: "\\-", omittingEmptySubsequences: false).joined(separator: "-"))
    #expect(mentioned(in: page) == options)
  }

  @Test("The exit statuses are documented in README and man page")
  func statuses() throws {
    let readme = try SourceTree.text("README.md")
    let page = try SourceTree.text("docs/flipside.6")
    for status in 0...4 {
      #expect(readme.contains("| \(status) |"), "README: \(status)")
      #expect(page.contains(".B \(status)\n"), "man page: \(status)")
    }
  }

  @Test("Documents name only files that exist")
  func links() throws {
    for document in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] {
      let text = try SourceTree.text(document)
      for piece in text.split(separator: "](").dropFirst() {
        guard let link = piece.split(separator: ")").first, !link.hasPrefix("http") else {
          continue
        }
        #expect(throws: Never.self, "\(document): \(link)") { try SourceTree.text(String(link)) }
      }
    }
  }
}
