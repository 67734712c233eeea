import GameCore

extension GameKind {
  /// The keys that all games share, for the rules and the help.
  static var sharedKeys: [(keys: String, meaning: any Phrase)] {
    keysInGames + [("m", RulesPhrase.roundKeys)] + keysEverywhere
  }

  /// The keys that work while a game is played, whichever it is.
  static var keysInGames: [(keys: String, meaning: any Phrase)] {
    [("p  Esc", RulesPhrase.pauseKeys), ("Esc  Q", RulesPhrase.leaveKeys)]
  }

  /// The key of About, which is the game's while one is played.
  static let aboutKey = "a"

  /// The keys that work on all tabs.
  static var keysEverywhere: [(keys: String, meaning: any Phrase)] {
    [
      ("\(Tab.digits)  Tab", RulesPhrase.tabKeys), ("o", RulesPhrase.accountKeys),
      ("?  F1", RulesPhrase.helpKeys), (aboutKey, RulesPhrase.aboutKeys),
      ("q  Ctrl-C", RulesPhrase.quitKeys),
    ]
  }
}
