import Canvas
import GameCore
import MediaProtocol

extension SettingsScreen {
  func draw(into frame: inout Frame<FormTarget<SettingsRow>>, _ context: Context) {
    let look = frame.look
    let layout = layout(context)
    let (form, bare) = (layout.form, layout.rows)
    let aside = SidePanel(in: context.area)
    let explanation = context.area.dropRight(1).bottom(context.area.columns < 80 ? 2 : 1)
    let area = context.area.dropBottom(aside == nil ? explanation.rows : 0)
    let width = Self.width(in: area)
    let deck = context.deck
    let hasDeck = form.items.contains { $0.id == .deck }
    let items = form.items.count - form.buttons.count
    // Blank rows before the screen, the terminal and the buttons are more important than headings.
    // Their number is the same for every game and deck, as if all had a preview.
    func rows(_ groups: [SettingsPhrase.Group], gap: Int, step: Int = 0) -> Int {
      bare + groups.count + (groups.contains(.terminal) ? 2 : 1) * gap
        + max(gap - layout.deckGap, 0) + step * (items + groups.count)
    }
    let pictures = aside == nil ? BoardLayout.leastPicture.rows : 0
    let lists = look.isPlain ? [] : SettingsPhrase.Group.lists
    let groups =
      lists.first { rows($0, gap: 2) + pictures <= area.rows }
      ?? lists.first { rows($0, gap: 1) <= area.rows } ?? []
    let (gap, step) =
      [(1, 1), (2, 0), (1, 0)].first { rows(groups, gap: $0, step: $1) <= area.rows } ?? (0, 0)
    let used = rows(groups, gap: gap, step: step)
    let preview = hasDeck && used + pictures <= area.rows ? pictures : 0
    let size = Size(columns: width, rows: min(used + preview, area.rows))
    let whole = aside?.form.top(area.rows) ?? area
    let place = whole.centeredAtTop(size)
    let window = place.dropBottom(1)
    // What does not fit scrolls with the focus; the buttons stay.
    let top = layout.top(showing: self.form.focus, rows: window.rows)
    var row = window.row - top
    let (first, last) = (window.row, window.bottom)
    for (item, rows) in zip(form.items, layout.heights) where !item.isButton {
      defer { row += rows + step }
      if item.id == .theme { row += max(gap - layout.deckGap, 0) }
      if let group = groups.first(where: { $0.first == item.id }) {
        if group == .terminal { row += gap }
        frame.divider(look.text(SettingsPhrase.group(group)), in: window.below(row).dropLeft(2))
        row += 1 + step
      }
      guard row >= first, row + rows <= last else { continue }
      let line = window.below(row)
      frame.item(item.id, of: form, self.form, in: line.dropLeft(2), labels: 12) { $0 }
      switch item.id {
      case .setup: drawDetails(of: item, into: &frame, in: line.top(rows), context)
      case .deck:
        let blank = form.item(.source) == nil ? layout.deckGap : 0
        let faces = line.dropTop(rows - blank).dropLeft(14).top(DeckPreview.rows)
        if preview > 0 { context.preview.draw(deck, into: &frame, in: faces, context) }
        row += preview
      default: break
      }
    }
    // Marks rows that are scrolled out.
    if top > 0 { frame.line(look.glyphs.up, .title, in: window, .right) }
    if bare - 1 - top > window.rows {
      frame.line(look.glyphs.down, .title, in: window.bottom(1), .right)
    }
    if aside == nil {
      let spec = self.form.focus.spec(context.settings, look)
      frame.lines(look.text(spec.explanation), in: explanation.dropLeft(place.column + 2), .muted)
    }
    let buttons = min(max(row, first) + min(gap, 1), last)
    frame.buttons(of: form, self.form, in: place, row: buttons, labels: 14) { $0 }
    aside?.draw(
      self.form.focus, deck: hasDeck ? deck : nil, beside: place, into: &frame, context)
  }

  /// Draws the details of the chosen level after its options, if there is room, or in a second
  /// row.
  private func drawDetails(
    of item: Form<SettingsRow>.Item, into frame: inout Frame<FormTarget<SettingsRow>>,
    in place: Rect, _ context: Context
  ) {
    let details = BoardLayout.details(context.settings, in: context.board, frame.look)
    var used = 14
    if place.rows == 1, case .choice(let options, let chosen?, _) = item.control {
      let sign = TextWidth.of(frame.look.choiceGlyphs.on) + 1
      used +=
        form.focus == item.id
        ? options.reduce(0) { $0 + sign + TextWidth.of($1) + 3 } : TextWidth.of(options[chosen]) + 3
    }
    if place.rows > 1 || used + TextWidth.of(details.text) <= place.columns {
      frame.line(details.text, details.role, in: place.bottom(1).dropLeft(used))
    }
  }

  fileprivate static func width(in area: Rect) -> Int {
    SidePanel(in: area)?.form.columns ?? min(area.columns - 3, 76)
  }
}

extension SettingsScreen.Layout {
  init(_ form: Form<SettingsRow>, _ context: Context) {
    let width = SettingsScreen.width(in: context.area) - 14
    self.form = form
    // Not in small windows, which scroll anyway.
    deckGap = form.item(.deck) != nil && context.area.rows >= 20 ? 1 : 0
    let blank = form.item(.source) == nil ? deckGap : 0
    heights = form.items.map { item in
      let below = item.id == .deck ? blank : 0
      return switch (item.id, item.control) {
      // Both buttons share a row.
      case (.services, _): 0
      // The details follow the options, or are below them.
      case (.setup, _): width >= 62 && !context.look.isPlain ? 1 : 2
      case (_, .choice(let options, let chosen, _)) where context.look.isPlain:
        below
          + Choice(options, chosen: chosen).rows(width: width, glyphs: context.look.choiceGlyphs)
      default: below + 1
      }
    }
    rows = heights.reduce(0, +)
  }

  /// Returns the number of rows scrolled out at the top, so that a row is among the `visible` ones;
  /// the buttons are below them.
  func top(showing focus: SettingsRow, rows visible: Int) -> Int {
    let index = form.items.firstIndex { $0.id == focus } ?? 0
    return max(min(heights.prefix(index + 1).reduce(0, +), rows - 1) - visible, 0)
  }
}

extension Settings {
  /// The board of the chosen game; nil if it has none.
  fileprivate var board: PairsLevel? {
    let kind = GameKind(in: self)
    return kind.descriptor.board(of: kind.setup(in: self))
  }
}

extension BoardLayout {
  /// Returns the details of a setup, or that its board does not fit into the window.
  static func details(
    _ settings: Settings, in area: Rect, _ look: RenderStyle
  ) -> (text: String, role: Role) {
    if let missing = missing(for: settings, in: area) { return (look.text(missing), .bad) }
    let kind = GameKind(in: settings)
    return (look.details(of: kind.setup(in: settings), in: kind), .muted)
  }

  /// Returns the reason why the chosen board does not fit into the area; nil if it does.
  static func missing(for settings: Settings, in area: Rect) -> PlayPhrase? {
    settings.board.flatMap { missing($0, in: area) }
  }

  /// Returns the largest level of the chosen game that fits into the area, and settings with it.
  static func fitting(_ settings: Settings, in area: Rect) -> (PairsLevel, Settings)? {
    let kind = GameKind(in: settings)
    let found = kind.setups.lazy.reversed().compactMap { setup in
      kind.descriptor.board(of: setup).map { (setup, $0) }
    }.first { fits($1, in: area) }
    return found.map { setup, level in
      var settings = settings
      settings.setups[settings.game] = setup
      return (level, settings)
    }
  }

  /// Returns whether the cards of the chosen level are too small for the chosen deck's pictures.
  static func lacksPictures(
    _ settings: Settings, in area: Rect, _ look: RenderStyle
  ) -> Bool {
    guard let level = settings.board,
      Decks.shown(settings.deck, unicode: look.unicode).drawings != nil
    else { return false }
    return PictureFormat(of: level, in: area, look) == nil
  }
}
