import Canvas
import GameCore

extension StartScreen {
  /// The columns of a row before its label, for its letter or the mark of the focus.
  static let margin = 2

  /// The parts that fit, from the size of the window.
  struct Layout {
    let place: Rect
    /// The place next to the choices; nil in narrow windows.
    let side: Rect?
    let labels: Int
    let tiles: Int
    let playerRows: Int
    let panelRows: Int
    /// The rows of the preview of the cards, or of the example; none if there is no room.
    let previewRows: Int
    let gap: Int
    /// The rows between level, players and cards.
    let groupGap: Int
    /// The rows between the name of the cards and their preview.
    let previewGap: Int
    /// The rows above Start.
    let startGap: Int
  }

  private func layout(_ frame: Frame<Target>, _ context: Context) -> Layout {
    let look = frame.look
    let area = context.area
    // Next to the choices, in wide windows: at least as wide as the smallest game.
    let hasSide = area.columns >= 118 && area.rows >= 30 && !look.isPlain
    let page = area.page.columns
    let width = hasSide ? max(68, page / 2) : min(page, 72)
    let gapColumns = hasSide ? 3 : 0
    let sideColumns = hasSide ? page - width - gapColumns : 0
    let isTall = area.rows >= 44
    let names = rows(context).map { label(of: $0, look, context) } + tableLabels(look, context)
    let control = (names.map { TextWidth.of($0) }.max() ?? 0) + Self.margin + 2
    let playerRows = tableRows(width: width - control, look, context)
    let usesDeck = rows(context).contains(.deck)
    let remark = BoardLayout.lacksPictures(context.settings, in: context.board, look) ? 1 : 0
    let isOfSymbols = context.deck.drawings == nil
    let sample =
      hasSide || hasTable(context) || look.isPlain
      ? 0 : isTall ? 11 : context.kind == .colorMatch ? 5 : area.rows >= 30 ? 9 : 6
    let preview = usesDeck ? (isTall && isOfSymbols ? 7 : DeckPreview.rows) + remark : sample
    let hasPanels = !hasTable(context)
    let least = 3 + 2 + playerRows + (usesDeck ? 1 : 0) + (hasPanels ? 3 : 0) + 2
    // The rows of a game with everything: with them, the tiles are in one place for all games.
    let most = 11 + (isTall ? 7 : DeckPreview.rows)
    let usual = most + 4 > area.rows ? 0 : isTall || hasSide ? 2 : 1
    // One of them is between the button and its note, for games with cards.
    let gaps = hasTable(context) ? (usual > 0 ? 3 : 2) : usesDeck ? 4 : 3
    // The players are more important than the preview, and that more than the gaps.
    let hasPreview = least + preview + (usesDeck ? 0 : gaps) <= area.rows
    var shown = least + (hasPreview ? preview : 0)
    let spare = max(area.rows - most - 4 * usual, 0)
    let tiles =
      hasSide && spare >= 10 ? (width >= 74 ? 7 : 5) : isTall ? 11 : usual > 0 && spare >= 2 ? 5 : 3
    func hasRoom(_ rows: Int) -> Bool {
      usual > 0 && shown + rows + gaps * usual + tiles - 3 <= area.rows
    }
    let groupGap = hasTable(context) && hasRoom(2) ? 1 : 0
    shown += 2 * groupGap
    let previewGap = usesDeck && hasPreview && hasRoom(1) ? 1 : 0
    shown += previewGap
    // A game without cards has more room for gaps.
    let gap =
      [max(usual, 1) + (preview > 0 || tiles == 3 || hasSide ? 0 : 1), max(usual, 1), 1]
      .first { shown + gaps * $0 + tiles - 3 <= area.rows } ?? 0
    // Before the answers arrive, too, so that nothing moves then. One row stays blank.
    let panelRows = isTall ? 9 : 3 + (context.player == nil ? 0 : min(max(spare - 3, 0), 4))
    let whole =
      shown + gaps * gap + tiles - 3 + (hasPanels ? panelRows - 3 : 0)
    let startGap = gap == 0 ? min(max(area.rows - whole, 0), 1) : gap
    let rows = max(most + 4 * usual + tiles + panelRows - 6, hasSide ? area.rows - 1 : 0)
    let place = area.centeredAtTop(
      Size(columns: width + gapColumns + sideColumns, rows: rows))
    return Layout(
      place: place.left(width), side: hasSide ? place.right(sideColumns) : nil, labels: control,
      tiles: tiles, playerRows: playerRows, panelRows: hasPanels ? panelRows : 0,
      previewRows: hasPreview ? preview : 0, gap: gap, groupGap: groupGap,
      previewGap: previewGap, startGap: startGap)
  }

  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let layout = layout(frame, context)
    let gap = layout.gap
    var rest = layout.place
    drawTiles(in: rest.cutTop(layout.tiles), &frame, context)
    rest.cutTop(gap)
    drawRow(.setup, in: rest, layout, &frame, context)
    let details = BoardLayout.details(context.settings, in: context.board, look)
    frame.line(details.text, details.role, in: rest.dropTop(1).dropLeft(layout.labels))
    rest.cutTop(2 + layout.groupGap)
    if hasTable(context) {
      drawTable(in: rest.cutTop(layout.playerRows), layout, &frame, context)
      rest.cutTop(layout.groupGap)
    }
    if rows(context).contains(.deck) {
      drawCards(&rest, layout, &frame, context)
    } else if layout.previewRows > 0 {
      drawSample(in: rest.cutTop(layout.previewRows), indent: layout.labels, &frame, context)
    }
    rest.cutTop(hasTable(context) ? layout.startGap : gap)
    if layout.side != nil {
      drawStart(in: rest, layout, &frame, context)
      rest.cutTop(4)
    }
    if !hasTable(context) {
      drawPanels(in: rest.cutTop(layout.panelRows), &frame, context)
      rest.cutTop(layout.side == nil ? layout.startGap : 1)
    }
    if let side = layout.side {
      drawOwn(in: context.area.intersection(rest.top(context.area.rows)), &frame, context)
      drawSide(in: side, &frame, context)
    } else {
      drawStart(in: rest, layout, &frame, context)
    }
  }

  func label(of row: SettingsRow, _ look: RenderStyle, _ context: Context) -> String {
    look.text(row.spec(context.settings, look).title)
  }

  /// Draws the label of a row, with a mark if it has the focus, and returns the place of its value.
  func drawLabel(
    _ row: SettingsRow, in place: Rect, _ layout: Layout, _ frame: inout Frame<Target>,
    _ context: Context
  ) -> Rect {
    let look = frame.look
    let isFocused = focus(context) == row
    let letter = Self.letter(of: row).map(String.init) ?? ""
    frame.undescribed { frame in
      frame.write(
        isFocused ? look.glyphs.mine : letter, place.column, place.row,
        isFocused ? .cursor : .accent)
      frame.line(
        label(of: row, look, context), isFocused ? .title : .muted, in: place.dropLeft(Self.margin))
    }
    return place.dropLeft(layout.labels)
  }

  /// Draws a row of options.
  private func drawRow(
    _ row: SettingsRow, in place: Rect, _ layout: Layout, _ frame: inout Frame<Target>,
    _ context: Context
  ) {
    let values = drawLabel(row, in: place, layout, &frame, context)
    let spec = row.spec(context.settings, frame.look)
    drawOptions(
      spec.options.indices, of: (row, spec), in: values, name: frame.look.text(spec.title), &frame,
      context)
  }

  /// Draws some of the options of a row, perhaps with shorter titles.
  func drawOptions(
    _ range: Range<Int>, of described: (row: SettingsRow, spec: SettingSpec), in values: Rect,
    name: String, _ frame: inout Frame<Target>, _ context: Context, titles: [String]? = nil
  ) {
    let (row, spec) = described
    let isFocused = focus(context) == row
    let chosen = spec.chosen.flatMap { range.contains($0) ? $0 - range.lowerBound : nil }
    frame.choice(
      titles ?? Array(spec.options[range]), chosen: chosen, isFocused ? .focus : .title,
      in: values, name: name
    ) { .choice(row, $0 + range.lowerBound) }
  }

  /// Draws the chosen deck with a preview.
  private func drawCards(
    _ rest: inout Rect, _ layout: Layout, _ frame: inout Frame<Target>, _ context: Context
  ) {
    let look = frame.look
    if look.isPlain {
      drawRow(.deck, in: rest, layout, &frame, context)
      // The options need several rows.
      rest.cutTop(6)
      guard context.deck == .covers else { return }
      frame.line(look.text(context.covers.phrase), in: rest.cutTop(1).dropLeft(layout.labels))
      return
    }
    var values = drawLabel(.deck, in: rest, layout, &frame, context)
    let spec = SettingsRow.deck.spec(context.settings, look)
    let deck = context.deck
    let isFocused = focus(context) == .deck
    let remark = frame.stepper(
      look.text(deck.title), label: label(of: .deck, look, context), isFocused: isFocused,
      in: values
    ) { .choice(.deck, spec.option(after: $0) ?? 0) }.dropLeft(2)
    if deck == .covers {
      frame.line("\(look.glyphs.dot) \(look.text(context.covers.phrase))", in: remark)
    } else if !deck.mustBeLoaded, layout.previewRows > 0 {
      frame.line("\(look.glyphs.dot) \(look.text(StartPhrase.examples))", .muted, in: remark)
    }
    rest.cutTop(1 + layout.previewGap)
    guard layout.previewRows > 0 else { return }
    values = values.dropTop(1 + layout.previewGap).top(layout.previewRows)
    context.preview.draw(deck, into: &frame, in: values, context)
    rest.cutTop(layout.previewRows)
  }

  /// Draws the player's best and the daily board next to each other.
  private func drawPanels(in place: Rect, _ frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let best = place.left(max(20, place.columns / 3))
    let points = context.chosenBest
    let record = look.text(points.map(PlayPhrase.points) ?? SettingsPhrase.noBest as any Phrase)
    let isService = context.settings.hasServiceFilms(in: context.kind)
    let earned = isService ? nil : points.flatMap { context.chosenBoard.medal(for: $0) }
    let medal = earned.map { "\(look.stars($0)) \(look.text($0))" }
    let title = look.text(RacePhrase.ownBest)
    frame.describe(
      .figure, title, value: [record, medal].compactMap(\.self).joined(separator: ", "), at: best
    ) { frame in
      frame.divider(title, in: best)
      frame.line(record, points == nil ? .text : .title, in: best.dropTop(1))
      guard let medal, let earned else { return }
      frame.line(medal, in: best.dropTop(2))
      guard let style = look.style(of: earned) else { return }
      frame.canvas.restyle(best.dropTop(2).top(1)) { _ in style }
    }
    guard hasDaily(context) else { return }
    let daily = place.dropLeft(best.columns + 2)
    let letter = look.isPlain ? "" : " (d)"
    frame.divider(look.text(DailyPhrase.title) + letter, in: daily)
    today.draw(in: daily.dropTop(1), &frame, context)
    frame.hitArea(daily, .daily)
  }

  /// Draws the player's newest rounds in the rest of the column.
  private func drawOwn(in place: Rect, _ frame: inout Frame<Target>, _ context: Context) {
    guard own.isShown(context), place.rows > OwnRoundsPanel.leastRows else { return }
    own.draw(context.kind, into: &frame, in: place.dropBottom(1))
  }

  /// Draws the button and a note below it, below the choices as far as the note fits there.
  private func drawStart(
    in place: Rect, _ layout: Layout, _ frame: inout Frame<Target>, _ context: Context
  ) {
    let look = frame.look
    let start = place.dropLeft(layout.labels)
    // In plain mode, the note says how to resume.
    let canResume = context.kept != nil && !look.isPlain
    let titles =
      [look.text(ButtonPhrase.start)] + (canResume ? [look.text(ButtonPhrase.resume)] : [])
    // With the key after the second button.
    let columns = Buttons(titles).width + (canResume ? 2 : 0)
    var buttons = [start.left(Buttons([titles[0]]).width).top(1)]
    if context.isDealing {
      frame.line(look.text(SettingsPhrase.dealing), .accent, in: start)
      frame.canvas.cursor = start.origin
    } else {
      frame.buttons(
        [titles[0]], in: buttons[0], row: place.row,
        focused: focus(context) == .start ? 0 : nil, targets: [.start],
        style: look.primary(.accent))
      if titles.count > 1 {
        let resume = start.left(columns - 2).right(Buttons([titles[1]]).width)
        buttons += frame.buttons(
          [titles[1]], in: resume, row: place.row, focused: nil, targets: [.kept])
        frame.write("p", resume.right + 1, place.row, .accent)
      }
    }
    func note(_ phrase: any Phrase, _ role: Role = .text, _ target: Target? = nil) {
      let text = look.text(phrase)
      let beside = start.dropLeft(columns + 2)
      let width = min(TextWidth.of(text), place.columns)
      // Next to the button rather than right above the hints.
      let isBeside = place.row + 3 >= context.area.bottom && width <= beside.columns
      let row = place.line(isBeside ? place.row : min(place.row + 2, context.area.bottom - 1))
      let line =
        isBeside
        ? beside.top(1)
        : width <= start.columns ? row.dropLeft(layout.labels) : row.right(width)
      frame.line(text, role, in: line)
      if let target { frame.hitArea(row, target) }
    }
    if let kept = context.kept {
      note(StartPhrase.kept(kept.name(look)), .muted, .kept)
    } else if context.environment.seed != nil {
      note(SettingsPhrase.practice, .muted)
    } else if context.settings.hasServiceFilms(in: context.kind) {
      note(FilmsPhrase.ownOnly, .muted)
    } else if context.offersTutorial {
      note(TutorialPhrase.offer, .text, .tutorial)
    }
    // At the end, because a note may need the row of its edge.
    if !context.isDealing { frame.raise(buttons, [.start, .kept]) }
  }
}
