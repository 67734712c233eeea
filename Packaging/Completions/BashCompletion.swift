import CommandLineTool

/// The completion file for bash. It needs nothing from the package bash-completion, which loads it
/// by name.
enum BashCompletion {
  static var text: String {
    """
    \(CompletionTable.note)
    # shellcheck shell=bash

    _flipside_offer() {
      # Not word by word through the shell: a file's name may have anything in it.
      mapfile -t COMPREPLY < <(compgen "$@" -- "$word")
    }

    _flipside() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} at option game=
      local -a words=()
      # Bash takes --option=value for three words.
      if [ "$word" = "=" ]; then
        word=
      elif [ "$before" = "=" ]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((at = 1; at < COMP_CWORD; at++)); do
        case ${COMP_WORDS[at]} in
          \(CompletionTable.withValue.map(\.typed).joined(separator: " | ")))
            option=${COMP_WORDS[at]}
            at=$((at + 1))
            [ "${COMP_WORDS[at]}" != "=" ] || at=$((at + 1))
            [ "$option" != --game ] || game=${COMP_WORDS[at]} ;;
          -?*) ;;
          *) words+=("${COMP_WORDS[at]}") ;;
        esac
      done
      COMPREPLY=()
      case $before in
    \(CompletionTable.withValue.map(value).joined(separator: "\n"))
      esac
      case ${words[0]-} in
    \(CommandDescription.all.map(options).joined(separator: "\n"))
      esac
    }

    complete -F _flipside flipside

    """
  }

  private static func value(_ option: Option) -> String {
    let cases: (of: String, offers: [String])
    if option.completion == .levels {
      let levels = CompletionTable.levels
      cases = (
        "$game",
        levels.games.map { "\($0.game)) _flipside_offer -W '\($0.levels)' ;;" }
          + ["*) _flipside_offer -W '\(levels.all)' ;;"]
      )
    } else if Set(option.commands.map(\.option.completion)).count > 1 {
      cases = (
        "${words[0]-}",
        option.commands.map { "\($0.name)) \(offer($0.option.completion)) ;;" }
      )
    } else {
      let offer = offer(option.commands.first?.option.completion)
      return "    \(option.typed)) \(offer.isEmpty ? "" : offer + "; ")return ;;"
    }
    return """
          \(option.typed))
            case \(cases.of) in
      \(cases.offers.map { "        " + $0 }.joined(separator: "\n"))
            esac
            return ;;
      """
  }

  private static func options(of command: CommandDescription) -> String {
    let options = command.options.map(\.typed).joined(separator: " ")
    let isDefault = command.name == CommandDescription.all.first?.name
    var lines = ["    \(isDefault ? "'' | " : "")\(command.name))"]
    lines.append("      case $word:${#words[@]} in")
    lines.append("        -?*) _flipside_offer -W '\(options)' ;;")
    if isDefault {
      lines.append("        *:0) _flipside_offer -W '\(CompletionTable.commands)' ;;")
    }
    for (place, completion) in command.arguments.enumerated() where completion != .unknown {
      lines.append("        *:\(place + 1)) \(offer(completion)) ;;")
    }
    return (lines + ["      esac ;;"]).joined(separator: "\n")
  }

  /// Returns the command that offers the completions.
  private static func offer(_ completion: Completion?) -> String {
    switch completion {
    case .words(let words): "_flipside_offer -W '\(words.joined(separator: " "))'"
    case .directories: "compopt -o filenames 2>/dev/null; _flipside_offer -d"
    case .files(let words):
      "compopt -o filenames 2>/dev/null; _flipside_offer -f"
        + (words.isEmpty ? "" : " -W '\(words.joined(separator: " "))'")
    case .levels, .unknown, nil: ""
    }
  }
}
