import GameCore

extension GameKind {
  /// The keys that all games share, for the rules and the help.
  static var sharedKeys: [(keys: String, meaning: any Phrase)] {
    [
      ("p  Esc", RulesPhrase.pauseKeys), ("Esc", RulesPhrase.leaveKeys),
      ("1 2 3 4  Tab", RulesPhrase.tabKeys), ("m", RulesPhrase.roundKeys),
      ("o", RulesPhrase.accountKeys),
      ("?", RulesPhrase.helpKeys), ("q  Ctrl-C", RulesPhrase.quitKeys),
    ]
  }
}
