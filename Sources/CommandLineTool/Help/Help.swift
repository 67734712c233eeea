import GameCore
import MediaProtocol
import SystemStrings

/// `flipside help`, `--help` and `--version`.
enum Help: PrintingCommand {
  /// About all commands.
  case all
  /// About the command with this name.
  case about(String)
  case version

  static let description = CommandDescription(
    "help", "help [COMMAND]", arguments: [.words(CommandDescription.all.map(\.name))]
  ) { $0("print this help, or help for a command", "справка, общая или о команде") }

  init(_ given: inout Arguments) throws(UsageError) {
    if let word = given.next() {
      self = .about(try Invocation.type(word).description.name)
    } else {
      self = .all
    }
  }

  func report(in context: CommandContext) -> Report { Report(output: text(in: context.language)) }

  private func text(in language: Language) -> String {
    switch self {
    case .all: Self.text(in: language)
    case .about(let name):
      CommandDescription.all.first { $0.name == name && name != Self.description.name }
        .map { Self.text(about: $0, in: language) } ?? Self.text(in: language)
    case .version: Version.line + "\n"
    }
  }

  /// Returns the help about all commands.
  private static func text(in language: Language) -> String {
    let games = Catalog.games.map { $0.id.description }.joined(separator: ", ")
    var text = HelpPhrase.introduction.text(in: language)
    text += "\n\(HelpPhrase.games.text(in: language)) \(games)\n\n"
    text += usages(of: CommandDescription.all, in: language)
    text += options(Option.all, in: language) { $0.summary(in: language) }
    text += "\n\(HelpPhrase.files.text(in: language))\n"
    text += "\n\(HelpPhrase.statuses.text(in: language))\n"
    let statuses = ExitStatus.allCases.map { status in
      ("\(status.rawValue)", HelpPhrase.status(status).text(in: language))
    }
    return text + entries(statuses + [("128+N", HelpPhrase.signal.text(in: language))], margin: 10)
  }

  /// Returns the help about a command, with its options.
  private static func text(about command: CommandDescription, in language: Language) -> String {
    usages(of: [command], in: language)
      + options(command.options, in: language) { $0.detail(in: language) }
      + "\n\(HelpPhrase.more.text(in: language))\n"
  }

  private static func usages(of commands: [CommandDescription], in language: Language) -> String {
    let usages = commands.flatMap(\.usages).map { usage in
      ("flipside \(usage.typed)", usage.meaning.text(in: language))
    }
    return "\(HelpPhrase.usage.text(in: language))\n" + entries(usages, margin: 42)
  }

  private static func options(
    _ options: [Option], in language: Language, meaning: (Option) -> String
  ) -> String {
    "\n\(HelpPhrase.options.text(in: language))\n"
      + entries(options.map { ($0.usage, meaning($0)) }, margin: 30)
  }

  /// Returns two columns, the second one starting at `margin`.
  private static func entries(_ entries: [(String, String)], margin: Int) -> String {
    entries.map { left, right in
      "  " + left + String(repeating: " ", count: max(margin - 2 - left.count, 2)) + right + "\n"
    }.joined()
  }
}

/// The version of Flipside.
private enum Version {
  /// `flipside 0.1.0 (pairs ruleset 1)`: records replay identically in versions with the same
  /// rulesets.
  static var line: String {
    let rulesets = Catalog.games.map { "\($0.id) ruleset \($0.revision)" }
    return "flipside \(Release.number) (\(rulesets.joined(separator: ", ")))"
  }
}
