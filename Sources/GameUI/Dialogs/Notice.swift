import Canvas
import GameCore

/// A message that only wants to be read.
enum Notice: Hashable {
  case loginMissing, passwordMissing
  case logInFailed(LogInFault)
  case registerFailed(StoreFault)
  case notKept(StoreFault)
  case storeUnavailable(StoreFault)
  /// A kept game that the rules of today cannot replay.
  case cannotResume
  /// The photos of the game cannot be shown at this size.
  case photosAway
  /// A guest has no list of rounds.
  case listNeedsAccount

  var title: DialogPhrase {
    switch self {
    case .loginMissing, .passwordMissing, .logInFailed: .notLoggedIn
    case .registerFailed: .notRegistered
    case .notKept: .notSaved
    case .storeUnavailable: .noRecords
    case .cannotResume: .resume
    case .photosAway: .noPictures
    case .listNeedsAccount: .notLoggedIn
    }
  }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    switch self {
    case .loginMissing: [.text(look.text(DialogPhrase.typeLogin))]
    case .passwordMissing: [.text(look.text(DialogPhrase.typePassword))]
    case .logInFailed(.wrong): [.text(look.text(DialogPhrase.wrong))]
    case .logInFailed(.wait(let until)):
      [
        .text(
          look.text(
            DialogPhrase.wait(
              CivilDate(until, secondsFromUTC: look.secondsFromUTC).timeWithSeconds)))
      ]
    case .logInFailed(.store(let fault)), .registerFailed(let fault), .notKept(let fault):
      [.text(look.text(FaultPhrase(fault)))]
    case .storeUnavailable(let fault):
      [.text(look.text(FaultPhrase(fault))), .gap, .text(look.text(DialogPhrase.playAnyway))]
    case .cannotResume: [.text(look.text(DialogPhrase.tooOld))]
    case .photosAway: [.text(look.text(PicturePhrase.away))]
    case .listNeedsAccount: [.text(look.text(OwnRoundsPhrase.guest))]
    }
  }
}
