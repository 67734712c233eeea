import Canvas
import GameCore

/// The pages after logging in.
enum Tab: Hashable, CaseIterable {
  case rules, settings, board, leaderboard

  /// The tab of a digit, from 1.
  init?(digit: Character) {
    guard let number = digit.wholeNumberValue, digit.isASCII,
      Self.allCases.indices.contains(number - 1)
    else { return nil }
    self = Self.allCases[number - 1]
  }

  var phrase: TabPhrase {
    switch self {
    case .rules: .rules
    case .settings: .settings
    case .board: .board
    case .leaderboard: .leaderboard
    }
  }
}

extension App {
  func frame(at now: Moment) -> Frame {
    var frame = Frame(size: size, look: look, isCovered: !dialogs.isEmpty)
    guard isRoomy else {
      Chrome.tooSmall(&frame)
      return frame
    }
    switch scene {
    case .title: titleForm.draw(into: &frame, isWorking: waiting == .logIn)
    case .register: registerForm.draw(into: &frame, isWorking: waiting == .register)
    case .tabs:
      Chrome.header(&frame, open: tab, player: player)
      drawTab(into: &frame, at: now)
    }
    Chrome.hints(&frame, dialogs.isEmpty ? hints : Hint.dialog)
    if let dialog = dialogs.first {
      frame.cover()
      let places = dialog.alert(look, focused: focusedButton).draw(
        into: &frame.canvas, lines: look.glyphs.box, styles: look.alertStyles)
      for (number, place) in places.enumerated() { frame.hitArea(place, .dialog(number)) }
    }
    if !look.unicode { frame.keepToASCII() }
    return frame
  }

  private func drawTab(into frame: inout Frame, at now: Moment) {
    let area = Chrome.content(of: bounds)
    switch tab {
    case .rules: rules.draw(into: &frame, in: area, GameKind(in: settings))
    case .settings:
      settingsForm.draw(into: &frame, in: area, settings, conditions, preview: preview)
    case .leaderboard:
      leaderboard.draw(into: &frame, in: area, player: player?.id, ownRounds)
    case .board:
      if let play {
        play.draw(into: &frame, in: area, at: now)
      } else {
        StartPanel(
          settings: settings, best: bests[chosenBoard], isPractice: conditions.seed != nil,
          isDealing: waiting == .seed || waiting == .pictures, preview: preview
        ).draw(into: &frame, in: area)
      }
    }
  }

  private var hints: [Hint] {
    switch scene {
    case .title, .register: return Hint.form
    case .tabs:
      switch tab {
      case .rules: return Hint.rules
      case .settings: return Hint.settings
      case .leaderboard:
        return ownRounds == nil ? Hint.leaderboard : Hint.ownRounds
      case .board:
        guard let play else { return Hint.start }
        return (play.isPaused ? Hint.paused : play.hints(look)) + Hint.always
      }
    }
  }
}
