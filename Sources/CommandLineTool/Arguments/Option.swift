/// The options of the command line; the raw value is the name after `--`.
enum Option: String, Hashable, CaseIterable {
  case data, seed, ascii, color, cursor, pictures, lang
  case noMotion = "no-motion"
  case noMouse = "no-mouse"
  case noTutorial = "no-tutorial"
  case shared
  case game, level, limit, player, json, all, spoil, text, help, version

  /// As the player types it.
  var name: String { "--\(rawValue)" }

  /// What stands for the value in the help; nil where the option takes none.
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

  /// What the option goes with.
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

/// The first word of the command line; none means `play`.
public enum Verb: String, Hashable, Sendable, CaseIterable {
  case play, daily, scores, players, stats, recover, verify, replay, watch, cache, table, help
}
