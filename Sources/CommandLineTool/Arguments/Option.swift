/// An option of the command line. The raw value is the name after `--`.
enum Option: String, Hashable, CaseIterable {
  case data, seed, ascii, color, cursor, pictures, lang
  case noMotion = "no-motion"
  case noMouse = "no-mouse"
  case noTutorial = "no-tutorial"
  case shared
  case game, level, limit, player, json, all, spoil, text, help, version

  /// The option as it is typed.
  var name: String { "--\(rawValue)" }

  /// The placeholder for the value in the help; nil for options without a value.
  var value: String? {
    switch self {
    case .data: "DIR"
    case .seed, .limit: "N"
    case .color: "COLORS"
    case .cursor: "hidden|focus"
    case .pictures: "KIND"
    case .lang: "en|ru"
    case .game: "G"
    case .level: "L"
    case .player: "NAME"
    case .ascii, .noMotion, .noMouse, .noTutorial, .shared, .json, .all, .spoil, .text, .help,
      .version:
      nil
    }
  }

  /// The commands that accept the option.
  var verbs: [Verb] {
    switch self {
    case .data, .lang, .help, .version: Verb.allCases
    case .seed, .noTutorial, .shared: [.play]
    case .ascii, .color, .cursor, .pictures, .noMotion, .noMouse: [.play, .watch]
    case .game, .level: [.scores, .stats, .daily]
    case .limit: [.scores, .players]
    case .json: [.scores, .players, .stats, .daily]
    case .player: [.stats, .daily]
    case .all: [.verify]
    case .spoil: [.replay]
    case .text: [.watch]
    }
  }
}

/// The first word of the command line; the default is `play`.
public enum Verb: String, Hashable, Sendable, CaseIterable {
  case play, daily, scores, players, stats, recover, verify, replay, watch, cache, table, help
}
