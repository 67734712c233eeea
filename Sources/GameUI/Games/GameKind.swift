import Canvas
import GameCore

/// A game as the screens around it know it: what it is called and how it is set up.
enum GameKind: Hashable, CaseIterable {
  case pairs

  init?(_ id: GameID) {
    guard let kind = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = kind
  }

  var id: GameID {
    switch self {
    case .pairs: PairsGame.id
    }
  }

  /// The texts of its setups, easiest first.
  var setups: [String] { Catalog.setups(of: id) }

  /// The setup that `settings` choose, or the first.
  func setup(in settings: Settings) -> String {
    let setups = setups
    return settings.setups[id.description].flatMap { setups.contains($0) ? $0 : nil }
      ?? setups.first ?? ""
  }

  /// What a setup is called.
  func name(of setup: String) -> GamePhrase {
    switch self {
    case .pairs: PairsLevel(setup).map(GamePhrase.level) ?? .unknown
    }
  }

  /// What a setup means in figures.
  func details(of setup: String) -> GamePhrase {
    switch self {
    case .pairs: PairsLevel(setup).map(GamePhrase.board) ?? .unknown
    }
  }
}

/// The texts that belong to one game.
enum GamePhrase: Phrase {
  case level(PairsLevel)
  /// The size of a board and its par.
  case board(PairsLevel)
  case unknown

  var english: String {
    switch self {
    case .level(.easy): "Easy"
    case .level(.normal): "Normal"
    case .level(.hard): "Hard"
    case .level(.expert): "Expert"
    case .board(let level):
      "\(level.columns) by \(level.rows) cards, \(level.pairs) pairs, "
        + "par \(Language.english.hundredths(level.par)) turns"
    case .unknown: "?"
    }
  }

  var russian: String {
    switch self {
    case .level(.easy): "Лёгкий"
    case .level(.normal): "Обычный"
    case .level(.hard): "Трудный"
    case .level(.expert): "Мастер"
    case .board(let level):
      "\(level.columns) на \(Plural.russian(level.rows, "карту", "карты", "карт")), "
        + Plural.russian(level.pairs, "пара", "пары", "пар")
        + ", норма \(Language.russian.hundredths(level.par)) хода"
    case .unknown: "?"
    }
  }
}
