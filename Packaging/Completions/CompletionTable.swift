import CommandLineTool
import GameCore

/// The common parts of all shells' files.
enum CompletionTable {
  static let note = "# Completion of flipside's command line, generated from the table of commands."

  /// The names of all commands.
  static var commands: String { CommandDescription.all.map(\.name).joined(separator: " ") }

  /// The options that have a value.
  static var withValue: [Option] { Option.all.filter { $0.completion != nil } }

  /// The games with their setups, and the setups of all.
  static var levels: (games: [(game: String, levels: String)], all: String) {
    let games = Catalog.games.map { ($0.id.description, Catalog.setups(of: $0.id)) }
    return (
      games.map { ($0, $1.joined(separator: " ")) },
      games.flatMap(\.1).withoutRepetitions.joined(separator: " ")
    )
  }
}

extension Option {
  /// The commands that accept the option, with the option as each has it.
  var commands: [(name: String, option: Option)] {
    CommandDescription.all.compactMap { command in
      command.options.first { $0 == self }.map { (command.name, $0) }
    }
  }

  /// The text in the help.
  var meaning: String { summary(in: .english) }
}
