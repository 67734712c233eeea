import Canvas
import GameCore
import MediaProtocol

/// The settings: a row for each, and Start.
struct SettingsScreen: Screen {
  private(set) var form = FormState<SettingsRow>(focus: .game, fields: [.source: Field()])
  /// The deck whose folder or address is being edited; nil while the field shows the stored value.
  private var typedFor: String?

  var showsPreview: Bool { true }

  func isTyping(_ context: Context) -> Bool { fields(context).isField(form.focus) }

  func hints(_ context: Context) -> [Hint] {
    let form = fields(context)
    guard !form.isField(self.form.focus) else {
      return [
        Hint(.enter, OwnRoundsPhrase.keyKeep),
        Hint(.escape, OwnRoundsPhrase.keyDiscard),
      ]
    }
    let move = Hint(.upDown, TabPhrase.keyMove)
    switch form.item(self.form.focus)?.control {
    case .button:
      let isStart = self.form.focus == .start
      return [move, Hint(.enter, isStart ? TabPhrase.keyStart : .keyOpen)]
    case .choice(_, _, isLocked: false):
      let change = Hint(.leftRight, TabPhrase.keyChange)
      return [move, change, Hint(.enter, TabPhrase.keyExplain)]
    case .choice, .fact: return [move, Hint(.enter, TabPhrase.keyExplain)]
    case .field, .check, nil: return [move]
    }
  }

  mutating func appear(_ context: Context) -> [Action] {
    typedFor = nil
    showStored(context)
    form.keepFocus(in: fields(context))
    return []
  }

  mutating func disappear(_ context: Context) -> [Action] { keepSource(context) }

  mutating func handle(_ input: Input, _ context: Context) -> [Action]? {
    showStored(context)
    form.keepFocus(in: fields(context))
    if input == .key(.escape), typedFor != nil {
      typedFor = nil
      showStored(context)
      return []
    }
    if input == .key(.enter), let explanation = explanation(context) {
      return keepSource(context) + [.show(explanation)]
    }
    return form.handle(input, in: fields(context)).map { receive($0, context) }
  }

  mutating func press(
    _ target: FormTarget<SettingsRow>, at point: Point?, _ context: Context
  ) -> [Action] {
    showStored(context)
    return receive(form.press(target, at: point, in: fields(context)), context)
  }

  private mutating func receive(
    _ event: FormEvent<SettingsRow>, _ context: Context
  ) -> [Action] {
    if case .edited = event {
      typedFor = context.settings.deck
      return []
    }
    // Text is saved when the field is left, and before any action that depends on it.
    let kept = form.focus == .source ? [] : keepSource(context)
    switch event {
    case .moved, .edited, .submitted: return kept
    case .pressed(.services): return kept + [.go(.services)]
    case .pressed: return kept + [.game(.start)]
    case .chose(let row, let option):
      let settings = kept.changed ?? context.settings
      return [.change(row.spec(settings, context.look).choosing(option, settings))]
    }
  }

  /// Saves the typed folder or address.
  private mutating func keepSource(_ context: Context) -> [Action] {
    guard let deck = typedFor else { return [] }
    typedFor = nil
    var settings = context.settings
    let text = form.text(.source)
    settings.sources[deck] = text.isEmpty ? nil : text
    return [.change(settings)]
  }

  /// Shows the stored value in the field, unless it is being edited.
  private mutating func showStored(_ context: Context) {
    guard typedFor != context.settings.deck else { return }
    let stored = context.settings.sources[context.settings.deck] ?? ""
    if form.text(.source) != stored { form.set(.source, to: Field(stored)) }
  }

  func fields(_ context: Context) -> Form<SettingsRow> {
    let items = SettingsRow.rows(context.settings).map { row in
      row.spec(context.settings, context.look).item(row, context)
    }
    let form = Form(items, movement: .onTab)
    // If there is no room for its row, the stored value applies.
    return hasRoom(for: form, context)
      ? form : Form(items.filter { $0.id != .pictures }, movement: .onTab)
  }

  /// Returns the explanation shown by Enter on the focused row; nil if Enter has another effect
  /// there.
  private func explanation(_ context: Context) -> Dialog? {
    switch fields(context).item(form.focus)?.control {
    case .choice, .fact: Dialog(SettingNotice(row: form.focus, settings: context.settings))
    case .field, .button, .check, nil: nil
    }
  }
}

/// The explanation of a row.
struct SettingNotice: DialogContent {
  let row: SettingsRow
  let settings: Settings

  func title(_ look: RenderStyle) -> String { look.text(row.spec(settings, look).title) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    [.text(look.text(row.spec(settings, look).explanation))]
  }
}

extension [Action] {
  /// The settings in one of the actions, if any.
  fileprivate var changed: Settings? {
    for case .change(let settings) in self { return settings }
    return nil
  }
}
