import Canvas
import GameCore

/// A message without a question.
enum Notice: DialogContent, Hashable {
  case notKept(StoreError)
  /// The running game cannot be saved.
  case gameNotKept(StoreError)
  case storeUnavailable(StoreError)
  /// The stored settings cannot be read, so changes last for this run only.
  case settingsUnread(StoreError)
  /// Russian was requested on a terminal that shows only ASCII.
  case needsUnicode
  /// The photos of the game are not available at this size.
  case photosAway
  /// Results of earlier runs have been recorded.
  case caughtUp(Int, spent: Int)
  /// The window is too small for the chosen board.
  case noRoom(PlayPhrase)
  /// Queued data in a directory is damaged.
  case corruptOutbox(String)
  case loginMissing, passwordMissing, notLoggedIn(LogInError), notRegistered(StoreError)
  /// The login was ended in another program; in the language of its player.
  case loggedOut(in: Language)
  /// The player is logged out here, but the stored session could not be ended yet.
  case sessionNotEnded(StoreError)
  case changed(AccountTask), notChanged(AccountTask, LogInError)
  /// The form was submitted without changes.
  case unchanged(AccountTask)
  case exported(String), notExported(ExportError)
  /// The account was deleted; in the language of its player.
  case deleted(in: Language)
  case profileSaved
  /// Only players have a list of rounds, and statistics.
  case noGuestRounds, noGuestStatistics
  /// Why a round can't be watched or raced.
  case notWatchable(WatchError)

  var yieldsToTyping: Bool {
    switch self {
    case .loginMissing, .passwordMissing, .notLoggedIn, .notRegistered, .notChanged, .unchanged,
      .notExported:
      true
    case .notKept, .gameNotKept, .storeUnavailable, .settingsUnread, .needsUnicode, .photosAway,
      .caughtUp, .noRoom, .corruptOutbox, .loggedOut, .sessionNotEnded, .changed, .exported,
      .deleted, .profileSaved, .noGuestRounds, .noGuestStatistics, .notWatchable:
      false
    }
  }

  func title(_ look: RenderStyle) -> String {
    look.text(texts(look).title, in: language ?? look.language)
  }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let paragraphs = texts(look).paragraphs.map { phrase in
      [Alert.Part.text(look.text(phrase, in: language ?? look.language))]
    }
    // A path stays as it is, even in ASCII.
    let path: [Alert.Part] =
      if case .exported(let path) = self { [.note(TextSanitizer.line(path, limit: 200))] } else {
        []
      }
    return Array(paragraphs.joined(separator: [.gap])) + path
  }

  private var language: Language? {
    switch self {
    case .loggedOut(let language), .deleted(let language): language
    default: nil
    }
  }

  private func texts(
    _ look: RenderStyle
  ) -> (title: any Phrase, paragraphs: [any Phrase]) {
    switch self {
    case .notKept(let error): (DialogPhrase.notSaved, [error])
    case .gameNotKept(let error): (DialogPhrase.notSaved, [error, DialogPhrase.gameContinues])
    case .storeUnavailable(let error): (DialogPhrase.noRecords, [error, DialogPhrase.playAnyway])
    case .settingsUnread(let error):
      (DialogPhrase.settingsUnread, [error, DialogPhrase.thisRunOnly])
    case .needsUnicode: (DialogPhrase.englishOnly, [DialogPhrase.needsUnicode])
    case .photosAway: (PicturePhrase.failed, [PicturePhrase.away])
    case .caughtUp(let count, let spent):
      (
        count == 0 ? DialogPhrase.finishedBefore : .caughtUp,
        (count > 0 ? [DialogPhrase.resultsCaughtUp(count)] : [])
          + (spent > 0 ? [.resultsSpent(spent)] : [])
      )
    case .noRoom(let missing): (PlayPhrase.tooSmall, [DialogPhrase.noRoom(missing)])
    case .corruptOutbox(let directory):
      (DialogPhrase.corruptOutbox, [DialogPhrase.outboxWasChanged(directory)])
    case .loginMissing: (TitlePhrase.notLoggedIn, [TitlePhrase.typeLogin])
    case .passwordMissing: (TitlePhrase.notLoggedIn, [TitlePhrase.typePassword])
    case .notLoggedIn(let error): (TitlePhrase.notLoggedIn, [error.phrase(look)])
    case .notRegistered(let error): (RegisterPhrase.notRegistered, [error])
    case .loggedOut: (DialogPhrase.loggedOut, [DialogPhrase.endedElsewhere])
    case .sessionNotEnded(let error):
      (DialogPhrase.loggedOut, [error, DialogPhrase.sessionNotEnded])
    case .changed(let task): (AccountPhrase.title(task), [AccountPhrase.done(task)])
    case .notChanged(let task, .unsettled):
      (AccountPhrase.title(task), [AccountPhrase.unsettled(task)])
    case .notChanged(.recover, .wrong): (AccountPhrase.notChanged, [AccountPhrase.wrongCode])
    case .notChanged(_, .wrong): (AccountPhrase.notChanged, [AccountPhrase.wrongPassword])
    case .notChanged(_, .store(.emailTaken)): (AccountPhrase.notChanged, [AccountPhrase.emailTaken])
    case .notChanged(_, let error): (AccountPhrase.notChanged, [error.phrase(look)])
    case .unchanged(.email): (AccountPhrase.title(.email), [AccountPhrase.sameEmail])
    case .unchanged(let task): (AccountPhrase.title(task), [AccountPhrase.sameName])
    case .exported: (AccountPhrase.title(.export), [AccountPhrase.done(.export)])
    case .notExported(let error): (AccountPhrase.title(.export), [error.phrase])
    case .deleted: (YouPhrase.group(.account), [AccountPhrase.done(.delete)])
    case .profileSaved: (ProfilePhrase.heading, [ProfilePhrase.saved])
    case .notWatchable(let error): (WatchPhrase.title, [WatchPhrase.error(error)])
    case .noGuestRounds: (OwnRoundsPhrase.title, [OwnRoundsPhrase.guest])
    case .noGuestStatistics: (PlayersPhrase.statistics, [PlayersPhrase.guest])
    }
  }
}

extension Dialog {
  /// Creates the message that the board of the settings does not fit into `area`, with a level that
  /// fits, but not instead of a daily board; nil if it fits.
  init?(noRoomFor settings: Settings, in area: Rect, isDaily: Bool) {
    guard let missing = BoardLayout.missing(for: settings, in: area) else { return nil }
    var buttons = [Button(ButtonPhrase.ok)]
    if !isDaily, let (level, settings) = BoardLayout.fitting(settings, in: area) {
      buttons.append(Button(PlayPhrase.playInstead(level), .change(settings), .game(.start)))
    }
    self.init(Notice.noRoom(missing), buttons)
  }

  /// Creates the message that a guest must log in for something.
  init(forGuest notice: Notice) {
    let logIn = Button(ButtonPhrase.logIn, .account(.leave))
    self.init(notice, [logIn, Button(ButtonPhrase.close)], escape: 1)
  }
}

extension LogInError {
  fileprivate func phrase(_ look: RenderStyle) -> any Phrase {
    switch self {
    case .wrong: TitlePhrase.wrong
    case .wait(let until):
      TitlePhrase.wait(
        CivilDate(until, secondsFromUTC: look.secondsFromUTC).timeWithSeconds)
    case .store(let error): error
    case .unsettled: AccountPhrase.unsettled(.password)
    }
  }
}

extension ExportError {
  fileprivate var phrase: any Phrase {
    switch self {
    case .store(let error): error
    case .fileExists: AccountPhrase.fileExists
    case .cannotWrite: AccountPhrase.cannotWrite
    }
  }
}
