public import GameRules

/// The names with a meaning on the screen, which players' names must not resemble.
enum ReservedName {
  /// Returns whether a name can be confused with a reserved one.
  static func isLike(_ name: PlayerName) -> Bool {
    !looks.isDisjoint(with: name.looks)
  }

  private static let guests = ["Guest", "Гость"]

  private static let looks: Set<NameSkeleton> = {
    let names =
      guests
      + Opponent.allCases.flatMap { opponent in
        Language.allCases.map(opponent.name)
      }
    return Set(names.compactMap { PlayerName(stored: $0) }.flatMap(\.looks))
  }()
}

extension Opponent {
  /// Returns the opponent's name on the screen.
  public func name(in say: Language) -> String {
    switch self {
    case .quartz: say("Quartz", "Кварц")
    case .basalt: say("Basalt", "Базальт")
    case .granite: say("Granite", "Гранит")
    case .marble: say("Marble", "Мрамор")
    }
  }
}
