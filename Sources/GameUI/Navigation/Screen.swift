import Canvas
import GameCore
import MediaProtocol

/// A screen as a value with its state, keys, mouse targets, texts and drawing, each in a separate
/// folder. It changes the rest of the application only by returning actions.
protocol Screen: Sendable {
  /// The meanings of presses of the mouse or of a dialog's button on this screen.
  associatedtype Target: Hashable, Sendable = Never

  /// Called when the screen becomes visible; the place to request its data.
  mutating func appear(_ context: Context) -> [Action]
  /// Called when the screen is left; saves or discards input.
  mutating func disappear(_ context: Context) -> [Action]
  /// Binds the keys, the most important first. Input that nothing handles has its global meaning.
  /// Letters are mapped to Latin ones unless text is being typed.
  mutating func keys(_ bind: inout ScreenKeys, _ context: Context)
  /// Handles a press on a target. `point` is nil if a button of a dialog opened by the screen was
  /// pressed.
  mutating func press(_ target: Target, at point: Point?, _ context: Context) -> [Action]
  /// Handles an answer of the store; ignores answers to other screens.
  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action]
  /// Handles an answer of the helper; ignores answers to other screens.
  mutating func receive(_ report: MediaReport, to query: MediaQuery, _ context: Context)
    -> [Action]
  /// Requests the data that drawing needs; called once after each event while the screen is
  /// visible.
  mutating func prepare(_ context: Context) -> [Action]
  /// Performs the due steps; called when `nextDeadline` is reached.
  mutating func advance(_ context: Context) -> [Action]
  /// The time of the next change without input, or nil.
  var nextDeadline: Moment? { get }
  /// Whether it waits for the answer to a form; meanwhile it ignores all input.
  var isLocked: Bool { get }
  /// Returns whether text is being typed, so that letters are no shortcuts.
  func isTyping(_ context: Context) -> Bool
  /// Returns whether the focus is in a text; elsewhere the terminal's cursor is hidden.
  func hasTextCursor(_ context: Context) -> Bool
  /// Returns whether there are unsaved changes, so that no letter or digit leaves the screen,
  /// whatever is focused.
  func hasUnsavedChanges(_ context: Context) -> Bool
  /// The question before unsaved changes are lost; nil if they are saved on leaving, or are not
  /// worth a question.
  var loss: ConfirmationDialog.Subject? { get }
  /// Returns the fields and buttons that the help explains.
  func topics(_ context: Context) -> [HelpText.Topic]
  /// Whether the preview of the chosen deck is shown here.
  var showsPreview: Bool { get }
  /// Whether it closes when another tab is opened.
  var closesOnTabChange: Bool { get }
  func draw(into frame: inout Frame<Target>, _ context: Context)
}

extension Screen {
  mutating func appear(_: Context) -> [Action] { [] }
  mutating func disappear(_: Context) -> [Action] { [] }
  mutating func press(_: Target, at _: Point?, _: Context) -> [Action] { [] }
  mutating func receive(_: StoreAnswer, _: Context) -> [Action] { [] }
  mutating func receive(_: MediaReport, to _: MediaQuery, _: Context) -> [Action] { [] }
  mutating func prepare(_: Context) -> [Action] { [] }
  mutating func advance(_: Context) -> [Action] { [] }
  var nextDeadline: Moment? { nil }
  var isLocked: Bool { false }
  func isTyping(_: Context) -> Bool { false }
  func hasTextCursor(_ context: Context) -> Bool { isTyping(context) }
  func hasUnsavedChanges(_: Context) -> Bool { false }
  var loss: ConfirmationDialog.Subject? { .leaveForm }
  func topics(_: Context) -> [HelpText.Topic] { [] }
  var showsPreview: Bool { false }
  var closesOnTabChange: Bool { false }
}

extension Screen {
  /// Handles a key, a paste or the wheel; nil for input without a meaning here.
  mutating func handle(_ input: Input, _ context: Context) -> [Action]? {
    if isLocked { return [] }
    var bind = ScreenKeys(for: input)
    keys(&bind, context)
    return bind.outcome
  }

  /// Returns the keys that work here, the most important first.
  func bindings(_ context: Context) -> [KeyBinding] {
    var bind = ScreenKeys()
    var screen = self
    screen.keys(&bind, context)
    return bind.all
  }

  /// Returns the keys that the hint bar shows.
  func hints(_ context: Context) -> [KeyBinding] {
    bindings(context).filter { $0.hint != nil }
  }

  /// Draws the screen.
  func draw(onto canvas: inout Canvas, _ context: Context) {
    var frame = Frame<Target>(canvas, look: context.look)
    draw(into: &frame, context)
    frame.linkTargets()
    canvas = frame.canvas
  }

  /// Handles a press of the mouse; nil if there is no target.
  mutating func press(at point: Point, _ context: Context) -> [Action]? {
    let canvas = Canvas(size: context.window, style: context.look.style(.text))
    var frame = Frame<Target>(canvas, look: context.look)
    draw(into: &frame, context)
    return frame.target(at: point).map { press($0, at: point, context) }
  }

  /// Handles the button of a dialog that stands for a target of this screen; ignores targets of
  /// other screens.
  mutating func press(_ target: any Hashable & Sendable, _ context: Context) -> [Action] {
    if isLocked { return [] }
    return (target as? Target).map { press($0, at: nil, context) } ?? []
  }
}
