import Canvas
import GameCore

/// A question about something that would be given up.
struct Question: DialogContent, Equatable {
  enum Subject: Hashable {
    case quit, leave, restart, logOut(playing: Bool)
    /// Giving up a kept game that was offered.
    case discardKept
    /// Closing a guest's result, which is kept nowhere.
    case forgetResult
    case deleteRound
    case endSession, endOtherSessions
    case forgetAlbum
    /// Leaving a form whose changes are kept nowhere.
    case leaveForm
  }

  let subject: Subject

  func title(_ look: RenderStyle) -> String { look.text(QuestionPhrase.ask(subject)) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    [.text(look.text(QuestionPhrase.explain(subject)))]
  }
}

extension Screen {
  /// Goes back; asks first where what was typed or chosen would be lost.
  func leaveForm(_ context: Context) -> [Action] {
    guard holdsUnkept(context) else { return [.back] }
    return [.show(.question(.leaveForm, ProfilePhrase.leave, .back))]
  }
}

extension Dialog {
  /// Asks whether to leave the program, where a game is on.
  static let quit = question(.quit, ButtonPhrase.quit, .quitNow)
  /// Asks whether to give the game up.
  static let leaveGame = question(.leave, ButtonPhrase.giveUp, .game(.giveUp))
  /// Asks whether to give the game up for another.
  static let restart = question(.restart, ButtonPhrase.newGame, .game(.startAnew))

  static func logOut(playing: Bool) -> Dialog {
    question(.logOut(playing: playing), ButtonPhrase.logOut, .account(.logOut))
  }

  /// A question whose first button, and Esc, leave everything as it is.
  static func question(
    _ subject: Question.Subject, stay: ButtonPhrase = .stay, _ title: any Phrase, _ action: Action
  ) -> Dialog {
    Dialog(Question(subject: subject), [Button(stay), Button(title, action)])
  }
}
