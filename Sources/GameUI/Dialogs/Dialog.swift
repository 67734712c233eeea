import Canvas
import GameCore

/// A question or a message on top of a screen.
enum Dialog: Hashable {
  case notice(Notice)
  /// The registration lists what is missing.
  case faults([RegisterForm.Focus: RegisterPhrase])
  case confirm(Confirmation)
  /// A kept game is offered.
  case resume(SavedRound)
  case result(Ending)
  case help

  /// Something the player must give up for what was asked.
  enum Confirmation: Hashable {
    case quit, leave, restart, logOut
  }

  /// What a button of a dialog does.
  enum Choice: Phrase {
    case ok, stay, quit, giveUp, goOn, newGame, playAgain, leaderboard, close, register, logIn
    case tryAgain, logOut
  }

  /// The buttons, the one for Enter first.
  var choices: [Choice] {
    switch self {
    case .notice, .faults, .help: [.ok]
    case .confirm(.quit): [.stay, .quit]
    case .confirm(.leave): [.stay, .giveUp]
    case .confirm(.restart): [.stay, .newGame]
    case .confirm(.logOut): [.stay, .logOut]
    case .resume: [.goOn, .newGame]
    case .result(let ending): ending.choices
    }
  }

  /// What Esc does.
  var escape: Choice {
    switch self {
    case .notice, .faults, .help: .ok
    case .confirm: .stay
    case .resume: .goOn
    case .result: .close
    }
  }

  func alert(_ look: Look, focused: Int) -> Alert {
    Alert(
      title: title(look), parts: parts(look),
      buttons: choices.map { look.text(DialogPhrase.choice($0)) }, focused: focused)
  }

  private func title(_ look: Look) -> String {
    switch self {
    case .notice(let notice): look.text(notice.title)
    case .faults: look.text(DialogPhrase.missing)
    case .confirm(let confirmation): look.text(DialogPhrase.ask(confirmation))
    case .resume: look.text(DialogPhrase.resume)
    case .result(let ending): look.text(ending.title)
    case .help: look.text(DialogPhrase.help)
    }
  }

  private func parts(_ look: Look) -> [Alert.Part] {
    switch self {
    case .notice(let notice): return notice.parts(look)
    case .faults(let faults):
      let known = RegisterForm.fields.filter { faults[$0] != nil }
      return known.flatMap { field -> [Alert.Part] in
        let label = look.text(RegisterForm.label(field))
        let words = faults[field].map(look.text) ?? ""
        return (field == known.first ? [] : [.gap])
          + [.text("\(look.signs.wrong) \(label)"), .note("  \(words)")]
      }
    case .confirm(let confirmation): return [.text(look.text(DialogPhrase.explain(confirmation)))]
    case .resume(let saved): return Self.parts(of: saved, look)
    case .result(let ending): return ending.parts(look)
    case .help: return Self.help(look)
    }
  }

  private static func parts(of saved: SavedRound, _ look: Look) -> [Alert.Part] {
    let kind = GameKind(saved.transcript.game)
    let level = kind.map { look.text($0.name(of: saved.transcript.setup)) } ?? ""
    var parts: [Alert.Part] = [
      .text(look.text(DialogPhrase.resumeText)), .gap,
      .pair(look.text(LeaderboardPhrase.level), level),
    ]
    if let round = try? Round<PairsGame>(resuming: saved) {
      let found = "\(round.state.pairsFound) / \(round.state.level.pairs)"
      parts.append(.pair(look.text(DialogPhrase.pairsFound), found))
    }
    let time = look.language.time(saved.elapsed)
    return parts + [.pair(look.text(LeaderboardPhrase.time), time)]
  }

  private static func help(_ look: Look) -> [Alert.Part] {
    let arrows = look.unicode ? "← ↑ ↓ →" : "Arrows"
    let keys: [(String, RulesPhrase)] = [
      ("\(arrows), h j k l", .moveKeys), (look.text(KeyPhrase.spaceOrEnter), .flipKeys),
      ("p", .pauseKeys), ("Esc", .leaveKeys), ("1 2 3 4, Tab", .tabKeys), ("o", .accountKeys),
      ("?", .helpKeys), ("q, Ctrl-C", .quitKeys),
    ]
    return keys.map { .pair($0.0, look.text($0.1)) }
  }
}
