import Canvas
import GameCore

extension TitleScreen {
  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let form = fields(context)
    let state = hasFocus ? self.form : FormState(focus: .nowhere)
    let logo = Logo(in: area, look)
    // Adjacent fields would look like one.
    let step = area.rows >= 50 ? 3 : 2
    let fieldRows = (context.environment.isAccountShared ? 2 : 3) * step
    let gap = area.rows >= 50 ? 4 : area.rows >= 24 ? 2 : 1
    // The fields end where the buttons do, and begin where the labels do.
    let width = max(Buttons(form.buttons.map(\.label)).width, 52)
    let columns = max(width, logo.size.columns)
    // As high with the menu as with the form.
    let place = area.raised(Size(columns: columns, rows: logo.size.rows + gap + fieldRows + 1))
    var rest = place.below(max(place.row, 0))
    let head = rest.cutTop(logo.size.rows).centered(logo.size)
    logo.draw(into: &frame.canvas, at: head.origin)
    rest.cutTop(gap)
    guard isOpen(context) else { return }
    guard showsFields(context) else {
      drawMenu(form.buttons, focus: state.focus, in: rest, step: step - 1, &frame)
      return
    }
    let fields = rest.centered(Size(columns: width, rows: rest.rows))
    let labels = form.items.map { TextWidth.of($0.label) }.max() ?? 0
    let left = frame.form(
      form, state, in: fields, labels: max(labels + 2, width - 33), lines: 1, gap: step - 1
    ) { $0 }
    let bottom = fields.below(left.row + step - 1)
    if pending != nil {
      frame.center(look.text(TitlePhrase.working), in: bottom, row: bottom.row, .accent)
      frame.canvas.cursor = fields.dropLeft(labels).dropTop(step).origin
    } else {
      frame.buttons(of: form, state, in: bottom, row: bottom.row, labels: 0) { $0 }
    }
  }

  /// Draws the items of the menu below each other, with their keys, and when the next daily board
  /// comes.
  private func drawMenu(
    _ items: [Form<Item>.Item], focus: Item, in place: Rect, step: Int,
    _ frame: inout Frame<FormTarget<Item>>
  ) {
    let look = frame.look
    let width = (items.map { TextWidth.of($0.label) }.max() ?? 0) + 4
    var rest = place.centered(Size(columns: width + 3, rows: place.rows))
    for item in items {
      let line = rest.cutTop(step).top(1)
      let button = line.left(width)
      let isFocused = item.id == focus
      frame.describe(.button, item.label, state: isFocused ? .focused : [], at: button) { frame in
        let style = look.style(isFocused ? .focus : .text)
        let blanks = String(repeating: " ", count: width - TextWidth.of(item.label) - 3)
        frame.canvas.button(
          isFocused ? "[ \(item.label)\(blanks)]" : "  \(item.label)", in: button, style: style)
        if case .character(let letter)? = item.id.keys.first {
          frame.line(String(letter), .accent, in: line, .right)
        }
      }
      frame.hitArea(line, .item(item.id))
      if isFocused { frame.canvas.cursor = Point(column: button.column + 2, row: line.row) }
    }
    guard rest.rows >= 2 else { return }
    // The date changes at midnight UTC.
    let midnight = CivilDate(
      Timestamp(milliseconds: 0), secondsFromUTC: look.secondsFromUTC)
    frame.center(
      look.text(TitlePhrase.dailyAt(midnight.time)), in: place, row: place.bottom - 1, .muted)
  }
}

extension TitleScreen.Item {
  /// The keys that do the same in the menu.
  var keys: [Key] {
    switch self {
    case .guest: ["g"]
    case .logIn: ["l"]
    case .register: ["r"]
    case .quit: KeyBinding.quit.keys
    case .login, .password, .stay, .nowhere: []
    }
  }
}
