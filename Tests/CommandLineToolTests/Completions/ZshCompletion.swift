@testable import CommandLineTool

/// The completion file for zsh.
enum ZshCompletion {
  static var text: String {
    """
    #compdef flipside
    \(CompletionTable.note)

    _flipside_commands() {
      local -a commands=(
    \(Verb.allCases.map { "    " + quoted("\($0.rawValue):\($0.meaning)") }.joined(separator: "\n"))
      )
      _describe command commands
    }

    _flipside_levels() {
      case ${opt_args[--game]} in
    \(levels)
      esac
    }

    _flipside() {
      local -A opt_args
      local -a options
      local at verb=play
      # The first word that is neither an option nor its value.
      for ((at = 2; at < CURRENT; at++)); do
        case $words[at] in
          (\(CompletionTable.withValue.map(\.name).joined(separator: "|"))) at=$((at + 1)) ;;
          (-?*) ;;
          (*)
            verb=$words[at]
            break ;;
        esac
      done
      case $verb in
    \(Verb.allCases.map(specifications).joined(separator: "\n"))
      esac
      _arguments -s -S '1: :_flipside_commands' $options
    }

    _flipside "$@"

    """
  }

  private static var levels: String {
    let games = CompletionTable.levels.games.map {
      "    (\($0.game)) compadd -- \($0.levels.joined(separator: " ")) ;;"
    }
    let all = CompletionTable.levels.all.joined(separator: " ")
    return (games + ["    (*) compadd -- \(all) ;;"]).joined(separator: "\n")
  }

  private static func specifications(of verb: Verb) -> String {
    let options = CompletionTable.options(of: verb).map {
      "        " + quoted(option($0, of: verb))
    }
    // A position with an unknown value would suppress other completions.
    let known = verb.completed.enumerated().filter { $0.element != .unknown }
    let places = known.map { place, completed in
      "        " + quoted("\(place + 2):\(message(completed)):\(action(completed))")
    }
    let lines = (options + places).joined(separator: "\n")
    return "    (\(verb.rawValue))\n      options=(\n\(lines)\n      ) ;;"
  }

  private static func option(_ option: Option, of verb: Verb) -> String {
    let meaning = option.meaning.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let name = option == .help ? "(-h --help)" : ""
    guard let completed = option.completed(in: verb) else {
      return "\(name)\(option.name)[\(meaning)]"
    }
    return "\(option.name)=[\(meaning)]:\(option.rawValue):\(action(completed))"
  }

  private static func message(_ completed: Completed) -> String {
    switch completed {
    case .files: "file"
    case .directories: "directory"
    case .levels: "level"
    case .words, .unknown: " "
    }
  }

  private static func action(_ completed: Completed) -> String {
    switch completed {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .levels: "_flipside_levels"
    case .directories: "_files -/"
    case .files: "_files"
    case .unknown: " "
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
