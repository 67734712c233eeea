import Testing

@testable import CommandLineTool

@Suite("The documents list the options of the program, all and no others")
struct OptionListTests {
  private let options = Set(Option.allCases.map(\.name))

  /// Every word that looks like an option of Flipside.
  private func mentioned(in text: String) -> Set<String> {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
    return Set(
      words.filter { $0.hasPrefix("--") && $0.dropFirst(2).first?.isLetter == true }.map(
        String.init))
  }

  @Test("README lists them in its table")
  func readme() throws {
    let text = try RepositoryFile.text("README.md")
    let start = try #require(text.firstRange(of: "\n## Options\n")).upperBound
    let table = try #require(text[start...].split(separator: "\n## ").first)
    #expect(mentioned(in: String(table)) == options)
  }

  @Test("The man pages name them", arguments: ManPageTests.pages.map(\.1))
  func manPages(_ path: String) throws {
    let text = try RepositoryFile.text(path)
      .split(separator: "\\-", omittingEmptySubsequences: false).joined(separator: "-")
    #expect(mentioned(in: text) == options)
  }
}
