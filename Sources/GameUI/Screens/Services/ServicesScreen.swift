import Canvas
import GameCore
import MediaProtocol

/// The addresses and keys of services.
struct ServicesScreen: FormScreen {
  enum Item: Hashable, Sendable {
    case entry(ServiceEntry)
    case back
  }

  var form = FormState<Item>(focus: .back, fields: Self.emptyFields)
  /// The fields with unsaved text: being edited, or invalid.
  private var typed: Set<ServiceEntry> = []
  private var hasAppeared = false

  private static let emptyFields: [Item: Field] = ServiceEntry.allCases.reduce(into: [:]) {
    $0[.entry($1)] = field("", $1)
  }

  /// Invalid text is not saved.
  func hasUnsavedChanges(_ context: Context) -> Bool {
    typed.contains { (try? $0.storing(text($0), in: context.settings)) == nil }
  }

  var loss: ConfirmationDialog.Subject? { .leaveInvalid }

  mutating func appear(_ context: Context) -> [Action] {
    showStored(context)
    if !hasAppeared, let first = fields(context).items.first { form.move(to: first.id) }
    hasAppeared = true
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    showStored(context)
    return []
  }

  /// Saves valid input when the screen is left; the rest stays to be fixed.
  mutating func disappear(_ context: Context) -> [Action] {
    keep(typed, context)
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    formKeys(&bind, submit: ButtonPhrase.save, context)
    bind(.escape, ButtonPhrase.back) {
      guard case .entry(let entry) = form.focus, typed.contains(entry) else {
        return leaveForm(context)
      }
      typed.remove(entry)
      showStored(context)
      return []
    }
  }

  mutating func receive(_ event: FormEvent<Item>, _ context: Context) -> [Action] {
    switch event {
    case .edited(.entry(let entry)):
      typed.insert(entry)
      return []
    case .submitted:
      form.move(to: .back)
      return keep(context)
    case .pressed:
      let kept = keep(context)
      guard let wrong = ServiceEntry.allCases.first(where: typed.contains) else {
        return kept + [.back]
      }
      form.move(to: .entry(wrong))
      return kept
    case .moved, .edited, .chose: return keep(context)
    }
  }

  /// Saves the text of fields that have been left.
  private mutating func keep(_ context: Context) -> [Action] {
    keep(typed.filter { form.focus != .entry($0) }, context)
  }

  /// Saves the text of fields; invalid text stays to be fixed.
  private mutating func keep(_ entries: Set<ServiceEntry>, _ context: Context) -> [Action] {
    var settings = context.settings
    for entry in entries {
      guard let changed = try? entry.storing(text(entry), in: settings) else { continue }
      settings = changed
      typed.remove(entry)
      form.set(.entry(entry), to: Self.field(entry.stored(settings), entry))
    }
    return settings == context.settings ? [] : [.change(settings)]
  }

  /// Shows the stored values in all other fields.
  private mutating func showStored(_ context: Context) {
    for entry in ServiceEntry.allCases where !typed.contains(entry) {
      let stored = entry.stored(context.settings)
      if text(entry) != stored { form.set(.entry(entry), to: Self.field(stored, entry)) }
    }
  }

  private func text(_ entry: ServiceEntry) -> String { form.text(.entry(entry)) }

  private static func field(_ text: String, _ entry: ServiceEntry) -> Field {
    Field(text, isMasked: entry == .filmsKey, limit: entry == .albumsCountry ? 20 : 500)
  }
}

extension ServicesScreen {
  func fields(_ context: Context) -> Form<Item> {
    let look = context.look
    let entries = ServiceEntry.allCases.map { entry in
      Form.Item(
        id: Item.entry(entry), label: look.text(ServicesPhrase.name(entry)),
        control: control(entry, context), note: note(entry, context))
    }
    return Form(entries + [look.button(.back, ButtonPhrase.back)])
  }

  private func control(_ entry: ServiceEntry, _ context: Context) -> Form<Item>.Control {
    if let forced = entry.forced(context.environment) { return .fact(forced) }
    let look = context.look
    let placeholder =
      switch entry {
      case .films: WebService.films.base
      case .filmsKey: look.text(ServicesPhrase.noKey)
      case .players: look.text(ServicesPhrase.off)
      case .albums: WebService.albums.base
      case .albumsCountry: look.text(ServicesPhrase.byLanguage)
      }
    return .field(placeholder: placeholder)
  }

  /// Returns the line under a field: its fault, once it was left, otherwise its purpose.
  private func note(_ entry: ServiceEntry, _ context: Context) -> FormNote? {
    let look = context.look
    if let variable = entry.environment, entry.forced(context.environment) != nil {
      return look.hint(ServicesPhrase.setBy(variable))
    }
    let isFocused = form.focus == .entry(entry)
    let wrong = thrownError { () throws(ServiceEntryError) in
      _ = try entry.storing(text(entry), in: context.settings)
    }
    if let wrong, typed.contains(entry), !isFocused || form.left.contains(.entry(entry)) {
      return look.wrong(ServicesPhrase.error(wrong))
    }
    return isFocused ? look.hint(ServicesPhrase.hint(entry)) : nil
  }

  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    frame.page(
      fields(context), form, title: frame.look.text(SettingsPhrase.services), in: context.area
    ) { $0 }
  }
}
