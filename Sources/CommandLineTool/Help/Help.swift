import GameCore

/// The text of `--help`.
struct Help {
  let language: Language

  var text: String {
    var text = HelpPhrase.introduction.text(in: language)
    text += "\n\(HelpPhrase.games.text(in: language)) \(Self.games)"
    text += "\n\n\(HelpPhrase.usage.text(in: language))\n"
    text += Self.entries(Verb.allCases.flatMap(usages), margin: 42)
    text += "\n\(HelpPhrase.options.text(in: language))\n"
    text += Self.entries(Option.allCases.map { entry($0) }, margin: 30)
    text += "\n\(HelpPhrase.files.text(in: language))\n"
    text += "\n\(HelpPhrase.statuses.text(in: language))\n"
    text += Self.entries(
      ExitStatus.allCases.map { ("\($0.rawValue)", HelpPhrase.status($0).text(in: language)) }
        + [("128+N", HelpPhrase.signal.text(in: language))], margin: 10)
    return text
  }

  /// Returns the help about a command, with its options; the whole help for nil and for `help`.
  func text(about verb: Verb?) -> String {
    guard let verb, verb != .help else { return text }
    let usage = Self.entries(usages(verb), margin: 42)
    let options = Option.allCases.filter { $0.verbs.contains(verb) }
    return "\(HelpPhrase.usage.text(in: language))\n" + usage
      + "\n\(HelpPhrase.options.text(in: language))\n"
      + Self.entries(options.map { entryAlone($0, verb) }, margin: 30)
      + "\n\(HelpPhrase.more.text(in: language))\n"
  }

  func usages(_ verb: Verb) -> [(String, String)] {
    let meaning = HelpPhrase.verb(verb).text(in: language)
    return switch verb {
    case .play: [("flipside [play] [OPTIONS]", meaning)]
    case .scores: [("flipside scores [OPTIONS]", meaning)]
    case .players: [("flipside players [OPTIONS]", meaning)]
    case .stats: [("flipside stats [OPTIONS]", meaning)]
    case .recover: [("flipside recover NAME", meaning)]
    case .verify: [("flipside verify [--all | FILE | -]", meaning)]
    case .replay: [("flipside replay export ID", meaning)]
    case .watch: [("flipside watch FILE [--text]", meaning)]
    case .daily: [("flipside daily [OPTIONS]", meaning)]
    case .cache: [("flipside cache [show | clear]", meaning)]
    case .table:
      TableWord.allCases.map { word in
        ("flipside table \(word.usage)", HelpPhrase.table(word).text(in: language))
      }
    case .help: [("flipside help [COMMAND]", meaning)]
    }
  }

  private func entry(_ option: Option, of verb: Verb? = nil) -> (String, String) {
    let short = option == .help ? "-h, " : ""
    let value = option.value.map { " \($0)" } ?? ""
    return (short + option.name + value, OptionPhrase(option, of: verb).text(in: language))
  }

  /// Returns an entry without the names of its commands, for the help about one command.
  private func entryAlone(_ option: Option, _ verb: Verb) -> (String, String) {
    let (name, meaning) = entry(option, of: verb)
    let verbs = option.verbs.map(\.rawValue).joined(separator: ", ") + ": "
    return (name, meaning.hasPrefix(verbs) ? String(meaning.dropFirst(verbs.count)) : meaning)
  }

  private static var games: String {
    Catalog.games.map { $0.id.description }.joined(separator: ", ")
  }

  /// Returns two columns, the second one starting at `margin`.
  private static func entries(_ entries: [(String, String)], margin: Int) -> String {
    entries.map { left, right in
      "  " + left + String(repeating: " ", count: max(margin - 2 - left.count, 2)) + right + "\n"
    }.joined()
  }
}
