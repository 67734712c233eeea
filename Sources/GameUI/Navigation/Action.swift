import Canvas
import GameCore

/// What a screen wants of the application.
enum Action: Sendable {
  case effect(Effect)
  /// Goes to a screen: the first screen of a tab opens that tab, any other lies on the open one.
  case go(Route)
  /// Goes back to the screen below.
  case back
  case show(Dialog)
  /// A button of a dialog stands for this target of the screen that opened it.
  case press(any Hashable & Sendable)
  case change(Settings)
  case game(GameAction)
  case account(AccountAction)
  case covers(CoversAction)
  /// Asks the helper, unless the same is asked already.
  case inquire(Inquiry)
  /// Has these answered before all others, the most important first.
  case inquireFirst([Inquiry])
  /// Something that was pressed before it was known what it means.
  case input(Input)
  /// Leaves the program; asks first where a game is on.
  case quit
  /// Leaves the program without asking.
  case quitNow
}

/// What can be done with the game on the table.
enum GameAction: Sendable {
  /// Deals what is chosen in the settings; asks first where another game would be lost.
  case start
  case giveUp
  /// Gives the game up and deals another.
  case startAnew
  case resume(SavedRound)
  /// Forgets a kept game that was offered.
  case discardKept(SavedRound)
  /// Takes a finished game off the table, for this one to follow.
  case close(GameResult, then: AfterResult)
  /// Lets a guest's result go; asks first.
  case forget(GameResult, then: AfterResult)
  /// Tries again to record a result that the store did not take.
  case recordAgain(EarnedRound, GameResult)
  /// Shows what was asked and answered in a finished game, above the alert about it.
  case review(ReplayRecord)
  case pictures(PictureAction)
  case films(FilmAction)
  /// Deals a race; asks first where another game would be lost.
  case race(Rival)
  /// Gives the game up and deals a race.
  case raceAnew(Rival)
  case daily(DailyAction)
}

/// What is done about the board of the day that the settings choose.
enum DailyAction: Hashable, Sendable {
  /// Deals it; asks first where that begins the one try.
  case ask
  /// Deals it, or goes on with it.
  case play
  case practise
  /// Shows what can be told of a finished one, and copies it where the terminal takes it.
  case share(ReplayRecord, CalendarDate)

  /// What opens a board of the day of which `page` is known. One that is begun or over is no try to
  /// be warned of.
  static func opening(_ page: DailyPage?) -> DailyAction {
    switch page?.state {
    case nil, .open: .ask
    case .begun, .spent, .played, .clockIsBehind: .play
    }
  }
}

/// Where a finished game leads.
enum AfterResult: Sendable {
  case nothing, playAgain, leaderboard, ownRounds, register, logIn
  /// To the albums whose covers were on the table.
  case albums
  /// The same cards or questions once more, as practice.
  case sameDeal
  /// The round as it was played.
  case watch
  /// The table of the day that was played.
  case today
}

/// What a player decides about pictures that are late or cannot be had.
enum PictureAction: Sendable {
  case cancel, tryAgain, playWithDrawings, fetchLost
  /// Deals with the last search beside the player's own albums.
  case fillUp
}

/// What a player decides about films that are late or cannot be had.
enum FilmAction: Sendable {
  case cancel, tryAgain, playWithPack
}

/// What can be done about who is playing.
enum AccountAction: Sendable {
  case playAsGuest
  /// Logs out, after asking; for a guest the way to the title.
  case leave
  case logOut
}

extension [Action] {
  /// One effect of the store.
  static func store(_ request: StoreRequest) -> [Action] { [.effect(.store(request))] }

  /// One request of a screen.
  static func ask(_ request: ScreenRequest) -> [Action] { .store(.screen(request)) }
}
