import Canvas
import GameCore

/// One screen as a value: its own state, keys, mouse targets, texts and drawing, in a folder of its
/// own. It changes the rest of the application by the actions that it gives, and in no other way.
protocol Screen: Sendable {
  /// What a press of the mouse or of a dialog's button can mean on this screen.
  associatedtype Target: Hashable, Sendable = Never

  /// The screen comes up, or up again: the place to ask for what it shows.
  mutating func appear(_ context: Context) -> [Action]
  /// The screen goes out of sight: what is being typed is kept or given up here.
  mutating func disappear(_ context: Context) -> [Action]
  /// Handles a key, a paste or the wheel; nil for what means nothing here, which then means what
  /// it means on all screens. Letters come in Latin unless the screen is being typed into.
  mutating func handle(_ input: Input, _ context: Context) -> [Action]?
  /// Handles a press on a target: at a point where the mouse hit it, nil where a button of a
  /// dialog that the screen has opened stands for it.
  mutating func press(_ target: Target, at point: Point?, _ context: Context) -> [Action]
  /// Takes an answer of the store; one to a question of another screen is left alone.
  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action]
  /// Takes an answer of the helper; one to a question of another screen is left alone.
  mutating func receive(_ finding: Finding, _ context: Context) -> [Action]
  /// Asks for what drawing lacks; called once after each event while the screen is seen.
  mutating func prepare(_ context: Context) -> [Action]
  /// Lets happen what is due; called when `nextDeadline` has come.
  mutating func advance(_ context: Context) -> [Action]
  /// When something happens by itself next; nil where nothing does.
  var nextDeadline: Moment? { get }
  /// Whether what is typed is text: then letters are no shortcuts.
  func isTyping(_ context: Context) -> Bool
  /// Whether the focus is where text goes: elsewhere the terminal's cursor is hidden.
  func hasTextCursor(_ context: Context) -> Bool
  /// Whether something that was typed or chosen is kept nowhere yet: then no letter or digit leads
  /// away from it, whatever has the focus.
  func holdsUnkept(_ context: Context) -> Bool
  /// Whether the chosen deck's preview is shown here, and so must be at hand.
  var showsPreview: Bool { get }
  /// Whether it lies above any tab and goes when another tab is opened.
  var isOfNoTab: Bool { get }
  /// The keys that work here, the most needed first.
  func hints(_ context: Context) -> [Hint]
  func draw(into frame: inout Frame<Target>, _ context: Context)
}

extension Screen {
  mutating func appear(_: Context) -> [Action] { [] }
  mutating func disappear(_: Context) -> [Action] { [] }
  mutating func press(_: Target, at _: Point?, _: Context) -> [Action] { [] }
  mutating func receive(_: StoreAnswer, _: Context) -> [Action] { [] }
  mutating func receive(_: Finding, _: Context) -> [Action] { [] }
  mutating func prepare(_: Context) -> [Action] { [] }
  mutating func advance(_: Context) -> [Action] { [] }
  var nextDeadline: Moment? { nil }
  func isTyping(_: Context) -> Bool { false }
  func hasTextCursor(_ context: Context) -> Bool { isTyping(context) }
  func holdsUnkept(_: Context) -> Bool { false }
  var showsPreview: Bool { false }
  var isOfNoTab: Bool { false }
}

extension Screen {
  /// Draws the screen onto what stands around it; under an alert at `cover` no part of a drawing is
  /// left beside that.
  func draw(onto canvas: inout Canvas, _ context: Context, under cover: Rect? = nil) {
    var frame = Frame<Target>(canvas, look: context.look)
    draw(into: &frame, context)
    if let cover {
      frame.hidePieces(under: cover)
    }
    frame.linkTargets()
    canvas = frame.canvas
  }

  /// Handles a press of the mouse; nil where nothing lies there.
  mutating func press(at point: Point, _ context: Context) -> [Action]? {
    let canvas = Canvas(size: context.window, style: context.look.style(.text))
    var frame = Frame<Target>(canvas, look: context.look)
    draw(into: &frame, context)
    return frame.target(at: point).map { press($0, at: point, context) }
  }

  /// Handles the button of a dialog that stands for a target of this screen; a target of another
  /// screen, which has made way meanwhile, means nothing.
  mutating func press(_ target: any Hashable & Sendable, _ context: Context) -> [Action] {
    (target as? Target).map { press($0, at: nil, context) } ?? []
  }
}
