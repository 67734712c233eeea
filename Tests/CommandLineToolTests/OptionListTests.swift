import Testing

@testable import CommandLineTool

@Suite("The documents name the options of the program")
struct OptionListTests {
  private let options = Set(Option.all.map(\.typed))

  /// Returns every word that looks like an option of Flipside.
  private func mentioned(in text: String) -> Set<String> {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
    return Set(
      words.filter { $0.hasPrefix("--") && $0.dropFirst(2).first?.isLetter == true }.map(
        String.init))
  }

  @Test(
    "Completion offers the words in the usage of each command and option"
  )
  func completion() {
    for command in CommandDescription.all {
      let words = command.usages.flatMap { $0.typed.split { " []|".contains($0) } }.filter {
        $0.first?.isLowercase == true && $0 != command.name
      }
      let offered = command.arguments.flatMap { argument -> [String] in
        switch argument {
        case .words(let words), .files(let words): words
        case .levels, .directories, .unknown: []
        }
      }
      for word in words { #expect(offered.contains(String(word)), "\(command.name) \(word)") }
      for option in command.options {
        let values = option.usage.split(separator: " ").last?.split(separator: "|") ?? []
        guard values.count > 1 else { continue }
        #expect(option.completion == .words(values.map(String.init)), "\(option.typed)")
      }
    }
    let games = CommandDescription.all.map { command in
      (command.name, command.options.first { $0 == .game }?.completion)
    }
    let ranked = Completion.words(["pairs", "color-match", "movie-quiz"])
    #expect(games.first { $0.0 == "scores" }?.1 == ranked)
    #expect(games.first { $0.0 == "daily" }?.1 == ranked)
    #expect(games.first { $0.0 == "stats" }?.1 != ranked)
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
