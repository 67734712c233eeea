import CommandLineTool
import GameCore

/// The completion file for fish.
enum FishCompletion {
  static var text: String {
    """
    \(CompletionTable.note)

    # What has been typed, without options and their values.
    function __flipside_words
        set -l words (commandline -opc)
        set -l skip no
        for word in $words[2..]
            if test $skip = yes
                set skip no
                continue
            end
            switch $word
                case \(CompletionTable.withValue.map(\.typed).joined(separator: " "))
                    set skip yes
                case '-?*'
                case '*'
                    echo -- $word
            end
        end
    end

    # Whether the command is one of those named; without one it is play.
    function __flipside_is
        set -l words (__flipside_words)
        set -q words[1]; or set words play
        contains -- $words[1] $argv
    end

    # Whether so many words have been typed.
    function __flipside_count
        test (count (__flipside_words)) = $argv[1]
    end

    function __flipside_levels
        set -l words (commandline -opc | string replace -r -- '^--game=' '--game\\n' | string split \\n)
        set -l at (contains -i -- --game $words); and set -l game $words[(math $at + 1)]
        switch "$game"
    \(levels)
        end
    end

    complete -c flipside -f
    \(CommandDescription.all.map(command).joined(separator: "\n"))
    \(CommandDescription.all.flatMap(places).joined(separator: "\n"))
    \(Option.all.flatMap(lines).joined(separator: "\n"))

    """
  }

  private static var levels: String {
    let levels = CompletionTable.levels
    let games = levels.games + [("'*'", levels.all)]
    return games.map { "        case \($0)\n            printf '%s\\n' \($1)" }
      .joined(separator: "\n")
  }

  private static func command(_ command: CommandDescription) -> String {
    "complete -c flipside -n '__flipside_count 0' -a \(command.name)"
      + " -d \(quoted(command.meaning(in: .english)))"
  }

  private static func places(of command: CommandDescription) -> [String] {
    command.arguments.enumerated().compactMap { place, completion in
      let offer: String
      switch completion {
      case .words(let words): offer = "-a '\(words.joined(separator: " "))'"
      case .files(let words):
        offer = "-F" + (words.isEmpty ? "" : " -a '\(words.joined(separator: " "))'")
      case .directories: offer = "-a '(__fish_complete_directories)'"
      case .levels, .unknown: return nil
      }
      return "complete -c flipside"
        + " -n '__flipside_is \(command.name); and __flipside_count \(place + 1)' \(offer)"
    }
  }

  /// Returns a line for all commands that accept the same values.
  private static func lines(of option: Option) -> [String] {
    let completions = option.commands.map(\.option.completion)
    let first = completions.indices.filter { completions.firstIndex(of: completions[$0]) == $0 }
    return first.map { first in
      let names = option.commands.filter { $0.option.completion == completions[first] }.map(\.name)
      return line(option, completions[first], of: names)
    }
  }

  private static func line(
    _ option: Option, _ completion: Completion?, of commands: [String]
  ) -> String {
    var line = "complete -c flipside"
    if commands.count < CommandDescription.all.count {
      line += " -n '__flipside_is \(commands.joined(separator: " "))'"
    }
    line += " -l \(option.name)"
    if option.typed == "--help" { line += " -s h" }
    switch completion {
    case nil: break
    case .words(let words): line += " -x -a '\(words.joined(separator: " "))'"
    case .levels: line += " -x -a '(__flipside_levels)'"
    case .directories: line += " -x -a '(__fish_complete_directories)'"
    case .files: line += " -r -F"
    case .unknown: line += " -x"
    }
    return line + " -d \(quoted(option.meaning))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
      + "'"
  }
}
