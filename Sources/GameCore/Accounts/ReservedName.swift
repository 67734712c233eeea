public import GameRules

/// Names that mean something on the screen, so that no player may have one that looks like them.
enum ReservedName {
  /// Whether a name can be mistaken for one of them.
  static func isLike(_ name: PlayerName) -> Bool {
    !looks.isDisjoint(with: name.looks)
  }

  private static let guests = ["Guest", "Гость"]

  private static let looks: Set<NameLook> = {
    let names =
      guests
      + Opponent.allCases.flatMap { opponent in
        Language.allCases.map(opponent.name)
      }
    return Set(names.compactMap { PlayerName(stored: $0) }.flatMap(\.looks))
  }()
}

extension Opponent {
  /// What the opponent is called on the screen.
  public func name(in say: Language) -> String {
    switch self {
    case .quartz: say("Quartz", "Кварц")
    case .basalt: say("Basalt", "Базальт")
    case .granite: say("Granite", "Гранит")
    case .marble: say("Marble", "Мрамор")
    }
  }
}
