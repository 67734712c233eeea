import Glibc
import Testing

@testable import CommandLineTool

@Suite("Completion offers what the program accepts")
struct CompletionFileTests {
  enum Shell: String, CaseIterable {
    case bash = "flipside.bash"
    case zsh = "_flipside"
    case fish = "flipside.fish"

    var text: String {
      switch self {
      case .bash: BashCompletion.text
      case .zsh: ZshCompletion.text
      case .fish: FishCompletion.text
      }
    }
  }

  @Test("The shells' files are generated from the table of options", arguments: Shell.allCases)
  func files(_ shell: Shell) throws {
    let (name, text) = (shell.rawValue, shell.text)
    let path = "Packaging/completions/\(name)"
    if getenv("FLIPSIDE_RECORD") != nil {
      let file = try #require(fopen("\(RepositoryFile.root)/\(path)", "w"), "\(name)")
      fputs(text, file)
      fclose(file)
      Issue.record("\(name) was rewritten: check the difference")
    } else {
      let kept = try RepositoryFile.text(path)
      #expect(
        kept == text, "\(name) is not what the table gives; with FLIPSIDE_RECORD=1 it is written")
    }
  }

  @Test("The arguments of a command are read from its line in the help")
  func places() {
    #expect(Verb.verify.completed == [.files(or: ["-"])])
    #expect(Verb.replay.completed == [.words(["export"]), .unknown])
    #expect(Verb.cache.completed == [.words(["show", "clear"])])
    #expect(Verb.scores.completed.isEmpty)
    #expect(Option.cursor.completed == .words(["hidden", "focus"]))
    #expect(Option.data.completed == .directories)
    #expect(Option.seed.completed == .unknown)
    #expect(Option.json.completed == nil)
    let ranked = Option.game.completed(in: .scores)
    #expect(ranked == .words(["pairs", "color-match", "movie-quiz"]))
    #expect(ranked == Option.game.completed(in: .daily))
    #expect(ranked != Option.game.completed(in: .stats))
  }
}
