import Canvas
import GameCore

/// The offer to resume a saved game, or the message that these rules cannot resume it: it stays
/// saved until it is given up.
struct KeptGame: DialogContent, Equatable {
  let saved: SavedRound
  /// The mode of the game, computed once, because it takes replaying the round of a rival.
  let mode: GameMode
  var isPlayable = true
  /// Whether it is deleted as soon as another game has been dealt.
  var isGivenUp = false

  var dialog: Dialog {
    guard isPlayable else {
      let question = Dialog.question(
        .discardKept, isAttempt: mode.daily != nil, ButtonPhrase.giveUp, .game(.discardKept(saved)))
      return Dialog(
        self,
        [Dialog.Button(ButtonPhrase.keep), Dialog.Button(ButtonPhrase.giveUp, .show(question))])
    }
    let putOff = Action.game(.putOff(self))
    return Dialog(
      self,
      [
        resume, Dialog.Button(ButtonPhrase.newGame, putOff, .game(.start)),
        Dialog.Button(ButtonPhrase.later, putOff),
      ], escape: 2)
  }

  private var resume: Dialog.Button {
    Dialog.Button(ButtonPhrase.resume, .game(.resume(saved)))
  }

  var yes: Int? { isPlayable ? 0 : nil }

  /// Whether giving it up loses something: moves, or the attempt at a daily board.
  var hasProgress: Bool { !saved.transcript.moves.isEmpty || mode.daily != nil }

  /// Whether the action continues this attempt at the daily board, which the store finds.
  func isResumed(by action: GameAction, on board: LeaderboardKey) -> Bool {
    guard case .daily(.play(asPractice: false)) = action else { return false }
    return mode.daily != nil && saved.transcript.board == board
  }

  /// Returns the question whether to give up the game, which was put off, before an action that
  /// starts another one.
  func question(before action: GameAction) -> Dialog {
    Dialog(
      ConfirmationDialog(subject: .discardKept, isAttempt: mode.daily != nil, kept: self),
      [
        resume,
        Dialog.Button(ButtonPhrase.giveUpAndStart, .game(.giveUpKept), .game(action)),
        Dialog.Button(ButtonPhrase.later),
      ], escape: 2)
  }

  func title(_ look: RenderStyle) -> String {
    look.text(isPlayable ? DialogPhrase.resume : .savedGame)
  }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let reason: [Alert.Part] = isPlayable ? [] : [.text(look.text(DialogPhrase.tooOld)), .gap]
    return reason + game(look)
  }

  /// Returns its name and how far it is.
  func game(_ look: RenderStyle) -> [Alert.Part] {
    let kind = GameKind(saved.transcript.game)
    let progress = isPlayable ? kind?.descriptor.progress(of: saved, look) ?? [] : []
    return [.headline(name(look))] + mode.description(look)
      + (progress.isEmpty ? [] : [.gap] + progress)
  }

  /// Returns the name of its game and setup.
  func name(_ look: RenderStyle) -> String {
    look.name(of: saved.transcript.board)
  }
}

/// The message that a game without a board was given up, with its progress.
struct GivenUpGame: DialogContent, Equatable {
  let saved: SavedRound

  func title(_ look: RenderStyle) -> String { look.text(PlayPhrase.givenUp) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let kind = GameKind(saved.transcript.game)
    let name = look.name(of: saved.transcript.board)
    return [.headline(name), .gap] + (kind?.descriptor.progress(of: saved, look) ?? [])
      + [.gap, .note(look.text(DialogPhrase.notScored))]
  }
}

extension GameMode {
  /// Returns the description of a saved game in its offer.
  fileprivate func description(_ look: RenderStyle) -> [Alert.Part] {
    let daily = daily.map { look.text(DailyPhrase.boardOf($0)) }
    let practice = practiceDay.map { look.text(DailyPhrase.practiceDay($0)) }
    let rival = rival.map {
      look.text(RacePhrase.against($0.name(look, columns: 20, isWithin: true)))
    }
    return [daily, practice, rival].compactMap(\.self).map { .headline($0) }
  }
}
