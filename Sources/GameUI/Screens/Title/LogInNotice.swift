import Canvas
import GameCore

/// The reason why the login failed.
enum LogInNotice: DialogContent, Hashable {
  case nameMissing, passwordMissing
  case failed(LogInError)

  var yieldsToTyping: Bool { true }

  func title(_ look: RenderStyle) -> String { look.text(TitlePhrase.notLoggedIn) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    switch self {
    case .nameMissing: [.text(look.text(TitlePhrase.typeLogin))]
    case .passwordMissing: [.text(look.text(TitlePhrase.typePassword))]
    case .failed(.wrong): [.text(look.text(TitlePhrase.wrong))]
    case .failed(.wait(let until)):
      [
        .text(
          look.text(
            TitlePhrase.wait(
              CivilDate(until, secondsFromUTC: look.secondsFromUTC).timeWithSeconds)))
      ]
    case .failed(.store(let error)): [.text(look.text(error))]
    case .failed(.unsettled): [.text(look.text(AccountPhrase.unsettled(.password)))]
    }
  }
}
