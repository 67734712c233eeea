import Canvas
import GameCore
import MediaProtocol

extension SettingsScreen {
  func draw(into frame: inout Frame<FormTarget<SettingsRow>>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let form = fields(context)
    let width = min(area.columns - 4, 70)
    let kind = context.kind
    let deck = Decks.shown(context.settings.deck, unicode: look.unicode)
    let remark = BoardLayout.lacksPictures(context.settings, in: area, look)
    let least = rows(of: form, width: width - 14, deck, look) + (remark ? 1 : 0)
    let isRoomy = area.rows >= least + 5
    let place = area.centered(Size(columns: width, rows: least + (isRoomy ? 5 : 0)))
    let options = place.column + 14
    var row = max(place.row, area.row)
    for item in form.items where item.id != .start && item.id != .services {
      if item.id == self.form.focus { frame.write(look.glyphs.mine, place.column, row, .accent) }
      row += frame.item(
        item.id, of: form, self.form,
        at: FormPlace(
          label: place.column + 2, control: options, row: row, width: place.right - options)
      ) { $0 }
      if item.id == .setup {
        let details = BoardLayout.details(context.settings, in: area, look)
        frame.write(details.text, options, row, details.role, limit: place.right - options)
        row += isRoomy ? 2 : 1
      }
      if item.id == .deck {
        if remark {
          frame.write(
            look.text(SettingsPhrase.picturesTooSmall), options, row, .muted,
            limit: place.right - options)
          row += 1
        }
        context.preview.draw(
          deck, into: &frame, at: Point(column: options, row: row), width: place.right - options)
        row += DeckPreview.rows(of: deck) + (isRoomy ? 1 : 0)
      }
      if isRoomy, item.id == .language || item.id == .bell { row += 1 }
    }
    frame.buttons(of: form, self.form, in: place, row: min(row + 1, area.bottom - 1)) { $0 }
  }

  /// The rows of the whole form, its options `width` columns wide and nothing set apart.
  private func rows(
    of form: Form<SettingsRow>, width: Int, _ deck: Deck, _ look: RenderStyle
  ) -> Int {
    form.items.reduce(0) { sum, item in
      switch (item.id, item.control) {
      case (.services, _): sum
      case (.start, _), (.setup, _): sum + 2
      case (.deck, .choice(let options, let chosen, _)):
        sum + Choice(options, chosen: chosen).rows(width: width, glyphs: look.choiceGlyphs)
          + DeckPreview.rows(of: deck)
      default: sum + 1
      }
    }
  }
}

extension BoardLayout {
  /// What stands beside a chosen setup: what it means, or that it has no room in the window.
  static func details(
    _ settings: Settings, in area: Rect, _ look: RenderStyle
  ) -> (text: String, role: Role) {
    let kind = GameKind(in: settings)
    let setup = kind.setup(in: settings)
    guard kind == .pairs, let level = PairsLevel(setup),
      case let least = smallestArea(for: level),
      area.columns < least.columns || area.rows < least.rows
    else { return (look.details(of: setup, in: kind), .muted) }
    let missing = PlayPhrase.missing(
      columns: max(least.columns - area.columns, 0), rows: max(least.rows - area.rows, 0))
    return (look.text(missing), .bad)
  }

  /// Whether the chosen deck has pictures that the cards of the chosen level have no room for.
  static func lacksPictures(
    _ settings: Settings, in area: Rect, _ look: RenderStyle
  ) -> Bool {
    let kind = GameKind(in: settings)
    guard kind == .pairs, let level = PairsLevel(kind.setup(in: settings)),
      Decks.shown(settings.deck, unicode: look.unicode).drawings != nil
    else { return false }
    return PictureFormat(of: level, in: area, look) == nil
  }
}
