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

  /// Characters that a field takes: more than a name may have, so that one too long is told of and
  /// not cut unseen.
  private static let longest = 60

  func isTyping(_ context: Context) -> Bool { fields(context).isField(form.focus) }
  /// What is wrong is not kept.
  func holdsUnkept(_ context: Context) -> Bool {
    (0..<people(context)).contains { fault(of: $0, context) != nil }
  }

  func hints(_: Context) -> [Hint] {
    [
      Hint(.plain("Tab"), TabPhrase.keyNext), Hint(.plain("Enter"), TabPhrase.keyPress),
      Hint(.plain("Esc"), TabPhrase.keyBack),
    ]
  }

  mutating func appear(_ context: Context) -> [Action] {
    for seat in 0..<DuelSeats.counts.upperBound {
      form.set(
        .name(seat),
        to: Field(context.settings.duel.name(of: seat), limit: Self.longest))
    }
    form.keepFocus(in: fields(context))
    return []
  }

  /// Keeps every name that is right; whoever has a wrong one is called as before.
  mutating func disappear(_ context: Context) -> [Action] {
    var settings = context.settings
    for seat in 0..<people(context) where fault(of: seat, context) == nil {
      settings.duel.setName(form.text(.name(seat)), of: seat)
    }
    return settings == context.settings ? [] : [.change(settings)]
  }

  mutating func handle(_ input: Input, _ context: Context) -> [Action]? {
    if input == .key(.escape) { return leaveForm(asking: .leaveNames, context) }
    return form.handle(input, in: fields(context)).map { receive($0, context) }
  }

  mutating func press(
    _ target: FormTarget<Item>, at point: Point?, _ context: Context
  ) -> [Action] {
    receive(form.press(target, at: point, in: fields(context)), context)
  }

  /// Goes back once all names are right.
  private mutating func receive(_ event: FormEvent<Item>, _ context: Context) -> [Action] {
    switch event {
    case .pressed, .submitted:
      let wrong = (0..<people(context)).first { fault(of: $0, context) != nil }
      guard let wrong else { return [.back] }
      form.leaveAll()
      form.move(to: .name(wrong))
      return []
    case .moved, .edited, .chose: return []
    }
  }

  /// How many people sit at the table.
  private func people(_ context: Context) -> Int {
    switch context.settings.duel.table {
    case .people(let count): count
    case .opponent: 1
    }
  }

  /// What is wrong with a name; nil where it is right, or where there is none.
  private func fault(of seat: Int, _ context: Context) -> (any Phrase)? {
    let text = form.text(.name(seat))
    guard !text.isEmpty else { return nil }
    let name: DuelName
    do throws(PlayerNameFault) { name = try DuelName(typed: text) } catch {
      switch error {
      // A name of spaces is none.
      case .empty: return nil
      case .tooWide, .tooLong: return DuelPhrase.nameTooWide
      case .tooShort, .forbiddenCharacter, .noLetter, .mixedScripts, .reserved:
        return RegisterPhrase.nameFault(error)
      }
    }
    let before = (0..<seat).compactMap { self.name(of: $0, context) }
    return before.contains(where: name.isLike) ? DuelPhrase.sameName : nil
  }

  /// Somebody's name as it is typed, or the one of whoever is logged in.
  private func name(of seat: Int, _ context: Context) -> DuelName? {
    let typed = try? DuelName(typed: form.text(.name(seat)))
    return typed ?? (seat == 0 ? context.player.flatMap { DuelName($0.name.description) } : nil)
  }

  /// The line under a field: what is wrong, at once where another letter would not mend it.
  private func note(_ seat: Int, _ context: Context) -> Form<Item>.Note? {
    guard let fault = fault(of: seat, context) else {
      guard form.focus == .name(seat) else { return nil }
      return Form.Note(text: context.look.text(DuelPhrase.nameHint), role: .muted)
    }
    var isHalf = false
    do throws(PlayerNameFault) { _ = try DuelName(typed: form.text(.name(seat))) } catch {
      isHalf = error == .noLetter
    }
    guard !isHalf || form.left.contains(.name(seat)) else { return nil }
    let look = context.look
    return Form.Note(text: "\(look.glyphs.wrong) \(look.text(fault))", role: .bad)
  }

  private func fields(_ context: Context) -> Form<Item> {
    let look = context.look
    let names = (0..<people(context)).map { seat in
      let own = seat == 0 ? context.player?.name.description : nil
      return Form<Item>.Item(
        id: .name(seat), label: look.text(DuelPhrase.player(seat + 1)),
        control: .field(placeholder: own ?? ""), note: note(seat, context))
    }
    return Form(
      names + [Form.Item(id: .back, label: look.text(DuelPhrase.back), control: .button)])
  }

  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    let area = context.area
    let form = fields(context)
    let place = area.raised(
      Size(columns: min(area.columns - 4, 56), rows: 2 * people(context) + 3))
    let fields = frame.heading(
      frame.look.text(DuelPhrase.namesHeading), in: place.below(max(place.row, area.row)))
    let rest = frame.form(
      form, self.form, in: fields.left(min(fields.columns, DuelName.mostColumns + 15)), labels: 12
    ) { $0 }
    frame.buttons(of: form, self.form, in: place, row: min(rest.row, area.bottom - 1)) { $0 }
  }
}
