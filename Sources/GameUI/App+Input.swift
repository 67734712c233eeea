import Canvas
import GameCore

extension App {
  mutating func take(_ input: Input, at now: Moment) -> [Effect] {
    let input = cleaned(input)
    if case .key(.control(let letter)) = input, let effects = control(letter, at: now) {
      return effects
    }
    guard isRoomy else { return [] }
    if lastPress?.goesOn(input, at: now) == true { return [] }
    lastPress = nil
    if case .mouse(let mouse) = input, mouse.action == .press, !pointsAtPlay(mouse.point) {
      return press(at: mouse.point, now)
    }
    if !dialogs.isEmpty { return takeInDialog(input, at: now) }
    if input == .key(.escape), waiting == .seed || waiting == .pictures { return cancelLoad() }
    if waiting == .logIn || waiting == .register { return [] }
    switch scene {
    case .title:
      return titleForm.take(titleForm.isTyping ? input : KeyboardLayout.latin(input))
        .map { follow($0, at: now) } ?? shortcut(input, isTyping: titleForm.isTyping, at: now)
    case .register:
      return registerForm.take(input).map { follow($0, at: now) }
        ?? shortcut(input, isTyping: registerForm.isTyping, at: now)
    case .tabs: return takeInTabs(input, at: now)
    }
  }

  /// Keys that mean the same everywhere; nil for others.
  private mutating func control(_ letter: Character, at now: Moment) -> [Effect]? {
    switch letter {
    case "c", "q": return askToQuit(at: now)
    case "z":
      pausePlay(at: now)
      return keep(at: now) + [.suspend]
    case "l": return [.redraw]
    default: return nil
    }
  }

  private mutating func takeInDialog(_ input: Input, at now: Moment) -> [Effect] {
    guard let dialog = dialogs.first, case .key(let key) = KeyboardLayout.latin(input) else {
      return []
    }
    var alert = dialog.alert(look, focused: focusedButton)
    switch alert.take(key) {
    case .pressed(let number): return choose(number, at: now)
    case .dismissed: return follow(dialog.escape, of: dialog, at: now)
    case .open: focusedButton = alert.focused
    }
    return []
  }

  /// Letters that work outside text fields.
  private mutating func shortcut(_ input: Input, isTyping: Bool, at now: Moment) -> [Effect] {
    guard !isTyping, case .key(let key) = KeyboardLayout.latin(input) else { return [] }
    switch key {
    case .character("?"): show(.help(play?.kind ?? GameKind(in: settings)), at: now)
    case .character("q"): return askToQuit(at: now)
    default: break
    }
    return []
  }

  private mutating func takeInTabs(_ input: Input, at now: Moment) -> [Effect] {
    if tab == .settings, conditions.addresses[settings.deck] == nil,
      let wish = settingsForm.type(input, settings)
    {
      return follow(wish, at: now)
    }
    // A note takes every key that the shortcuts would have.
    if tab == .leaderboard, ownRounds?.isEditing == true {
      return ownRounds?.take(input, leaderboard).map { follow($0, at: now) } ?? []
    }
    guard case .key(let key) = KeyboardLayout.latin(input) else {
      return takeOnTab(input, at: now)
    }
    switch key {
    case .character(let digit) where Tab(digit: digit) != nil:
      return Tab(digit: digit).map { open($0, at: now) } ?? []
    case .tab: return open(tab.moved(by: 1), at: now)
    case .backTab: return open(tab.moved(by: -1), at: now)
    case .character("?"), .function(1): show(.help(play?.kind ?? GameKind(in: settings)), at: now)
    case .character("q"): return askToQuit(at: now)
    case .character("o"): return changeAccount(at: now)
    default: return takeOnTab(input, at: now)
    }
    return []
  }

  private mutating func takeOnTab(_ input: Input, at now: Moment) -> [Effect] {
    let area = Chrome.content(of: bounds)
    // The game on the table gets keys as they are: letters of its own may be Cyrillic.
    let latin = KeyboardLayout.latin(input)
    switch tab {
    case .rules: rules.take(latin, in: area, GameKind(in: settings), look)
    case .settings:
      guard case .key(let key) = latin else { return [] }
      return settingsForm.take(key, settings, look).map { follow($0, at: now) } ?? []
    case .leaderboard:
      if ownRounds != nil {
        return ownRounds?.take(latin, leaderboard).map { follow($0, at: now) } ?? []
      }
      if latin == .key(.character("m")) { return openOwnRounds(at: now) }
      guard case .key(let key) = latin, let index = leaderboard.neighbour(key) else { return [] }
      return openBoard(index, at: now)
    case .board:
      guard play != nil else {
        guard case .key(let key) = latin else { return [] }
        if key == .enter || key == .character(" ") { return start(at: now) }
        return StartPanel.change(key, settings, look)
          .map { follow(.change($0), at: now) } ?? []
      }
      let look = look
      let wasOver = play?.isOver
      let outcomes = play?.take(input, at: now, in: area, look: look) ?? []
      if wasOver == false, play?.isOver == true { lastPress = LastPress(input, at: now) }
      return follow(outcomes, at: now)
    }
    return []
  }

  /// Whether a press there is the game's business.
  private func pointsAtPlay(_ point: Point) -> Bool {
    dialogs.isEmpty && scene == .tabs && tab == .board && play != nil
      && Chrome.content(of: bounds).contains(point)
  }

  private mutating func press(at point: Point, _ now: Moment) -> [Effect] {
    guard let target = frame(at: now).target(at: point) else { return [] }
    if case .dialog(let number) = target { return choose(number, at: now) }
    guard dialogs.isEmpty, waiting != .logIn, waiting != .register else { return [] }
    switch target {
    case .tab(let tab): return open(tab, at: now)
    case .account: return changeAccount(at: now)
    case .start: return start(at: now)
    case .choice(let row, let option):
      let changed = SettingsForm.choosing(option, of: row, settings, look)
      return follow(SettingsForm.Wish.change(changed), at: now)
    case .board(let index): return openBoard(index, at: now)
    case .round(let row):
      ownRounds?.select(row)
      return ownRounds?.selected.map { follow(OwnRoundsScreen.Wish.open($0), at: now) } ?? []
    case .setting(let row, let option):
      return settingsForm.press(row, option: option, settings, look)
        .map { follow($0, at: now) } ?? []
    case .title(let focus):
      let column = point.column - TitleForm.fieldColumn(in: bounds) - 1
      return titleForm.press(focus, column: column, width: TitleForm.fieldWidth - 2)
        .map { follow($0, at: now) } ?? []
    case .register(let focus):
      let column = point.column - RegisterForm.fieldColumn(in: bounds) - 1
      return registerForm.press(focus, column: column, width: RegisterForm.fieldWidth - 2)
        .map { follow($0, at: now) } ?? []
    case .dialog: return []
    }
  }
}
