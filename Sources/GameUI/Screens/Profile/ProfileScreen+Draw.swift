import Canvas
import GameCore
import Pictures

extension ProfileScreen {
  /// The rows for the names of all avatars in plain mode.
  private static let plainRows = 7

  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    if let message = message(look) {
      frame.message(
        message.text, in: area, row: area.raised(Size(columns: 1, rows: 1)).row, message.role)
      return
    }
    let form = fields(context)
    let gap = area.rows >= 30 && !look.isPlain ? 1 : 0
    let page = FormPage(rows: gap > 0 ? 25 : area.rows, in: area, isAlone: look.isPlain)
    let wide = Size(columns: min(area.columns - 4, 116), rows: area.rows)
    let place = look.isPlain ? area.centeredAtTop(wide) : page.form
    let isNarrow = place.columns < 60
    let labels = 14
    let boxes = isNarrow ? 4 : look.isPlain ? 30 : 12
    let margin = isNarrow || look.isPlain ? 1 : 2
    let seen = look.text(isNarrow ? ProfilePhrase.seenShort : .seen)
    var rest = frame.heading(look.text(ProfilePhrase.heading), in: place)
    let top = rest.cutTop(1)
    frame.line(
      look.text(isRefused ? ProfilePhrase.notSaved : .optional), isRefused ? .bad : .muted, in: top)
    if !look.isPlain {
      frame.line(seen, .muted, in: isNarrow ? place : top.right(boxes), isNarrow ? .right : .left)
    }
    if area.rows > 25 { rest.cutTop(1) }
    for field in Self.checked {
      check(field, of: form, into: &frame, in: rest.right(boxes))
      let rows = frame.item(
        .field(field), of: form, self.form, in: rest.dropRight(boxes + margin), labels: labels
      ) { .form($0) }
      rest.cutTop(rows)
      frame.note(
        .field(field), of: form, column: place.column + labels + 1, row: rest.cutTop(1).row)
      rest.cutTop(gap)
    }
    drawAvatar(into: &frame, form, in: rest.dropRight(boxes + margin), labels: labels + 1)
    if look.isPlain { rest.cutTop(Self.plainRows) }
    check(.avatar, of: form, into: &frame, in: rest.right(boxes))
    rest.cutTop(1)
    frame.note(.field(.avatar), of: form, column: place.column + labels + 1, row: rest.row)
    let face = rest.right(boxes).top(Self.avatarSize.rows + 2)
    // The card next to the form has it, too.
    let isOnCard = page.aside != nil && sees(.avatar)
    if !isNarrow, !look.isPlain, !isOnCard, face.bottom <= area.bottom,
      let portrait = portrait(context)
    {
      frame.canvas.box(face, lines: look.glyphs.box, style: look.style(.frame))
      let name = context.player.map { look.shown($0.name) } ?? ""
      frame.face(portrait, of: name, in: face.inset(columns: 1, rows: 1), context.pictures)
    }
    let bottom = rest.dropTop(min(2, rest.rows - 1)).dropRight(isNarrow ? 0 : boxes + margin)
    if isLocked {
      frame.line(look.text(DialogPhrase.saving), .accent, in: bottom.dropLeft(labels))
    } else {
      frame.buttons(of: form, self.form, in: bottom, row: bottom.row, labels: labels) { .form($0) }
    }
    if let aside = page.aside { drawCard(into: &frame, in: aside, context) }
    calendar?.draw(into: &frame, in: area) { .calendar($0) }
    sheet?.draw(into: &frame, in: area) { .path($0) }
  }

  /// Draws the player's card as others will see it.
  private func drawCard(into frame: inout Frame<Target>, in place: Rect, _ context: Context) {
    guard let player = context.player, let validation = validation(context) else { return }
    let look = frame.look
    let own = OwnProfile(profile: draft.valid(under: validation), privacy: privacy)
    var rest = frame.heading(look.text(ProfilePhrase.card), in: place)
    frame.line(look.shown(player.name), .title, in: rest.cutTop(2))
    if sees(.avatar), let portrait = portrait(context) {
      let face = rest.cutTop(Self.avatarSize.rows + 1)
      frame.face(
        portrait, of: look.shown(player.name),
        in: face.left(Self.avatarSize.columns).dropBottom(1), context.pictures)
    }
    let facts = look.facts(of: own.shown)
    rest = frame.figures(facts, in: rest).dropTop(facts.isEmpty ? 0 : 1)
    frame.lines(look.text(ProfilePhrase.alwaysShown), in: rest, .muted)
  }

  /// Draws the visibility of a field; in narrow windows only its checkbox.
  private func check(
    _ field: ProfileField, of form: Form<Item>, into frame: inout Frame<Target>, in place: Rect
  ) {
    let isFocused = self.form.focus == .shown(field)
    let look = frame.look
    if look.isPlain {
      frame.choice(
        viewers(look), chosen: sees(field) ? 1 : 0, in: place,
        name: look.text(ProfilePhrase.seenBy(field))
      ) { .form(.option(.shown(field), $0)) }
      return
    }
    let sign = sees(field) ? look.glyphs.checkOn : look.glyphs.checkOff
    let words = place.columns >= 12 ? form.item(.shown(field))?.remark ?? "" : ""
    let name = "\(look.text(ProfilePhrase.seen)): \(look.text(ProfilePhrase.field(field)))"
    frame.describe(
      .check, name, value: words, state: sees(field) ? .selected : [], at: place.top(1)
    ) { frame in
      frame.link(
        words.isEmpty ? sign : "\(sign) \(words)", isFocused ? .focus : .text, in: place,
        .form(.item(.shown(field))))
    }
    if isFocused { frame.canvas.cursor = Point(column: place.column + 1, row: place.row) }
  }

  /// Draws the name of the chosen avatar between arrows, because the names of all would fill the
  /// page.
  private func drawAvatar(
    into frame: inout Frame<Target>, _ form: Form<Item>, in place: Rect, labels: Int
  ) {
    let look = frame.look
    let isFocused = self.form.focus == .field(.avatar)
    frame.undescribed {
      $0.line(look.text(ProfilePhrase.field(.avatar)), isFocused ? .title : .text, in: place)
    }
    guard case .choice(let names, let chosen?, _)? = form.item(.field(.avatar))?.control else {
      return
    }
    let line = place.dropLeft(labels)
    let label = look.text(ProfilePhrase.field(.avatar))
    let file = look.text(ProfilePhrase.file)
    if look.isPlain {
      frame.choice(
        names, chosen: chosen, isFocused ? .focus : .title, in: line, name: label
      ) { .form(.option(.field(.avatar), $0)) }
      let row = line.row + Self.plainRows - 1
      frame.buttons([file], in: line, row: row, focused: nil, targets: [.ownPicture])
      return
    }
    let count = names.count
    // The name of a file may be long; the text after it keeps its room.
    let behind = 12 + "\(chosen)/\(count - 1)".count + TextWidth.of(look.text(ProfilePhrase.file))
    let name = look.cut(names[chosen], max(line.columns - behind, 4))
    func option(_ step: Int) -> Target {
      .form(.option(.field(.avatar), (chosen + count + step) % count))
    }
    var rest = frame.stepper(name, label: label, isFocused: isFocused, in: line, target: option)
      .dropLeft(2)
    if chosen > 0 {
      rest = frame.line("\(chosen)/\(count - 1)", .muted, in: rest).dropLeft(2)
    }
    // A button for the mouse that selects the player's own picture.
    frame.describe(.button, file, at: rest.top(1)) {
      $0.link("[ \(file) ]", .button, in: rest, .ownPicture)
    }
  }
}
