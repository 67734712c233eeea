import Canvas
import GameCore
import Pictures

extension ProfileScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    if let message = message(look) {
      frame.message(
        message.text, in: area, row: area.raised(Size(columns: 1, rows: 1)).row, message.role)
      return
    }
    let form = fields(context)
    let width = min(area.columns - 4, 76)
    let isNarrow = width < 70
    let rows = isNarrow ? 16 : isOffered || isRefused ? 21 : 20
    let place = area.raised(Size(columns: width, rows: min(area.rows, rows)))
    let boxes = place.right - (isNarrow ? 4 : 13)
    let control = place.column + (isNarrow ? 12 : 14)
    var row = max(place.row, area.row)
    frame.write(look.text(ProfilePhrase.heading), place.column, row, .title)
    let seen = look.text(isNarrow ? ProfilePhrase.seenShort : .seen)
    frame.write(seen, place.right - TextWidth.of(seen), row, .muted)
    frame.rule(place.column, row + 1, columns: place.columns)
    row += 2
    for field in Self.checked {
      // What is typed stands a column inside its field; all else is brought in line with it.
      let inset = form.isField(.field(field)) ? 0 : 1
      let rows = frame.item(
        .field(field), of: form, self.form,
        at: FormPlace(
          label: place.column, control: control + inset, row: row,
          width: boxes - control - inset - 1)
      ) { .form($0) }
      frame.note(.field(field), of: form, column: control + 1, row: row + rows)
      check(field, of: form, into: &frame, column: boxes, row: row)
      row += rows + 1
    }
    drawAvatar(
      into: &frame, form, column: control + 1, row: row, label: place.column, end: boxes - 1)
    check(.avatar, of: form, into: &frame, column: boxes, row: row)
    let last = min(place.bottom, area.bottom) - 1
    frame.note(.field(.avatar), of: form, column: control + 1, row: row + 1)
    if !isNarrow, last - row > Self.avatarSize.rows + 1 {
      let face = place.below(row + 2).dropLeft(control + 1 - place.column)
      frame.portrait(portrait(context), in: face.top(Self.avatarSize.rows), pictures)
    }
    if isOffered, self.form.focus == .leave {
      frame.center(look.text(ProfilePhrase.offer), in: place, row: last - 1, .accent)
    }
    if isRefused {
      frame.center(look.text(ProfilePhrase.notSaved), in: place, row: last - 1, .bad)
    }
    if isSaving {
      frame.center(look.text(ProfilePhrase.saving), in: place, row: last, .accent)
    } else {
      frame.buttons(of: form, self.form, in: place, row: last) { .form($0) }
    }
    calendar?.draw(into: &frame, in: area) { .calendar($0) }
    sheet?.draw(into: &frame, in: area) { .path($0) }
  }

  private func check(
    _ field: ProfileField, of form: Form<Item>, into frame: inout Frame<Target>, column: Int,
    row: Int
  ) {
    // Only its box fits where the window is narrow.
    let width = frame.bounds.columns - column - 1
    guard width < 13 else {
      frame.item(
        .shown(field), of: form, self.form,
        at: FormPlace(label: column, control: column, row: row, width: width)
      ) { .form($0) }
      return
    }
    let glyphs = frame.look.glyphs
    let isFocused = self.form.focus == .shown(field)
    let box = Rect(column: column, row: row, columns: 3, rows: 1)
    let label =
      frame.look.text(ProfilePhrase.seen) + ": " + frame.look.text(ProfilePhrase.field(field))
    frame.describe(.check, label, state: sees(field) ? .selected : [], at: box) {
      $0.write(
        sees(field) ? glyphs.checkOn : glyphs.checkOff, column, row, isFocused ? .focus : .text)
    }
    frame.hitArea(box, .form(.item(.shown(field))))
    if isFocused { frame.canvas.cursor = Point(column: column + 1, row: row) }
  }

  /// The name of the chosen avatar between arrows: the names of all would fill the page.
  private func drawAvatar(
    into frame: inout Frame<Target>, _ form: Form<Item>, column: Int, row: Int, label: Int,
    end limit: Int
  ) {
    let look = frame.look
    let isFocused = self.form.focus == .field(.avatar)
    frame.write(
      look.text(ProfilePhrase.field(.avatar)), label, row, isFocused ? .title : .text)
    guard case .choice(let names, let chosen?, _)? = form.item(.field(.avatar))?.control else {
      return
    }
    let count = names.count
    // The name of a file may be of any length: what stands behind it keeps its room.
    let behind = 9 + "\(chosen)/\(count - 1)".count + TextWidth.of(look.text(ProfilePhrase.file))
    let name = TextWrap.cut(
      names[chosen], width: max(limit - column - behind, 4), mark: look.glyphs.ellipsis)
    let end = column + 3 + TextWidth.of(name)
    let before = Rect(column: column, row: row, columns: 2, rows: 1)
    let after = Rect(column: column + 2, row: row, columns: end - column, rows: 1)
    frame.describe(.button, look.text(ButtonPhrase.previous), at: before) {
      $0.write("<", column, row, .accent)
    }
    frame.describe(
      .choice, look.text(ProfilePhrase.field(.avatar)), value: names[chosen], at: after
    ) {
      $0.write(" \(name) ", column + 1, row, isFocused ? .focus : .accent)
      $0.write(">", end, row, .accent)
    }
    var rest = end + 2
    if chosen > 0 { rest = frame.write("\(chosen)/\(count - 1)", rest, row, .muted) + 2 }
    drawButton(into: &frame, column: rest, row: row)
    frame.hitArea(before, .form(.option(.field(.avatar), (chosen + count - 1) % count)))
    frame.hitArea(after, .form(.option(.field(.avatar), (chosen + 1) % count)))
    if isFocused { frame.canvas.cursor = Point(column: column + 2, row: row) }
  }

  /// The way to a picture of one's own for the mouse.
  private func drawButton(into frame: inout Frame<Target>, column: Int, row: Int) {
    let title = frame.look.text(ProfilePhrase.file)
    let text = "[\(title)]"
    let place = Rect(column: column, row: row, columns: TextWidth.of(text), rows: 1)
    frame.describe(.button, title, at: place) {
      $0.write(text, column, row, .accent)
    }
    frame.hitArea(place, .ownPicture)
  }
}
