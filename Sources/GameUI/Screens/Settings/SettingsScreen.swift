import Canvas
import GameCore
import MediaProtocol

/// The settings: a row for each, and Start.
struct SettingsScreen: FormScreen {
  /// The form, and the number of rows of each item.
  struct Layout: Sendable {
    let form: Form<SettingsRow>
    let heights: [Int]
    /// The rows for the source of the deck, blank for a deck without one, so that another deck
    /// moves nothing below.
    let deckGap: Int
    /// The number of all rows without blank ones.
    let rows: Int
  }

  /// What the layout depends on.
  private struct Basis: Equatable {
    let settings: Settings
    let look: RenderStyle
    let environment: App.LaunchEnvironment
    let area: Rect

    init(_ context: Context) {
      settings = context.settings
      look = context.look
      environment = context.environment
      area = context.area
    }
  }

  var form = FormState<SettingsRow>(focus: .game, fields: [.source: Field()])
  /// The deck whose folder or address is being edited; nil while the field shows the stored value.
  private var typedFor: String?
  private var memo = Memo<Basis, Layout>()

  mutating func prepare(_ context: Context) -> [Action] {
    memo.prepare(Basis(context)) { Self.newLayout(context) }
    return []
  }

  var showsPreview: Bool { true }

  mutating func appear(_ context: Context) -> [Action] {
    typedFor = nil
    showStored(context)
    form.keepFocus(in: fields(context))
    return []
  }

  mutating func disappear(_ context: Context) -> [Action] { keepSource(context) }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    bind.part { _ in
      showStored(context)
      form.keepFocus(in: fields(context))
      return nil
    }
    let rows = fields(context)
    let control = rows.item(form.focus)?.control
    if rows.isField(form.focus) {
      bind.list(KeyBinding(.enter, ButtonPhrase.save))
    } else {
      bind.list(KeyBinding(.upDown, TabPhrase.keyMove))
    }
    if case .choice(_, _, isLocked: false) = control {
      bind.list(KeyBinding(.leftRight, TabPhrase.keyChange))
    }
    if case .button = control {
      let press: any Phrase = form.focus == .start ? ButtonPhrase.start : TabPhrase.keyOpen
      bind.list(KeyBinding(.enter, press))
    }
    bind(.escape, rows.isField(form.focus) ? OwnRoundsPhrase.keyDiscard : nil) {
      guard typedFor != nil else { return nil }
      typedFor = nil
      showStored(context)
      return []
    }
    bind.part { form.handle($0, in: rows).map { receive($0, context) } }
  }

  mutating func press(
    _ target: FormTarget<SettingsRow>, at point: Point?, _ context: Context
  ) -> [Action] {
    showStored(context)
    return receive(form.press(target, at: point, in: fields(context)), context)
  }

  mutating func receive(_ event: FormEvent<SettingsRow>, _ context: Context) -> [Action] {
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

  func fields(_ context: Context) -> Form<SettingsRow> { layout(context).form }

  func layout(_ context: Context) -> Layout {
    memo(Basis(context)) { Self.newLayout(context) }
  }

  private static func newLayout(_ context: Context) -> Layout {
    let items = SettingsRow.rows(context.settings).map { row in
      row.spec(context.settings, context.look).item(row, context)
    }
    return Layout(Form(items, movement: .onTab), context)
  }
}

extension [Action] {
  /// The settings in one of the actions, if any.
  fileprivate var changed: Settings? {
    for case .change(let settings) in self { return settings }
    return nil
  }
}
