import GameCore

extension App {
  /// Whether the player's first game starts with the tutorial. A player who has played before gets
  /// the game at once.
  var teachesFirst: Bool {
    conditions.tutorial && conditions.seed == nil && person.isNewHere && !isKnownTaught
      && GameKind(in: person.settings) == .pairs
  }

  /// Whether the player is known to have seen the tutorial. Guests of a shared system account may
  /// be different people.
  private var isKnownTaught: Bool {
    person.settings.isTaught && !(conditions.isAccountShared && person.player == nil)
  }

  mutating func teach(then next: TutorialScreen.Next, at now: Moment) -> [Effect] {
    person.isNewHere = false
    // Only once in a run, whatever accounts one person uses in it.
    if !conditions.isAccountShared || person.player == nil { conditions.tutorial = false }
    var settings = person.settings
    settings.isTaught = true
    let effects = perform([.change(settings)], at: now) + openBoard(at: now)
    let noted: [Effect] = person.player == nil ? [] : [.store(.noteTaught)]
    return effects + noted + perform([.go(.tutorial(then: next))], at: now)
  }
}
