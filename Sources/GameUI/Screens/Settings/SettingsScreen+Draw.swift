import Canvas
import GameCore
import MediaProtocol

/// The blank rows of the settings; the first are the last to be left out in a small window.
private enum BlankRow: Hashable, CaseIterable {
  case beforePreview, beforeButtons, afterPreview, afterSetup, afterLanguage, beforeButtonsAgain
}

extension SettingsScreen {
  func draw(into frame: inout Frame<FormTarget<SettingsRow>>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let layout = layout(context)
    let (form, bare) = (layout.form, layout.rows)
    let aside = SettingsSidePanel(in: area)
    let width = Self.width(in: area)
    let deck = Decks.shown(context.settings.deck, unicode: look.unicode)
    let remark = BoardLayout.lacksPictures(context.settings, in: area, look)
    let hasDeck = form.items.contains { $0.id == .deck }
    // The same number of rows for every deck, so that choosing one moves nothing below.
    let pictures = hasDeck && aside == nil ? BoardLayout.leastPicture.rows : 0
    // The preview is left out if there is no room for a setting.
    let preview = bare + pictures <= area.rows ? pictures : 0
    let gaps = BlankRow.allCases.filter { gap in
      switch gap {
      case .beforePreview: preview > 0
      case .afterPreview: hasDeck
      case .beforeButtons, .afterSetup, .afterLanguage, .beforeButtonsAgain: true
      }
    }.prefix(max(area.rows - bare - preview, 0))
    func gap(_ gap: BlankRow) -> Int { gaps.contains(gap) ? 1 : 0 }
    let place = (aside?.form ?? area).raised(
      Size(columns: width, rows: bare + preview + gaps.count))
    var rest = place.below(max(place.row, area.row))
    for item in form.items where item.id != .start && item.id != .services {
      if item.id == self.form.focus { frame.line(look.glyphs.mine, .accent, in: rest) }
      rest.cutTop(
        frame.item(item.id, of: form, self.form, in: rest.dropLeft(2), labels: 12) { $0 })
      let options = rest.dropLeft(14)
      if item.id == .setup {
        let details = BoardLayout.details(context.settings, in: area, look)
        if bare <= area.rows {
          frame.line(details.text, details.role, in: options)
          rest.cutTop(1 + gap(.afterSetup))
        }
      }
      if item.id == .deck {
        let below = options.dropTop(gap(.beforePreview))
        if remark, preview > 0 {
          frame.line(look.text(SettingsPhrase.picturesTooSmall), .muted, in: below)
        } else if preview > 0 {
          context.preview.draw(
            deck, needs: PairsLevel.needed(by: context.settings),
            covers: context.covers.covers.count, into: &frame, in: below)
        }
        rest.cutTop(
          gap(.beforePreview) + preview + (preview > 0 ? gap(.afterPreview) : 0))
      }
      if item.id == .source, preview == 0 { rest.cutTop(gap(.afterPreview)) }
      if item.id == .language { rest.cutTop(gap(.afterLanguage)) }
    }
    let row = rest.row + gap(.beforeButtons) + gap(.beforeButtonsAgain)
    frame.buttons(of: form, self.form, in: place, row: min(row, area.bottom - 1)) { $0 }
    aside?.draw(
      self.form.focus, deck: hasDeck ? deck : nil, isTooSmall: remark, beside: place, into: &frame,
      context)
  }

  fileprivate static func width(in area: Rect) -> Int {
    SettingsSidePanel(in: area)?.form.columns ?? min(area.columns - 4, 70)
  }
}

extension SettingsScreen.Layout {
  init(_ form: Form<SettingsRow>, _ context: Context) {
    let width = SettingsScreen.width(in: context.area) - 14
    self.form = form
    rows = form.items.reduce(0) { sum, item in
      switch (item.id, item.control) {
      case (.services, _): sum
      case (.setup, _): sum + 2
      case (_, .choice(let options, let chosen, _)):
        sum
          + Choice(options, chosen: chosen).rows(width: width, glyphs: context.look.choiceGlyphs)
      default: sum + 1
      }
    }
  }

  /// Returns whether every row fits into the window. The details of a setup may be left out, but
  /// not a warning that the board does not fit.
  func hasRoom(_ context: Context) -> Bool {
    let details = BoardLayout.details(context.settings, in: context.area, context.look)
    return rows - (details.role == .bad ? 0 : 1) <= context.area.rows
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
    let kind = GameKind(in: settings)
    guard let level = kind.descriptor.board(of: kind.setup(in: settings)),
      case let least = smallestArea(for: level),
      area.columns < least.columns || area.rows < least.rows
    else { return nil }
    return .missing(
      columns: max(least.columns - area.columns, 0), rows: max(least.rows - area.rows, 0))
  }

  /// Returns whether the cards of the chosen level are too small for the chosen deck's pictures.
  static func lacksPictures(
    _ settings: Settings, in area: Rect, _ look: RenderStyle
  ) -> Bool {
    let kind = GameKind(in: settings)
    guard let level = kind.descriptor.board(of: kind.setup(in: settings)),
      Decks.shown(settings.deck, unicode: look.unicode).drawings != nil
    else { return false }
    return PictureFormat(of: level, in: area, look) == nil
  }
}
