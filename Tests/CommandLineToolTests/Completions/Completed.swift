import GameCore
import GameRules

@testable import CommandLineTool

/// The completions that a shell can offer at a position of the command line.
enum Completed: Hashable {
  case words([String])
  /// The setups of the game that `--game` names, otherwise all.
  case levels
  case directories
  /// Files or words.
  case files(or: [String])
  /// A number or a name that a shell does not know.
  case unknown
}

extension Option {
  /// The completions of the option's value, according to the help; nil if it has none.
  var completed: Completed? {
    guard let value else { return nil }
    switch self {
    case .color: return .words(ColorChoice.allCases.map(\.rawValue))
    case .pictures: return .words(PictureChoice.allCases.map(\.rawValue))
    case .game: return .words(Catalog.games.map { $0.id.description })
    case .level: return .levels
    default: return Completed(value.split(separator: "|").map(String.init))
    }
  }

  /// Returns the completions of the option's value for a command, which may not accept every game.
  func completed(in verb: Verb) -> Completed? { self == .game ? .words(verb.games) : completed }

  /// The text in the help.
  var meaning: String { OptionPhrase(self).text(in: .english) }
}

extension Verb {
  /// The completions of the command's arguments, by position, according to the help.
  var completed: [Completed] {
    if self == .help { return [.words(Verb.allCases.map(\.rawValue))] }
    let usages = Help(language: .english).usages(self).map(\.0)
    let places = usages.map { usage -> [Completed] in
      let words = usage.split(separator: " ").drop { $0 != rawValue }.dropFirst()
      return Self.places(words.joined(separator: " "))
    }
    // If a command has several lines, each position offers the completions of all.
    return (0..<(places.map(\.count).max() ?? 0)).map { place in
      places.compactMap { $0.indices.contains(place) ? $0[place] : nil }
        .reduce(.unknown) { $0.or($1) }
    }
  }

  /// The text in the help.
  var meaning: String { HelpPhrase.verb(self).text(in: .english) }

  /// Returns the positions; brackets are one position with several choices.
  private static func places(_ text: String) -> [Completed] {
    var places: [Completed] = []
    var choices: [String]?
    for word in text.split(whereSeparator: { $0 == " " }) {
      var word = word
      if word.first == "[" { (choices, word) = ([], word.dropFirst()) }
      let isLast = word.last == "]"
      if isLast { word = word.dropLast() }
      if choices == nil {
        places.append(Completed([String(word)]))
      } else if word != "|", word != "OPTIONS", !word.hasPrefix("--") {
        choices?.append(String(word))
      }
      if isLast, let found = choices {
        if !found.isEmpty { places.append(Completed(found)) }
        choices = nil
      }
    }
    return places
  }
}

extension Completed {
  /// Returns the completions of both; words are not mixed with files.
  fileprivate func or(_ other: Completed) -> Completed {
    switch (self, other) {
    case (.words(let words), .words(let others)): .words(words + others)
    case (_, .unknown): self
    case (.unknown, _): other
    default: self
    }
  }

  /// Creates completions from choices in the help: words to type, or placeholders in capitals.
  init(_ choices: [String]) {
    let words = choices.filter { $0 == $0.lowercased() }
    if choices.contains(where: ["DIR", "FROM", "TO"].contains) {
      self = .directories
    } else if choices.contains("FILE") {
      self = .files(or: words)
    } else {
      self = words.isEmpty ? .unknown : .words(words)
    }
  }
}

/// The common parts of all shells' files.
enum CompletionTable {
  static let note = """
    # Completion of flipside's command line, made by its tests from the table that the help is made
    # of: FLIPSIDE_RECORD=1 make test ARGS="--filter Completion"
    """

  /// The options that have a value.
  static var withValue: [Option] { Option.allCases.filter { $0.completed != nil } }

  static func options(of verb: Verb) -> [Option] {
    Option.allCases.filter { $0.verbs.contains(verb) }
  }

  /// The games with their setups, and the setups of all.
  static var levels: (games: [(game: String, levels: [String])], all: [String]) {
    let games = Catalog.games.map {
      (game: $0.id.description, levels: Catalog.setups(of: $0.id))
    }
    return (games, games.flatMap(\.levels))
  }
}
