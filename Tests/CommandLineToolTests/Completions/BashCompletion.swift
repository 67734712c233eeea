@testable import CommandLineTool

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
          \(CompletionTable.withValue.map(\.name).joined(separator: " | ")))
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
    \(Verb.allCases.map(options).joined(separator: "\n"))
      esac
    }

    complete -F _flipside flipside

    """
  }

  private static func value(_ option: Option) -> String {
    switch option.completed {
    case .levels:
      let games = CompletionTable.levels.games.map {
        "        \($0.game)) _flipside_offer -W '\($0.levels.joined(separator: " "))' ;;"
      }
      let all = CompletionTable.levels.all.joined(separator: " ")
      return """
            \(option.name))
              case $game in
        \(games.joined(separator: "\n"))
                *) _flipside_offer -W '\(all)' ;;
              esac
              return ;;
        """
    case .some where option == .game:
      let offers = option.verbs.map { verb in
        "        \(verb.rawValue)) _flipside_offer -W '\(verb.games.joined(separator: " "))' ;;"
      }
      return """
            \(option.name))
              case ${words[0]-} in
        \(offers.joined(separator: "\n"))
              esac
              return ;;
        """
    case .some(let completed):
      let offer = offer(completed)
      return "    \(option.name)) \(offer.isEmpty ? "" : offer + "; ")return ;;"
    case nil: return ""
    }
  }

  private static func options(of verb: Verb) -> String {
    let options = CompletionTable.options(of: verb).map(\.name).joined(separator: " ")
    let verbs = Verb.allCases.map(\.rawValue).joined(separator: " ")
    var lines = ["    \(verb == .play ? "'' | " : "")\(verb.rawValue))"]
    lines.append("      case $word:${#words[@]} in")
    lines.append("        -?*) _flipside_offer -W '\(options)' ;;")
    if verb == .play { lines.append("        *:0) _flipside_offer -W '\(verbs)' ;;") }
    for (place, completed) in verb.completed.enumerated() where completed != .unknown {
      lines.append("        *:\(place + 1)) \(offer(completed)) ;;")
    }
    return (lines + ["      esac ;;"]).joined(separator: "\n")
  }

  /// Returns the command that offers the completions.
  private static func offer(_ completed: Completed) -> String {
    switch completed {
    case .words(let words): "_flipside_offer -W '\(words.joined(separator: " "))'"
    case .directories: "compopt -o filenames 2>/dev/null; _flipside_offer -d"
    case .files(let words):
      "compopt -o filenames 2>/dev/null; _flipside_offer -f"
        + (words.isEmpty ? "" : " -W '\(words.joined(separator: " "))'")
    case .levels, .unknown: ""
    }
  }
}
