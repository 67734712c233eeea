@testable import CommandLineTool

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
                case \(CompletionTable.withValue.map(\.name).joined(separator: " "))
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
    \(Verb.allCases.map(command).joined(separator: "\n"))
    \(Verb.allCases.flatMap(places).joined(separator: "\n"))
    \(Option.allCases.map(option).joined(separator: "\n"))

    """
  }

  private static var levels: String {
    let games = CompletionTable.levels.games.map {
      "        case \($0.game)\n            printf '%s\\n' \($0.levels.joined(separator: " "))"
    }
    let all = CompletionTable.levels.all.joined(separator: " ")
    return (games + ["        case '*'\n            printf '%s\\n' \(all)"]).joined(separator: "\n")
  }

  private static func command(_ verb: Verb) -> String {
    "complete -c flipside -n '__flipside_count 0' -a \(verb.rawValue) -d \(quoted(verb.meaning))"
  }

  private static func places(of verb: Verb) -> [String] {
    verb.completed.enumerated().compactMap { place, completed in
      let offer: String
      switch completed {
      case .words(let words): offer = "-a '\(words.joined(separator: " "))'"
      case .files(let words): offer = "-F" + (words.isEmpty ? "" : " -a '\(words.joined())'")
      case .directories: offer = "-a '(__fish_complete_directories)'"
      case .levels, .unknown: return nil
      }
      return "complete -c flipside"
        + " -n '__flipside_is \(verb.rawValue); and __flipside_count \(place + 1)' \(offer)"
    }
  }

  private static func option(_ option: Option) -> String {
    // Commands that accept other values have a separate line.
    let verbs = option.verbs.reduce(into: [[Verb]]()) { groups, verb in
      let known = groups.firstIndex {
        $0.first.map(option.completed(in:)) == option.completed(in: verb)
      }
      if let known { groups[known].append(verb) } else { groups.append([verb]) }
    }
    return verbs.map { line(option, of: $0) }.joined(separator: "\n")
  }

  private static func line(_ option: Option, of verbs: [Verb]) -> String {
    let names = verbs.map(\.rawValue).joined(separator: " ")
    var line = "complete -c flipside"
    if verbs != Verb.allCases { line += " -n '__flipside_is \(names)'" }
    line += " -l \(option.rawValue)"
    if option == .help { line += " -s h" }
    switch verbs.first.flatMap(option.completed(in:)) {
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
