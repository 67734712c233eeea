import Canvas
import GameCore

extension GameKind {
  /// The keys common to all games, for the rules and the help.
  static var sharedKeys: [(keys: String, meaning: any Phrase)] {
    keysInGames + [("m", RulesPhrase.roundKeys)] + keysEverywhere
  }

  /// The keys that work before a game of this kind is dealt, for the rules.
  var keysBefore: [(keys: String, meaning: any Phrase)] {
    switch self {
    case .pairsDuel: [("v  n", RulesPhrase.seatKeys)]
    case .pairs, .colorMatch, .movieQuiz: []
    }
  }

  /// Returns the keys of the viewer, for the rules.
  static func keysOfViewer(_ look: RenderStyle) -> [(keys: String, meaning: any Phrase)] {
    [
      (look.text(KeyPhrase.space), RulesPhrase.viewerPlayKeys),
      ([Key].leftRight.names(look), RulesPhrase.viewerStepKeys),
      ([Key].upDown.names(look), RulesPhrase.viewerSpeedKeys),
      ("Home  End", RulesPhrase.viewerEndKeys), ("Esc", RulesPhrase.viewerLeaveKeys),
    ]
  }

  /// The keys that work during every game.
  static var keysInGames: [(keys: String, meaning: any Phrase)] {
    [("p  Esc", RulesPhrase.pauseKeys), ("Esc  Q", RulesPhrase.leaveKeys)]
  }

  /// The key of the About page, which belongs to the game while one is played.
  static let aboutKey = "a"

  /// The keys that work on all tabs.
  static var keysEverywhere: [(keys: String, meaning: any Phrase)] {
    [
      (tabKeys, RulesPhrase.tabKeys), ("o", RulesPhrase.accountKeys),
      ("?  F1", RulesPhrase.helpKeys), (aboutKey, RulesPhrase.aboutKeys),
      ("q  Ctrl-C", RulesPhrase.quitKeys),
    ]
  }

  private static let tabKeys = "\(Tab.digits)  Tab"

  /// Returns the keys that work on all tabs in addition to a screen's `own`, depending on the
  /// meaning of letters and digits there.
  static func keysEverywhere(
    beside own: [String], letters: Letters
  ) -> [(keys: String, meaning: any Phrase)] {
    let help = (letters == .text ? "F1" : "?  F1", RulesPhrase.helpKeys)
    let keys: [(keys: String, meaning: any Phrase)] =
      letters == .shortcuts
      ? keysEverywhere
      : [("Tab", RulesPhrase.tabKeys), help, ("Ctrl-C", RulesPhrase.quitKeys)]
    return keys.compactMap { row in
      if own.contains("Tab"), row.keys == tabKeys { return (Tab.digits, row.meaning) }
      return own.contains(row.keys) ? nil : row
    }
  }

  /// The meaning of letters and digits on a screen.
  enum Letters: Hashable {
    /// They open other screens.
    case shortcuts
    /// They open nothing, so that unsaved changes are not lost.
    case held
    /// They are text.
    case text
  }
}
