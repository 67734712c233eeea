import Canvas
import GameCore
import MediaProtocol

/// A question or a message on top of a screen.
enum Dialog: Hashable {
  case notice(Notice)
  /// The registration lists what is missing.
  case faults([RegisterForm.Focus: RegisterPhrase])
  case confirm(Confirmation)
  /// A kept game is offered.
  case resume(SavedRound)
  case result(Ending)
  /// Pictures are on their way.
  case loading(PictureProgress)
  case picturesFailed(MediaProblem)
  /// The cache has lost pictures of a kept game.
  case photosLost
  /// One of the player's own rounds, opened.
  case round(OwnRoundsRow)
  /// The keys of a game and those that all share.
  case help(GameKind)

  /// Something the player must give up for what was asked.
  enum Confirmation: Hashable {
    case quit, leave, restart, logOut(playing: Bool)
    case delete(RoundID)
  }

  /// What a button of a dialog does.
  enum Choice: Phrase {
    case ok, stay, quit, giveUp, goOn, newGame, playAgain, leaderboard, close, register, logIn
    case tryAgain, logOut, note, delete, cancel, drawings, fetch
  }

  var isHelp: Bool { if case .help = self { true } else { false } }

  /// The buttons, the one for Enter first.
  var choices: [Choice] {
    switch self {
    case .notice, .faults, .help: [.ok]
    case .confirm(.quit): [.stay, .quit]
    case .confirm(.leave): [.stay, .giveUp]
    case .confirm(.restart): [.stay, .newGame]
    case .confirm(.logOut): [.stay, .logOut]
    case .confirm(.delete): [.stay, .delete]
    case .round: [.close, .note, .delete]
    case .resume: [.goOn, .newGame]
    case .loading: [.cancel]
    case .picturesFailed: [.tryAgain, .drawings, .cancel]
    case .photosLost: [.fetch, .drawings]
    case .result(let ending): ending.choices
    }
  }

  /// What Esc does.
  var escape: Choice {
    switch self {
    case .notice, .faults, .help: .ok
    case .confirm: .stay
    case .resume: .goOn
    case .loading, .picturesFailed: .cancel
    case .photosLost: .drawings
    case .result, .round: .close
    }
  }

  func alert(_ look: RenderStyle, focused: Int) -> Alert {
    Alert(
      title: title(look), parts: parts(look),
      buttons: choices.map { look.text(DialogPhrase.choice($0)) }, focused: focused)
  }

  private func title(_ look: RenderStyle) -> String {
    switch self {
    case .notice(let notice): look.text(notice.title)
    case .faults: look.text(DialogPhrase.missing)
    case .confirm(let confirmation): look.text(DialogPhrase.ask(confirmation))
    case .resume: look.text(DialogPhrase.resume)
    case .loading: look.text(PicturePhrase.loading)
    case .picturesFailed, .photosLost: look.text(PicturePhrase.failed)
    case .result(let ending): ending.title(look)
    case .round: look.text(OwnRoundsPhrase.title)
    case .help: look.text(DialogPhrase.help)
    }
  }

  private func parts(_ look: RenderStyle) -> [Alert.Part] {
    switch self {
    case .notice(let notice): return notice.parts(look)
    case .faults(let faults):
      let known = RegisterForm.fields.filter { faults[$0] != nil }
      return known.flatMap { field -> [Alert.Part] in
        let label = look.text(RegisterForm.label(field))
        let words = faults[field].map(look.text) ?? ""
        return (field == known.first ? [] : [.gap])
          + [.text("\(look.glyphs.wrong) \(label)"), .note("  \(words)")]
      }
    case .confirm(let confirmation): return [.text(look.text(DialogPhrase.explain(confirmation)))]
    case .loading(let progress): return progress.parts(look)
    case .picturesFailed(let problem): return [.text(look.text(PicturePhrase.problem(problem)))]
    case .photosLost: return [.text(look.text(PicturePhrase.lost))]
    case .resume(let saved): return Self.parts(of: saved, look)
    case .result(let ending): return ending.parts(look)
    case .round(let row): return row.parts(look)
    case .help(let kind): return Self.help(kind, look)
    }
  }

  private static func parts(of saved: SavedRound, _ look: RenderStyle) -> [Alert.Part] {
    let kind = GameKind(saved.transcript.game)
    let game = kind.map { look.title(of: $0) } ?? "?"
    return [
      .text(look.text(DialogPhrase.resumeText)), .gap,
      .pair(game, look.name(of: saved.transcript.setup, in: kind)),
    ] + (kind?.descriptor.progress(of: saved, look) ?? [])
  }

  private static func help(_ kind: GameKind, _ look: RenderStyle) -> [Alert.Part] {
    return (kind.descriptor.keys(look) + GameKind.sharedKeys).map {
      .pair($0.keys, look.text($0.meaning))
    }
  }
}
