import Canvas
import GameCore

/// The names of the players of Pairs for several, with a field for each person at the table.
struct NamesScreen: FormScreen {
  enum Item: Hashable, Sendable {
    /// A name by its seat, from 0.
    case name(Int)
    case back
  }

  var form = FormState<Item>(focus: .name(0), fields: [:])

  /// The maximum number of characters of a field: more than a name may have, so that the player
  /// sees that one is too long.
  private static let longest = 60

  var loss: ConfirmationDialog.Subject? { .leaveInvalid }
  /// Invalid names are not saved.
  func hasUnsavedChanges(_ context: Context) -> Bool {
    (0..<people(context)).contains { error(of: $0, context) != nil }
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

  /// Saves the valid names; a player with an invalid one keeps the old name.
  mutating func disappear(_ context: Context) -> [Action] {
    var settings = context.settings
    for seat in 0..<people(context) where error(of: seat, context) == nil {
      settings.duel.setName(form.text(.name(seat)), of: seat)
    }
    return settings == context.settings ? [] : [.change(settings)]
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    formKeys(&bind, submit: ButtonPhrase.back, context)
    bind(.escape, ButtonPhrase.back) { leaveForm(context) }
  }

  /// Goes back once all names are valid.
  mutating func receive(_ event: FormEvent<Item>, _ context: Context) -> [Action] {
    switch event {
    case .pressed, .submitted:
      let wrong = (0..<people(context)).first { error(of: $0, context) != nil }
      guard let wrong else { return [.back] }
      form.leaveAll()
      form.move(to: .name(wrong))
      return []
    case .moved, .edited, .chose: return []
    }
  }

  /// Returns the number of people at the table.
  private func people(_ context: Context) -> Int {
    switch context.settings.duel.table {
    case .people(let count): count
    case .opponent: 1
    }
  }

  /// Returns the text for the fault of a name; nil if it is valid or empty.
  private func error(of seat: Int, _ context: Context) -> (any Phrase)? {
    let text = form.text(.name(seat))
    guard !text.isEmpty else { return nil }
    let name: DuelName
    do throws(PlayerNameError) { name = try DuelName(typed: text) } catch {
      switch error {
      // A name of spaces counts as empty.
      case .empty: return nil
      case .tooWide, .tooLong: return DuelPhrase.nameTooWide
      case .tooShort, .forbiddenCharacter, .noLetter, .mixedScripts, .reserved:
        return RegisterPhrase.nameError(error)
      }
    }
    let before = (0..<seat).compactMap { self.name(of: $0, context) }
    return before.contains(where: name.isLike) ? DuelPhrase.sameName : nil
  }

  /// Returns the typed name of a seat, or that of the logged-in player.
  private func name(of seat: Int, _ context: Context) -> DuelName? {
    let typed = try? DuelName(typed: form.text(.name(seat)))
    return typed ?? (seat == 0 ? context.player.flatMap { DuelName($0.name.description) } : nil)
  }

  /// Returns the line under a field: its fault, at once if more letters would not fix it.
  private func note(_ seat: Int, _ context: Context) -> FormNote? {
    guard let error = error(of: seat, context) else {
      return form.focus == .name(seat) ? context.look.hint(DuelPhrase.nameHint) : nil
    }
    let text = form.text(.name(seat))
    let wrong = thrownError { () throws(PlayerNameError) in _ = try DuelName(typed: text) }
    return wrong == .noLetter && !form.left.contains(.name(seat)) ? nil : context.look.wrong(error)
  }

  func fields(_ context: Context) -> Form<Item> {
    let look = context.look
    let names = (0..<people(context)).map { seat in
      let own = seat == 0 ? context.player?.name.description : nil
      return Form<Item>.Item(
        id: .name(seat), label: look.text(DuelPhrase.player(seat + 1)),
        control: .field(placeholder: own ?? ""), note: note(seat, context))
    }
    return Form(names + [look.button(.back, ButtonPhrase.back)])
  }

  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    frame.page(
      fields(context), form, title: frame.look.text(DuelPhrase.namesHeading), in: context.area
    ) { $0 }
  }
}
