import Canvas
import GameCore
import MediaProtocol

/// A message of the application without a question.
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
  /// The login was ended in another program; in the language of its player.
  case loggedOut(in: Language)
  /// The player is logged out here, but the stored session could not be ended yet.
  case sessionNotEnded(StoreError)
  /// Results of earlier runs have been recorded.
  case caughtUp(Int, spent: Int)
  /// The window is too small for the chosen board.
  case noRoom(PlayPhrase)
  /// Queued data in a directory is damaged.
  case corruptOutbox(String)

  func title(_ look: RenderStyle) -> String {
    switch self {
    case .notKept, .gameNotKept: look.text(DialogPhrase.notSaved)
    case .storeUnavailable: look.text(DialogPhrase.noRecords)
    case .settingsUnread: look.text(DialogPhrase.settingsUnread)
    case .needsUnicode: look.text(DialogPhrase.englishOnly)
    case .photosAway: look.text(PicturePhrase.failed)
    case .loggedOut(let language): look.text(DialogPhrase.loggedOut, in: language)
    case .sessionNotEnded: look.text(DialogPhrase.loggedOut)
    case .caughtUp(0, _): look.text(DialogPhrase.finishedBefore)
    case .caughtUp: look.text(DialogPhrase.caughtUp)
    case .noRoom: look.text(PlayPhrase.tooSmall)
    case .corruptOutbox: look.text(DialogPhrase.corruptOutbox)
    }
  }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    switch self {
    case .notKept(let error): [.text(look.text(error))]
    case .gameNotKept(let error):
      [.text(look.text(error)), .gap, .text(look.text(DialogPhrase.gameGoesOn))]
    case .storeUnavailable(let error):
      [.text(look.text(error)), .gap, .text(look.text(DialogPhrase.playAnyway))]
    case .settingsUnread(let error):
      [.text(look.text(error)), .gap, .text(look.text(DialogPhrase.thisRunOnly))]
    case .needsUnicode: [.text(look.text(DialogPhrase.needsUnicode))]
    case .photosAway: [.text(look.text(PicturePhrase.away))]
    case .loggedOut(let language):
      [.text(look.text(DialogPhrase.endedElsewhere, in: language))]
    case .sessionNotEnded(let error):
      [.text(look.text(error)), .gap, .text(look.text(DialogPhrase.sessionNotEnded))]
    case .caughtUp(let count, let spent):
      [(count, DialogPhrase.resultsCaughtUp(count)), (spent, .resultsSpent(spent))]
        .filter { $0.0 > 0 }.map { .text(look.text($0.1)) }
    case .noRoom(let missing):
      [.text("\(look.text(missing)). \(look.text(DialogPhrase.orEasier))")]
    case .corruptOutbox(let directory):
      [.text(look.text(DialogPhrase.heldWasChanged(TextSanitizer.line(directory, limit: 200))))]
    }
  }
}
