import Canvas
import GameCore

/// The names of those who play Pairs for several, a field for each person at the table.
struct NamesScreen: Screen {
  enum Item: Hashable, Sendable {
    /// By the seat, from 0.
    case name(Int)
    case back
  }

  private(set) var form = FormState<Item>(focus: .name(0), fields: [:])

  /// Columns of the longest name, so that all have room beside the board.
  private static let limit = 12

  func isTyping(_ context: Context) -> Bool { fields(context).isField(form.focus) }

  func hints(_: Context) -> [Hint] {
    [
      Hint(.plain("Tab"), TabPhrase.keyNext), Hint(.plain("Enter"), TabPhrase.keyPress),
      Hint(.plain("Esc"), TabPhrase.keyBack),
    ]
  }

  mutating func appear(_ context: Context) -> [Action] {
    for seat in 0..<DuelSeats.counts.upperBound {
      form.set(.name(seat), to: Field(context.settings.duel.name(of: seat), limit: Self.limit))
    }
    form.keepFocus(in: fields(context))
    return []
  }

  mutating func disappear(_ context: Context) -> [Action] {
    var settings = context.settings
    for seat in 0..<people(context) {
      settings.duel.setName(form.text(.name(seat)), of: seat)
    }
    return settings == context.settings ? [] : [.change(settings)]
  }

  mutating func handle(_ input: Input, _ context: Context) -> [Action]? {
    if input == .key(.escape) { return [.back] }
    return form.handle(input, in: fields(context)).map { receive($0) }
  }

  mutating func press(
    _ target: FormTarget<Item>, at point: Point?, _ context: Context
  ) -> [Action] {
    receive(form.press(target, at: point, in: fields(context)))
  }

  private func receive(_ event: FormEvent<Item>) -> [Action] {
    switch event {
    case .pressed, .submitted: [.back]
    case .moved, .edited, .chose: []
    }
  }

  /// How many people sit at the table.
  private func people(_ context: Context) -> Int {
    switch context.settings.duel.table {
    case .people(let count): count
    case .opponent: 1
    }
  }

  private func fields(_ context: Context) -> Form<Item> {
    let look = context.look
    let names = (0..<people(context)).map { seat in
      let own = seat == 0 ? context.player?.name.description : nil
      return Form<Item>.Item(
        id: .name(seat), label: look.text(DuelPhrase.player(seat + 1)),
        control: .field(placeholder: own ?? ""))
    }
    return Form(
      names + [Form.Item(id: .back, label: look.text(DuelPhrase.back), control: .button)])
  }

  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    let form = fields(context)
    let names = people(context)
    let place = context.area.raised(
      Size(columns: min(context.area.columns - 4, 36), rows: 2 * names + 3))
    var row = max(place.row, context.area.row)
    frame.write(frame.look.text(DuelPhrase.namesHeading), place.column, row, .title)
    frame.rule(place.column, row + 1, columns: place.columns)
    row += 2
    for seat in 0..<names {
      frame.item(
        .name(seat), of: form, self.form,
        at: FormPlace(
          label: place.column, control: place.column + 12, row: row,
          width: min(place.columns - 12, Self.limit + 3))
      ) { $0 }
      row += 2
    }
    frame.buttons(of: form, self.form, in: place, row: min(row, context.area.bottom - 1)) { $0 }
  }
}
