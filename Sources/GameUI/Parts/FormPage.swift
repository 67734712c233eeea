import Canvas
import GameCore

/// The places of a form of some rows and, in wide windows, of a column to its right.
struct FormPage {
  let form: Rect
  /// The column; nil if there is no room.
  let aside: Rect?

  /// Creates the layout; a form that `isAlone` has no column.
  init(rows: Int, in area: Rect, isAlone: Bool = false) {
    let panel = SidePanel(in: area).flatMap { isAlone || $0.form.columns < 76 ? nil : $0 }
    form = (panel?.form ?? area).form(rows: rows)
    aside = panel?.aside.below(form.row)
  }
}

/// The places of a form and of the column to its right in wide windows.
struct SidePanel {
  let form: Rect
  let aside: Rect

  private static let leastColumns = 98
  private static let gap = 5

  /// Creates the layout; nil if there is no room.
  init?(in area: Rect) {
    guard area.columns >= Self.leastColumns, area.rows >= 22 else { return nil }
    let width = area.columns >= 150 ? 60 : area.columns >= 130 ? 44 : 33
    let form = min(area.columns - width - Self.gap - 4, 76)
    let whole = area.centered(Size(columns: form + Self.gap + width, rows: area.rows))
    self.form = whole.left(form)
    aside = whole.right(width)
  }
}

extension Rect {
  /// Returns the place of a form of some rows at the top.
  func form(rows: Int) -> Rect {
    centeredAtTop(Size(columns: min(columns - 4, 72), rows: rows))
  }
}

extension Frame {
  /// Draws a screen that is one form: its heading, an introduction, the items, and the buttons or
  /// the running task; above it the logo, if there is room. In wide windows, `advice` is next to
  /// it. Returns the place.
  @discardableResult
  mutating func page<ID>(
    _ form: Form<ID>, _ state: FormState<ID>, title: String, intro: String = "",
    advice: String = "", rules: [(text: String, isMet: Bool)] = [], busy: String? = nil,
    hasLogo: Bool = false,
    in area: Rect,
    target: (FormTarget<ID>) -> Target
  ) -> Rect {
    let isAlone = advice.isEmpty || hasLogo || look.isPlain
    let width = FormPage(rows: 0, in: area, isAlone: isAlone).form.columns
    let lines = intro.isEmpty ? 0 : TextWrap.lines(intro, width: width).count + 1
    let items = form.items.count - form.buttons.count
    // Blank rows between the items where there is room for all, next to a logo of seven rows with
    // two blank ones.
    let most = hasLogo ? area.rows - 9 : area.rows
    let gap = 3 + max(lines, 1) + 3 * items + 2 <= most ? 1 : 0
    let words = max(lines, gap)
    let rows = 3 + words + (2 + gap) * items
    let page = FormPage(rows: rows, in: area, isAlone: isAlone)
    // Before the login there is no header.
    let place = hasLogo ? logo(above: rows, in: area) : page.form
    let asideRows = rules.count + TextWrap.lines(advice, width: width).count + 3
    // Below a short form in a narrow window.
    let below = Rect(
      column: place.column, row: area.row, columns: place.columns, rows: area.rows
    ).below(place.row + rows + gap + 3)
    let isBelow = !isAlone && page.aside == nil && below.rows >= asideRows
    if let aside = page.aside ?? (isBelow ? below : nil) {
      self.advice(advice, rules: rules, in: aside)
    }
    var rest = heading(title, in: place)
    if !intro.isEmpty { self.lines(intro, in: rest, .muted) }
    rest.cutTop(words)
    rest = self.form(form, state, in: rest, gap: gap, target: target).dropTop(gap)
    if let busy {
      line(busy, .accent, in: rest.dropLeft(18))
    } else {
      buttons(of: form, state, in: rest, row: rest.row, target: target)
    }
    return place
  }

  /// Draws advice below a heading, with the signed rules for a field before it.
  mutating func advice(_ text: String, rules: [(text: String, isMet: Bool)] = [], in place: Rect) {
    var rest = heading(look.text(Localized("Good to know", "Полезно знать")), in: place)
    for rule in rules {
      line(rule.text, rule.isMet ? .good : .muted, in: rest.cutTop(1))
    }
    if !rules.isEmpty { rest.cutTop(1) }
    lines(text, in: rest, .muted)
  }
}
