import GameCore
import MediaProtocol

/// The description of a setting: its texts, its options, and how the chosen option is stored.
struct SettingSpec {
  let title: any Phrase
  let explanation: any Phrase
  /// The names of the options; none for a text field or a button.
  let options: [String]
  /// The index of the chosen option.
  let chosen: Int?
  private let set: (inout Settings, Int) -> Void
  /// The option that overrides the stored one, with the reason; nil if none does.
  private var decided: (Context) -> (option: Int, by: SettingsPhrase)? = { _ in nil }
  /// The control shown instead of options; nil for options.
  private var instead: (Context) -> Form<SettingsRow>.Control? = { _ in nil }

  /// Creates a choice of one of `values`.
  init<Value: Equatable>(
    _ title: any Phrase, _ explanation: any Phrase, _ values: [Value], chosen: Value?,
    name: (Value) -> String, set: @escaping (inout Settings, Value) -> Void
  ) {
    self.title = title
    self.explanation = explanation
    options = values.map(name)
    self.chosen = chosen.flatMap { values.firstIndex(of: $0) }
    self.set = { settings, option in set(&settings, values[option]) }
  }

  /// Creates a choice of one of all values of a type.
  init<Value: CaseIterable & Equatable>(
    _ title: any Phrase, _ explanation: any Phrase, _ path: WritableKeyPath<Settings, Value>,
    in settings: Settings, name: (Value) -> String
  ) {
    self.init(
      title, explanation, Array(Value.allCases), chosen: settings[keyPath: path], name: name,
      set: { $0[keyPath: path] = $1 })
  }

  /// Creates a choice of on or off.
  init(
    _ title: any Phrase, _ explanation: any Phrase, _ path: WritableKeyPath<Settings, Bool>,
    in settings: Settings, _ look: RenderStyle
  ) {
    self.init(
      title, explanation, [true, false], chosen: settings[keyPath: path],
      name: { look.text($0 ? SettingsPhrase.on : .off) }, set: { $0[keyPath: path] = $1 })
  }

  /// Creates a row with another control than a choice.
  init(
    _ title: any Phrase, _ explanation: any Phrase,
    control: @escaping (Context) -> Form<SettingsRow>.Control
  ) {
    self.init(title, explanation, [Int](), chosen: nil, name: { "\($0)" }, set: { _, _ in })
    instead = control
  }

  /// Returns the setting with an option that the command line may set.
  func forced(_ option: @escaping (App.LaunchEnvironment) -> Int?) -> SettingSpec {
    decided { context in option(context.environment).map { ($0, .forced) } }
  }

  /// Returns the setting with an option that overrides the stored one.
  func decided(
    _ decided: @escaping (Context) -> (option: Int, by: SettingsPhrase)?
  ) -> SettingSpec {
    var spec = self
    spec.decided = decided
    return spec
  }

  /// Returns the setting with a text that replaces the options if there is nothing to choose.
  func fact(_ fact: @escaping (RenderStyle) -> SettingsPhrase?) -> SettingSpec {
    var spec = self
    spec.instead = { context in fact(context.look).map { .fact(context.look.text($0)) } }
    return spec
  }

  /// Returns the row of the form.
  func item(_ row: SettingsRow, _ context: Context) -> Form<SettingsRow>.Item {
    let decided = decided(context)
    return Form.Item(
      id: row, label: context.look.text(title),
      control: instead(context)
        ?? .choice(options, chosen: decided?.option ?? chosen, isLocked: decided != nil),
      remark: decided.map { context.look.text($0.by) },
      explanation: explanation)
  }

  /// Returns the settings with an option chosen; unchanged for an invalid index.
  func choosing(_ option: Int, _ settings: Settings) -> Settings {
    var settings = settings
    if options.indices.contains(option) { set(&settings, option) }
    return settings
  }
}
