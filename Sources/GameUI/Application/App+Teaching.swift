import GameCore

extension App {
  /// Whether the first game of somebody begins with showing how it goes. Whoever has played before
  /// finds the game at once.
  var teachesFirst: Bool {
    conditions.tutorial && conditions.seed == nil && person.isNewHere && !isKnownTaught
      && GameKind(in: person.settings) == .pairs
  }

  /// Guests of an account that many people use may each be somebody else.
  private var isKnownTaught: Bool {
    person.settings.isTaught && !(conditions.isAccountShared && person.player == nil)
  }

  mutating func teach(then next: TutorialScreen.Next, at now: Moment) -> [Effect] {
    person.isNewHere = false
    // Once in a run too, whatever names are used in it by one person.
    if !conditions.isAccountShared || person.player == nil { conditions.tutorial = false }
    var settings = person.settings
    settings.isTaught = true
    let effects = perform([.change(settings)], at: now) + openBoard(at: now)
    let noted: [Effect] = person.player == nil ? [] : [.store(.noteTaught)]
    return effects + noted + perform([.go(.tutorial(then: next))], at: now)
  }
}
