import Canvas
import GameCore
import MediaProtocol

/// The blank rows of the settings; the first are the last to be left out in a small window. A deck
/// without a source has one more before *Screen*.
private enum BlankRow: Hashable, CaseIterable {
  case beforeButtons, belowButtons, beforeTerminal, beforeScreen
}

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
    // The same number of rows for every deck, so that another one moves nothing below.
    let pictures = hasDeck && aside == nil ? BoardLayout.leastPicture.rows : 0
    // Headings separate better than blank rows. Their number must not depend on the deck either.
    func headings(with pictures: Int) -> [SettingsPhrase.Group] {
      SettingsPhrase.Group.lists.first {
        !look.isPlain && bare + pictures + $0.count <= area.rows
      } ?? []
    }
    // The preview is left out if there is no room for a setting or a heading.
    let hasAll = headings(with: pictures).count == headings(with: 0).count
    let preview = bare + pictures <= area.rows && hasAll ? pictures : 0
    let headings = headings(with: preview)
    let gaps = BlankRow.allCases.prefix(max(area.rows - bare - preview - headings.count, 0))
    let isTall = area.rows >= 30 && aside != nil
    func gap(_ gap: BlankRow) -> Int {
      !gaps.contains(gap) ? 0 : isTall && (gap != .beforeScreen || !hasDeck) ? 2 : 1
    }
    // In a very tall window, there is a blank row after each.
    let step = area.rows >= 48 && isTall ? 1 : 0
    let air = gaps.reduce(0) { $0 + gap($1) } + step * (form.items.count - form.buttons.count)
    let size = Size(
      columns: width, rows: min(bare + preview + air + headings.count, area.rows))
    let whole = aside?.form.top(area.rows) ?? area
    let place = whole.centeredAtTop(size)
    let window = place.dropBottom(1)
    // What does not fit scrolls with the focus; the buttons stay.
    let top = layout.top(showing: self.form.focus, rows: window.rows)
    var row = window.row - top
    let (first, last) = (window.row, window.bottom)
    for (item, rows) in zip(form.items, layout.heights) where !item.isButton {
      defer { row += rows + step }
      if item.id == .theme { row += gap(.beforeScreen) }
      if item.id == .mouse { row += gap(.beforeTerminal) }
      if let group = headings.first(where: { $0.first == item.id }) {
        frame.divider(look.text(SettingsPhrase.group(group)), in: window.below(row).dropLeft(2))
        row += 1
      }
      guard row >= first, row + rows <= last else { continue }
      let line = window.below(row)
      frame.item(item.id, of: form, self.form, in: line.dropLeft(2), labels: 12) { $0 }
      switch item.id {
      case .setup: drawDetails(of: item, into: &frame, in: line.top(rows), context)
      case .deck:
        let faces = line.dropTop(rows - layout.blankRows).dropLeft(14).top(DeckPreview.rows)
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
    let buttons = min(max(row, first) + gap(.beforeButtons), last)
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
    let blank = form.item(.source) == nil && context.area.rows >= 20 ? 1 : 0
    blankRows = blank
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
