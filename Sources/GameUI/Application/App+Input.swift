import Canvas
import GameCore

extension App {
  /// Handles an input.
  mutating func handle(_ input: Input, at now: Moment) -> [Effect] {
    if case .key(.control(let letter)) = input, let effects = control(letter, at: now) {
      return effects
    }
    guard isRoomy else { return [] }
    if lastPress?.isKeyRepeat(input, at: now) == true { return [] }
    lastPress = nil
    let isEnding = table.delayedResult != nil
    if isEnding { showDelayedResult(at: now, isHurried: true) }
    if isEnding || dialogs.count(to: nil) {
      lastPress = IgnoredInput(input, at: now)
      // Any key is in a hurry to see the result, but this one asks about it.
      guard case .key(let key) = KeyboardLayout.latin(input), KeyBinding.help.has(key) else {
        return []
      }
    }
    if case .mouse(let mouse) = input, mouse.action == .press,
      !(dialogs.isEmpty && isGameSeen && area.contains(mouse.point))
    {
      return press(at: mouse.point, now)
    }
    if !dialogs.isEmpty { return handleInDialog(input, at: now) }
    if input == .key(.escape), table.isBusy {
      return perform([.game(.deal(.cancel))], at: now)
    }
    if isGameSeen { return handleInGame(input, at: now) }
    let context = context(at: now)
    let input = navigation.current.isTyping(context) ? input : KeyboardLayout.latin(input)
    if let actions = navigation.current.handle(input, context) {
      return perform(actions, at: now)
    }
    return handleEverywhere(input, at: now) ?? []
  }

  /// Whether the open screen is the board with a game on it.
  var isGameSeen: Bool { table.hasGame ? navigation.isOnBoard : false }

  /// The game on the open board.
  var visiblePlay: (any GamePlay)? { isGameSeen ? table.play : nil }

  /// Handles keys that mean the same everywhere, including dialogs; nil for others.
  private mutating func control(_ letter: Character, at now: Moment) -> [Effect]? {
    switch letter {
    case "c", "q": return askToQuit(at: now)
    case "z":
      pauseGame(at: now)
      return keepGame(at: now) + [.terminal(.suspend)]
    case "l": return [.terminal(.redraw)]
    default: return nil
    }
  }

  private mutating func handleInDialog(_ input: Input, at now: Moment) -> [Effect] {
    if case .mouse(let mouse) = input, mouse.action != .press {
      dialogs.scroll(by: mouse.action == .wheelUp ? -3 : 3, look, in: size)
    }
    if typesBelowDialog(input, at: now) {
      return close(dialogs.handle(.escape, look, in: size), at: now) + handle(input, at: now)
    }
    guard case .key(let key) = KeyboardLayout.latin(input) else { return [] }
    if KeyBinding.help.has(key), let dialog = dialogs.first {
      return help(with: dialog, at: now)
    }
    if let dialog = dialogs.first, dialog.content.confirmation?.has(key) == true {
      return close(dialogs.press(1), at: now)
    }
    if dialogs.first?.content is GameResult, navigation.isInTabs {
      // The tabs are visible above it.
      if KeyBinding.quit.has(key) { return askToQuit(at: now) }
      if Tab(key) != nil {
        return close(dialogs.handle(.escape, look, in: size), at: now) + handle(input, at: now)
      }
    }
    let event = dialogs.handle(key, look, in: size)
    if case .closed = event, key.isLetter, key != " " {
      lastPress = IgnoredInput(afterAnswerAt: now)
    }
    return close(event, at: now)
  }

  /// Returns whether an input is text for the focused field below a message that yields to it.
  private func typesBelowDialog(_ input: Input, at now: Moment) -> Bool {
    guard dialogs.first?.content.yieldsToTyping == true else { return false }
    switch input {
    case .key(.character(" ")), .key(.character("?")): return false
    case .key(.character), .paste: return navigation.current.isTyping(context(at: now))
    case .key, .mouse: return false
    }
  }

  /// Shows the keys of a dialog over it, or closes them.
  private mutating func help(with dialog: Dialog, at now: Moment) -> [Effect] {
    guard !(dialog.content is HelpText) else { return close(dialogs.press(0), at: now) }
    return show(Dialog(HelpText(on: dialog, look, in: size)), first: true, at: now)
  }

  /// Passes an input to the game unchanged, because its letters may be Cyrillic.
  private mutating func handleInGame(_ input: Input, at now: Moment) -> [Effect] {
    let latin = KeyboardLayout.latin(input)
    if latin != .key("a"), latin != .key(.escape),
      let effects = handleEverywhere(latin, at: now)
    {
      return effects
    }
    if latin == .key("r") { return perform([.game(.restart)], at: now) }
    let area = area
    let look = look
    var endsGame = false
    let effects = inGame(at: now) { play in
      let wasOver = play.isOver
      defer { endsGame = !wasOver && play.isOver }
      return play.handle(input, at: now, in: area, look: look)
    }
    if endsGame { lastPress = IgnoredInput(input, at: now) }
    return effects
  }

  /// Handles a key that means the same on all screens; nil for others.
  private mutating func handleEverywhere(_ input: Input, at now: Moment) -> [Effect]? {
    guard case .key(let key) = input, isGlobal(key, at: now) else { return nil }
    switch key {
    case KeyBinding.help:
      return show(Dialog(help(context(at: now))), at: now)
    case KeyBinding.quit: return askToQuit(at: now)
    case .escape where navigation.canGoBack: return perform([.back], at: now)
    case _ where !navigation.isInTabs: return nil
    case .backTab: return open(navigation.tab.moved(by: -1), at: now)
    case KeyBinding.tabs: return open(Tab(key) ?? navigation.tab.moved(by: 1), at: now)
    case KeyBinding.account: return perform([.account(.leave)], at: now)
    case KeyBinding.about: return perform([.go(.about)], at: now)
    default: return nil
    }
  }

  /// Performs the key in the hint bar that was clicked.
  private mutating func pressHint(at column: Int, _ now: Moment) -> [Effect] {
    let places = Chrome.places(
      of: hints(of: visiblePlay, at: now, look), columns: size.columns, look)
    guard let input = places.first(where: { $0.place.contains(column) })?.hint.input else {
      return []
    }
    return handle(input, at: now)
  }

  private mutating func press(at point: Point, _ now: Moment) -> [Effect] {
    if let dialog = dialogs.first {
      var canvas = Canvas(size: size)
      let places = dialog.draw(onto: &canvas, look)
      guard let number = places.firstIndex(where: { $0.contains(point) }) else {
        return point.row == size.rows - 1 ? pressHint(at: point.column, now) : []
      }
      return close(dialogs.press(number), at: now)
    }
    if point.row == size.rows - 1 { return pressHint(at: point.column, now) }
    if navigation.current.isLocked { return [] }
    if navigation.isInTabs, let target = Chrome.target(at: point, in: self) {
      switch target {
      case .tab(let tab): return open(tab, at: now)
      case .account: return perform([.account(.leave)], at: now)
      }
    }
    return navigation.current.press(at: point, context(at: now)).map { perform($0, at: now) } ?? []
  }
}
