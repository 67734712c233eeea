public import Canvas
public import GameCore

extension App {
  /// Returns the screen at `now`, with unchanged parts copied from the `last` drawing.
  public func draw(at now: Moment, after last: Canvas? = nil) -> Canvas {
    let look = look
    var canvas = Canvas(size: size, style: look.style(.text), after: last)
    draw(onto: &canvas, at: now, look)
    return canvas
  }

  /// Returns the outline of the screen at `now`.
  public func outline(at now: Moment) -> Outline {
    let look = look
    var canvas = Canvas(size: size, style: look.style(.text))
    canvas.outline = Outline()
    draw(onto: &canvas, at: now, look)
    return canvas.outline ?? Outline()
  }

  private func draw(onto canvas: inout Canvas, at now: Moment, _ look: RenderStyle) {
    guard isRoomy else { return Chrome.drawTooSmall(onto: &canvas, look) }
    if navigation.isInTabs {
      Chrome.drawHeader(onto: &canvas, open: navigation.tab, player: session.player, look)
    }
    let play = visiblePlay
    let place = gameArea(of: area)
    if let play {
      // A result that is not next to the board would leave only scraps of it.
      if place != area || dialogs.first?.content.isBesideGame != true {
        play.draw(
          into: &canvas, in: place, at: now, look: look,
          isCovered: !dialogs.isEmpty && place == area)
      }
    } else {
      navigation.current.draw(onto: &canvas, context(at: now))
    }
    if let status = status(of: play, look) {
      Chrome.drawStatus(onto: &canvas, status, look)
    } else if dialogs.isEmpty {
      Chrome.drawHints(onto: &canvas, hints(of: play, at: now, look), look)
    }
    if let dialog = dialogs.first {
      canvas.restyle(place == area ? canvas.bounds : canvas.bounds.top(area.row), look.dimmed)
      canvas.outline?.cover(with: dialog.alert(look).place(in: size))
      Chrome.drawHints(onto: &canvas, hints(of: play, at: now, look), look)
      dialog.draw(onto: &canvas, look)
    }
    if let cursor = canvas.cursor,
      canvas.outline?.items.contains(where: { $0.state.contains(.focused) }) == false
    {
      canvas.outline?.focus(Rect(column: cursor.column, row: cursor.row, columns: 1, rows: 1))
    }
    if !look.followsFocus, !hasTextCursor(over: play, at: now) { canvas.cursor = nil }
    if !look.unicode { canvas.keepToASCII() }
  }

  /// Returns whether the cursor is in a text. On letters of a button or the back of a card it would
  /// only add a block.
  private func hasTextCursor(over play: (any GamePlay)?, at now: Moment) -> Bool {
    if let dialog = dialogs.first { return dialog.isTyping }
    return play == nil && navigation.current.hasTextCursor(context(at: now))
  }

  /// The latest event of the visible game, shown instead of the keys if a screen reader follows the
  /// cursor.
  private func status(of play: (any GamePlay)?, _ look: RenderStyle) -> String? {
    guard look.followsFocus, dialogs.isEmpty, play?.isPaused == false else { return nil }
    return table.status
  }

  /// Returns the active keys of the focused part.
  func hints(
    of play: (any GamePlay)?, at now: Moment, _ look: RenderStyle
  ) -> [KeyBinding] {
    if let dialog = dialogs.first { return dialog.hints(look, in: size) }
    if let play {
      let hints = play.isPaused ? play.pausedHints : play.hints(look)
      // The one attempt at a daily board should not be restarted by mistake.
      return (isAttempt ? hints.filter { $0.input != KeyBinding.restart.input } : hints)
        + KeyBinding.always
    }
    let screen = navigation.current
    let context = context(at: now)
    guard navigation.isInTabs else { return screen.hints(context) }
    let isTyped = screen.isTyping(context) || screen.hasUnsavedChanges(context)
    return screen.hints(context) + (isTyped ? KeyBinding.alwaysTyping : KeyBinding.always)
  }

  /// Returns the help on the keys of the screen, and on the global ones.
  func help(_ context: Context) -> HelpText {
    let screen = navigation.current
    guard navigation.isInTabs else {
      return HelpText(keys: screen.hints(context), topics: screen.topics(context))
    }
    if let kind = visiblePlay?.kind { return HelpText(on: kind, look) }
    let bound = screen.bindings(context).filter { !$0.isVital }
    let everywhere = KeyBinding.everywhere.compactMap { binding in
      binding.keeping { key in isGlobal(key, at: context.now) && !bound.contains { $0.has(key) } }
    }
    return HelpText(keys: bound.filter(\.isHelped), everywhere: everywhere)
  }

  /// Returns whether a key of all screens works here: no letter while text is typed, and only that
  /// of the help with unsaved changes.
  func isGlobal(_ key: Key, at now: Moment) -> Bool {
    guard key.isLetter, !isGameSeen else { return true }
    let context = context(at: now)
    let screen = navigation.current
    return !screen.isTyping(context) && (key == "?" || !screen.hasUnsavedChanges(context))
  }
}
