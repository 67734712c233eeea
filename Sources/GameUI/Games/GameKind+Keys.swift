import GameCore

extension GameKind {
  /// The keys that all games share, for the rules and the help.
  static var sharedKeys: [(keys: String, meaning: any Phrase)] {
    [
      ("p  Esc", RulesPhrase.pauseKeys), ("Esc  Q", RulesPhrase.leaveKeys),
      ("\(Tab.digits)  Tab", RulesPhrase.tabKeys), ("m", RulesPhrase.roundKeys),
      ("o", RulesPhrase.accountKeys),
      ("?  F1", RulesPhrase.helpKeys), ("a", RulesPhrase.aboutKeys),
      ("q  Ctrl-C", RulesPhrase.quitKeys),
    ]
  }
}
