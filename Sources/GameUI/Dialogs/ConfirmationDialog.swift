import Canvas
import GameCore

/// A question before something is lost.
struct ConfirmationDialog: DialogContent, Equatable {
  enum Subject: Hashable {
    case quit, leave, restart, logOut(playing: Bool)
    /// Gives up a saved game that was offered.
    case discardKept
    /// Quits after ranked games as a guest, which are not saved.
    case loseResults
    /// Quits before a recovery code was written down.
    case loseCode
    case deleteRound
    case endSession, endOtherSessions
    case forgetAlbum
    /// Leaves a form with unsaved changes.
    case leaveForm
    /// Leaves the form for a new player.
    case leaveRegistration
    /// Leaves a form with an invalid entry.
    case leaveInvalid

    /// The button that changes nothing.
    var declining: ButtonPhrase {
      switch self {
      case .quit, .leave, .restart: .keepPlaying
      case .leaveForm, .leaveRegistration, .leaveInvalid: .keepEditing
      case .discardKept, .deleteRound, .forgetAlbum: .keep
      case .logOut, .loseResults, .loseCode, .endSession, .endOtherSessions: .cancel
      }
    }
  }

  let subject: Subject
  /// Whether the game is the one attempt at a daily board.
  var isAttempt = false
  /// The saved game that would be lost.
  var kept: KeptGame?

  /// The first button keeps everything.
  var yes: Int? { 1 }

  func title(_ look: RenderStyle) -> String { look.text(QuestionPhrase.ask(subject)) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    (kept.map { $0.game(look) + [.gap] } ?? [])
      + [.text(look.text(QuestionPhrase.explain(subject)))]
      + (isAttempt ? [.text(look.text(keepsGame ? DailyPhrase.isKept : .isSpent))] : [])
  }

  /// Whether the game is saved and can be resumed.
  private var keepsGame: Bool { [.quit, .logOut(playing: true)].contains(subject) }
}

extension Screen {
  /// Returns the question to ask before an action loses input; nil if none would be lost.
  func lossQuestion(_ context: Context, before action: Action = .back) -> Dialog? {
    guard hasUnsavedChanges(context), let loss else { return nil }
    return .question(loss, ProfilePhrase.leave, action)
  }

  /// Goes back; asks first if input would be lost.
  func leaveForm(_ context: Context) -> [Action] {
    [lossQuestion(context).map(Action.show) ?? .back]
  }
}

extension Dialog {
  /// Returns the question whether to give up the game for another one.
  static func restart(isAttempt: Bool, by action: GameAction = .giveUpAnd(.start)) -> Dialog {
    question(.restart, isAttempt: isAttempt, ButtonPhrase.newGame, .game(action))
  }

  static func logOut(playing: Bool, isAttempt: Bool) -> Dialog {
    question(
      .logOut(playing: playing), isAttempt: isAttempt, ButtonPhrase.logOut, .account(.logOut))
  }

  /// Returns a question whose first button, and Esc, change nothing.
  static func question(
    _ subject: ConfirmationDialog.Subject, isAttempt: Bool = false, _ title: any Phrase,
    _ action: Action
  ) -> Dialog {
    Dialog(
      ConfirmationDialog(subject: subject, isAttempt: isAttempt),
      [Button(subject.declining), Button(title, action)])
  }
}

extension DialogContent {
  /// Returns whether this is the question about a subject.
  func asks(_ subject: ConfirmationDialog.Subject) -> Bool {
    (self as? ConfirmationDialog)?.subject == subject
  }

  /// Returns whether both are the question about one subject.
  func asksTheSame(as other: any DialogContent) -> Bool {
    (other as? ConfirmationDialog).map { asks($0.subject) } ?? false
  }

  /// The key that asked the question and confirms it if pressed again, like its second button.
  var confirmation: KeyBinding? {
    switch (self as? ConfirmationDialog)?.subject {
    case .quit, .loseResults, .loseCode: KeyBinding("q", TabPhrase.keyQuit)
    case .restart: .restart
    default: nil
    }
  }
}

extension DialogQueue {
  /// Updates a question that was asked before the deal arrived, because it now concerns a game.
  mutating func askWithGame(isAttempt: Bool) {
    _ = replace(.logOut(playing: true, isAttempt: isAttempt)) { $0.asks(.logOut(playing: false)) }
  }
}
