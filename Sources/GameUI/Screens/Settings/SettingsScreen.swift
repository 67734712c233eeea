import Canvas
import GameCore
import MediaProtocol

/// The settings: a row for each, and Start.
struct SettingsScreen: Screen {
  private(set) var form = FormState<SettingsRow>(focus: .game, fields: [.source: Field()])
  /// The deck whose folder or address is being edited; nil while the field shows the stored value.
  private var typedFor: String?
  /// The options set by the command line; these rows cannot be changed.
  private let forced: [SettingsRow: Int]

  init(_ conditions: App.Conditions) {
    var forced: [SettingsRow: Int] = [:]
    if conditions.languageIsForced {
      forced[.language] = Language.allCases.firstIndex(of: conditions.language)
    }
    if !conditions.motion { forced[.motion] = 1 }
    if !conditions.mouse { forced[.mouse] = 1 }
    forced[.cursor] = conditions.cursor.flatMap { CursorPlace.allCases.firstIndex(of: $0) }
    forced[.pictures] = conditions.pictures.flatMap { PictureChoice.allCases.firstIndex(of: $0) }
    self.forced = forced
  }

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
      return [.change(row.choosing(option, settings, context.look))]
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
      Form.Item(
        id: row, label: context.look.text(row.title(context.settings)),
        control: control(row, context),
        remark: remark(row, context).map { context.look.text($0) })
    }
    let form = Form(items, movement: .onTab)
    // If there is no room for its row, the stored value applies.
    return hasRoom(for: form, context)
      ? form : Form(items.filter { $0.id != .pictures }, movement: .onTab)
  }

  /// Returns the reason why a row cannot be changed, or has no effect.
  private func remark(_ row: SettingsRow, _ context: Context) -> SettingsPhrase? {
    if forced[row] != nil { return .forced }
    guard context.look.depth == .monochrome else { return nil }
    return row == .inkTextures ? .texturesAlways : nil
  }

  /// Returns the option shown as chosen: without colors inks have textures.
  private func chosen(_ row: SettingsRow, _ context: Context) -> Int? {
    if let option = forced[row] { return option }
    if row == .inkTextures, context.look.depth == .monochrome { return 0 }
    return row.chosen(context.settings, context.look)
  }

  /// Returns the explanation shown by Enter on the focused row; nil if Enter has another effect
  /// there.
  private func explanation(_ context: Context) -> Dialog? {
    switch fields(context).item(form.focus)?.control {
    case .choice, .fact: Dialog(SettingNotice(row: form.focus, settings: context.settings))
    case .field, .button, .check, nil: nil
    }
  }

  private func control(_ row: SettingsRow, _ context: Context) -> Form<SettingsRow>.Control {
    let look = context.look
    let settings = context.settings
    switch row {
    case .start, .services: return .button
    case .language where !look.unicode: return .fact(look.text(SettingsPhrase.asciiOnly))
    case .source where settings.deck == Deck.covers.id:
      return .fact(look.text(context.covers.phrase))
    case .theme where look.depth == .monochrome: return .fact(look.text(SettingsPhrase.noColors))
    // The row stays, so that choosing a deck moves no other.
    case .source where !Decks.named(settings.deck).mustBeLoaded:
      return .fact(look.text(SettingsPhrase.noSource))
    case .source:
      if let address = context.conditions.addresses[settings.deck] {
        return .fact("\(address) (\(look.text(SettingsPhrase.fromEnvironment)))")
      }
      return .field(
        placeholder: NetworkDeck.named(settings.deck)?.base
          ?? look.text(SettingsPhrase.folderHint))
    case .game, .setup, .deck, .inkTextures, .films, .table, .pace, .theme, .language, .motion,
      .mouse, .bell, .cursor, .pictures:
      return .choice(
        row.options(settings, look), chosen: chosen(row, context),
        isLocked: forced[row] != nil
          || row == .inkTextures && context.look.depth == .monochrome)
    }
  }
}

/// The explanation of a row.
struct SettingNotice: DialogContent {
  let row: SettingsRow
  let settings: Settings

  func title(_ look: RenderStyle) -> String { look.text(row.title(settings)) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    [.text(look.text(row.explanation(settings)))]
  }
}

extension [Action] {
  /// The settings in one of the actions, if any.
  fileprivate var changed: Settings? {
    for case .change(let settings) in self { return settings }
    return nil
  }
}
