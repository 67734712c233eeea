import Canvas
import GameCore
import MediaProtocol

/// An action that a screen requests from the application.
enum Action: Sendable {
  case effect(Effect)
  /// Opens a screen: the first screen of a tab opens that tab, any other is put on top of the open
  /// one.
  case go(Route)
  /// Goes back to the previous screen.
  case back
  case show(Dialog)
  /// Presses a target of the screen that opened the dialog.
  case press(any Hashable & Sendable)
  case change(Settings)
  case game(GameAction)
  case account(AccountAction)
  /// Stores the albums of a search, whose covers can then be used.
  case noteFound([Album])
  /// Sends a question to the helper, unless it is already open.
  case request(MediaQuery)
  /// Draws or requests pictures, the most important first.
  case load([Portrait], PictureFormat)
  /// Handles an input that was received before its meaning was known.
  case input(Input)
  /// Quits the program; asks first during a game.
  case quit
  /// Quits the program without asking.
  case quitNow
}

/// An action with the current game.
enum GameAction: Sendable {
  /// Deals a game with the settings; asks first if another one would be lost.
  case start
  case giveUp
  /// Opens the tutorial of the chosen game, which then leads to a game.
  case openTutorial
  /// Gives up the game for an action that deals another.
  indirect case giveUpAnd(GameAction)
  /// Starts a game of Pairs with covers from a source.
  case startWithCovers(UsableCovers.Origin, PairsLevel)
  /// Deals the current board again; asks first if the game is unfinished.
  case restart
  /// Gives up the game and deals its board again.
  case restartNow
  case resume(SavedRound)
  /// Leaves a saved game that was offered, to be resumed from the start screen.
  case putOff(KeptGame)
  /// Continues a resumed game, once its pictures have arrived.
  case unpause
  /// Deletes the saved game that was put off once the next game has been dealt.
  case giveUpKept
  /// Deletes a saved game that cannot be resumed.
  case discardKept(SavedRound)
  /// Removes a finished game and continues with `then`.
  case close(GameResult, then: ResultAction)
  /// Tries again to record a result that could not be saved.
  case recordAgain(PendingResult, GameResult)
  /// Shows the questions and answers of a finished game over its result.
  case review(ReplayRecord)
  case deal(DealAction)
  /// Deals a race; asks first if another game would be lost.
  case race(Rival)
  case daily(DailyAction)
  /// Pauses a game that has just been dealt unless the player sees it, and updates questions that
  /// now concern it.
  case dealt
  case openBoard
  /// Chooses a board and opens it; asks whether to give up an unfinished game on another.
  case choose(LeaderboardKey)
  /// Shows a finished game and records it if possible.
  case offer(ReplayRecord)
  /// Saves the unfinished game.
  case keep
}

extension GameAction {
  /// Whether it deals a game, unless one is played. Giving up the saved one is asked first.
  var startsGame: Bool {
    switch self {
    case .start, .startWithCovers, .race, .daily(.play): true
    case .giveUp, .openTutorial, .giveUpAnd, .restart, .restartNow, .resume, .putOff, .unpause,
      .giveUpKept, .discardKept, .close, .recordAgain, .review, .deal,
      .daily(.ask), .daily(.share), .dealt, .openBoard, .choose, .offer, .keep:
      false
    }
  }
}

/// An action with the daily board of the game in the settings.
enum DailyAction: Hashable, Sendable {
  /// Deals it; asks first if that starts the one attempt.
  case ask
  /// Deals or resumes it.
  case play(asPractice: Bool = false)
  /// Shows the text to share about a finished one, and copies it if the terminal supports that.
  case share(ReplayRecord, CalendarDate)

  /// Returns the action that opens a daily board with this page. One that is started or finished
  /// needs no warning about the attempt.
  static func opening(_ page: DailyPage?) -> DailyAction {
    switch page?.state {
    case nil, .open: .ask
    case .begun, .spent, .played, .clockIsBehind: .play()
    }
  }
}

/// The next step after a finished game.
enum ResultAction: Sendable {
  case nothing, playAgain, leaderboard, ownRounds, register, logIn
  /// The albums whose covers were on the cards.
  case albums
  /// The same cards or questions, as practice.
  case sameDeal
  /// A replay of the round.
  case watch
  /// The leaderboard of the played daily board.
  case today
}

/// A player's decision about pictures or films that are late or not available.
enum DealAction: Sendable {
  case cancel, tryAgain, fetchLost
  /// Plays with drawings instead of the pictures, or with the bundled films.
  case playWithout
}

/// An action concerning the current player.
enum AccountAction: Sendable {
  case playAsGuest
  /// Logs out after asking; for a guest, opens the title screen.
  case leave
  case logOut
  /// Copies the shown recovery code.
  case copyCode(RecoveryCode)
}

extension [Action] {
  /// Returns one effect on the store.
  static func store(_ request: StoreRequest) -> [Action] { [.effect(.store(request))] }
}
