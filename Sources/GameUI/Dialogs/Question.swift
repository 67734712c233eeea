import Canvas
import GameCore

/// A question about something that would be given up.
struct Question: DialogContent, Equatable {
  enum Subject: Hashable {
    case quit(playing: Bool), leave, restart, logOut(playing: Bool)
    /// Giving up a kept game that was offered.
    case discardKept
    /// Closing a guest's result, which is kept nowhere.
    case forgetResult
    case deleteRound
    case endSession, endOtherSessions
    case forgetAlbum
    /// Leaving a form whose changes are kept nowhere.
    case leaveForm
    /// Leaving names of which one is wrong.
    case leaveNames
    /// Leaving the sheet that a path is typed on.
    case leavePath
  }

  let subject: Subject
  /// Whether it is the one try of a board of the day.
  var isTry = false

  func title(_ look: RenderStyle) -> String { look.text(QuestionPhrase.ask(subject)) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    [.text(look.text(QuestionPhrase.explain(subject)))]
      + (isTry ? [.text(look.text(keepsGame ? DailyPhrase.isKept : .isSpent))] : [])
  }

  /// Whether the game waits until it is gone on with.
  private var keepsGame: Bool {
    switch subject {
    case .quit, .logOut: true
    case .leave, .restart, .discardKept, .forgetResult, .deleteRound, .endSession,
      .endOtherSessions, .forgetAlbum, .leaveForm, .leaveNames, .leavePath:
      false
    }
  }
}

extension Screen {
  /// Goes back; asks first where what was typed or chosen would be lost.
  func leaveForm(_ context: Context) -> [Action] {
    leaveForm(asking: .leaveForm, context)
  }

  /// Goes back; asks `question` first where something would be lost.
  func leaveForm(asking question: Question.Subject, _ context: Context) -> [Action] {
    guard holdsUnkept(context) else { return [.back] }
    return [.show(.question(question, ProfilePhrase.leave, .back))]
  }
}

extension Dialog {
  /// Asks whether to leave the program, where a game is on.
  static func quit(isTry: Bool) -> Dialog {
    question(.quit(playing: true), isTry: isTry, ButtonPhrase.quit, .quitNow)
  }

  /// Asks whether a letter was meant to end the program. Nothing is lost by it: Enter does.
  static var quitByLetter: Dialog {
    Dialog(
      Question(subject: .quit(playing: false)),
      [Button(ButtonPhrase.quit, .quitNow), Button(ButtonPhrase.stay)], escape: 1)
  }

  /// Asks whether to give the game up.
  static func leaveGame(isTry: Bool) -> Dialog {
    question(.leave, isTry: isTry, ButtonPhrase.giveUp, .game(.giveUp))
  }

  /// Asks whether to give the game up for another.
  static func restart(isTry: Bool, by action: GameAction = .startAnew) -> Dialog {
    question(.restart, isTry: isTry, ButtonPhrase.newGame, .game(action))
  }

  static func logOut(playing: Bool, isTry: Bool) -> Dialog {
    question(
      .logOut(playing: playing), isTry: isTry, ButtonPhrase.logOut, .account(.logOut))
  }

  /// A question whose first button, and Esc, leave everything as it is.
  static func question(
    _ subject: Question.Subject, isTry: Bool = false, stay: ButtonPhrase = .stay,
    _ title: any Phrase, _ action: Action
  ) -> Dialog {
    Dialog(Question(subject: subject, isTry: isTry), [Button(stay), Button(title, action)])
  }
}
