import Testing

@testable import CommandLineTool

@Suite("The documents name the options of the program")
struct OptionListTests {
  private let options = Set(Option.allCases.map(\.name))

  /// Returns every word that looks like an option of Flipside.
  private func mentioned(in text: String) -> Set<String> {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
    return Set(
      words.filter { $0.hasPrefix("--") && $0.dropFirst(2).first?.isLetter == true }.map(
        String.init))
  }

  @Test("README names only options that exist")
  func readme() throws {
    let text = try RepositoryFile.text("README.md")
    #expect(!mentioned(in: text).isEmpty)
    #expect(mentioned(in: text).subtracting(options).isEmpty)
  }

  @Test("The man pages name all options and no others", arguments: ManPageTests.pages.map(\.1))
  func manPages(_ path: String) throws {
    let text = try RepositoryFile.text(path)
      .split(separator: "\\-", omittingEmptySubsequences: false).joined(separator: "-")
    #expect(mentioned(in: text) == options)
  }
}
