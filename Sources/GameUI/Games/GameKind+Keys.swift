import Canvas

extension GameKind {
  /// The keys common to all games, for the rules and the help.
  static var sharedKeys: [KeyBinding] {
    KeyBinding.inGames + [KeyBinding("m", help: RulesPhrase.roundKeys)] + KeyBinding.everywhere
  }

  /// The keys that work before a game of this kind is dealt, for the rules.
  var keysBefore: [KeyBinding] {
    descriptor.hasSeats ? [KeyBinding(["v", "n"], help: RulesPhrase.seatKeys)] : []
  }
}
