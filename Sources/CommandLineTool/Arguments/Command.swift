public import GameCore

/// A command of the program: one file, and one line in `CommandDescription.commands`.
protocol Command: Equatable, Sendable {
  /// The declaration, from which help, completion and the accepted options are derived.
  static var description: CommandDescription { get }

  /// Takes what it needs of the arguments; any that are left are an error.
  init(_ given: inout Arguments) throws(UsageError)

  func run(in context: CommandContext) throws(StoreError) -> Outcome
}

/// A command that prints something.
protocol PrintingCommand: Command {
  func report(in context: CommandContext) throws(StoreError) -> Report
}

extension PrintingCommand {
  func run(in context: CommandContext) throws(StoreError) -> Outcome {
    .report(try report(in: context))
  }
}

/// The declaration of a command.
package struct CommandDescription: Sendable {
  /// All commands, in the order of the help. The first one is the default.
  static let commands: [any Command.Type] = [
    PlayCommand.self, DailyBoards.self, Scores.self, Players.self, Stats.self, Recover.self,
    Verification.self, Export.self, Watch.self, PictureCache.self, TableTool.self, Help.self,
  ]
  package static let all = commands.map { $0.description }

  package let name: String
  let usages: [Usage]
  /// The options besides those that every command accepts.
  let ownOptions: [Option]
  private let meaning: Localized
  private let completions: @Sendable () -> [Completion]

  /// A line of the help: the words after the name of the program, and their effect.
  struct Usage {
    let typed: String
    let meaning: Localized

    init(_ typed: String, _ english: String, _ russian: String) {
      self.typed = typed
      meaning = Localized(english, russian)
    }
  }

  /// Describes a command; without `usages` it has one line in the help, `usage`.
  init(
    _ name: String, usage: String = "", _ english: String, _ russian: String,
    usages: [Usage] = [], options: [Option] = [],
    arguments: @autoclosure @escaping @Sendable () -> [Completion] = []
  ) {
    self.name = name
    completions = arguments
    self.usages = usages.isEmpty ? [Usage(usage, english, russian)] : usages
    meaning = Localized(english, russian)
    ownOptions = options
  }

  /// The options that the command accepts, as it has them, in the order of the help.
  package var options: [Option] {
    Option.all.compactMap { option in (ownOptions + Option.general).first { $0 == option } }
  }

  /// The completions of the arguments, by position.
  package var arguments: [Completion] { completions() }

  var acceptedNames: [String] { (ownOptions + Option.general).map(\.name) }

  /// Returns what the command does.
  package func meaning(in language: Language) -> String { meaning.text(in: language) }
}

/// The outcome of a command.
public enum Outcome: Equatable {
  case report(Report)
  /// The game is to be started with these options, or a round to be shown.
  case play(PlayOptions, WatchedFile?)
}
