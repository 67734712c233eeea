import CommandLineTool
import GameCore

/// The completion file for zsh.
enum ZshCompletion {
  static var text: String {
    """
    #compdef flipside
    \(CompletionTable.note)

    _flipside_commands() {
      local -a commands=(
    \(commands)
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
          (\(CompletionTable.withValue.map(\.typed).joined(separator: "|"))) at=$((at + 1)) ;;
          (-?*) ;;
          (*)
            verb=$words[at]
            break ;;
        esac
      done
      case $verb in
    \(CommandDescription.all.map(specifications).joined(separator: "\n"))
      esac
      _arguments -s -S '1: :_flipside_commands' $options
    }

    _flipside "$@"

    """
  }

  private static var commands: String {
    CommandDescription.all.map {
      "    " + quoted("\($0.name):\($0.meaning(in: .english))")
    }.joined(separator: "\n")
  }

  private static var levels: String {
    let levels = CompletionTable.levels
    let games = levels.games.map { "    (\($0.game)) compadd -- \($0.levels) ;;" }
    return (games + ["    (*) compadd -- \(levels.all) ;;"]).joined(separator: "\n")
  }

  private static func specifications(of command: CommandDescription) -> String {
    let options = command.options.map { "        " + quoted(specification($0)) }
    // A position with an unknown value would suppress other completions.
    let known = command.arguments.enumerated().filter { $0.element != .unknown }
    let places = known.map { place, completion in
      "        " + quoted("\(place + 2):\(message(completion)):\(action(completion))")
    }
    let lines = (options + places).joined(separator: "\n")
    return "    (\(command.name))\n      options=(\n\(lines)\n      ) ;;"
  }

  private static func specification(_ option: Option) -> String {
    let meaning = option.meaning.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let name = option.typed == "--help" ? "(-h --help)" : ""
    guard let completion = option.completion else {
      return "\(name)\(option.typed)[\(meaning)]"
    }
    return "\(option.typed)=[\(meaning)]:\(option.name):\(action(completion))"
  }

  private static func message(_ completion: Completion) -> String {
    switch completion {
    case .files: "file"
    case .directories: "directory"
    case .levels: "level"
    case .words, .unknown: " "
    }
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
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
