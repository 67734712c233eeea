import Canvas
import GameCore

/// What a dialog says.
protocol DialogContent: Sendable {
  func title(_ look: RenderStyle) -> String
  func parts(_ look: RenderStyle) -> [Alert.Part]
}

/// A question or a message on top of a screen, with its focus and what its buttons do.
struct Dialog: Sendable {
  struct Button: Sendable {
    let title: any Phrase
    /// What is done when it is pressed, the dialog being closed before.
    let actions: [Action]
    /// Whether the dialog stays open.
    let stays: Bool

    init(_ title: any Phrase, _ actions: Action..., stays: Bool = false) {
      self.title = title
      self.actions = actions
      self.stays = stays
    }
  }

  /// What input came to.
  enum Event: Sendable {
    /// The focus moved, or the input means nothing here.
    case open
    /// The dialog stays open and has this done.
    case pressed([Action])
    case closed([Action])
  }

  private(set) var content: any DialogContent
  private(set) var buttons: [Button]
  /// The number of the button that Esc stands for.
  private let escape: Int
  private(set) var focused: Int
  /// Lines of what it says that are scrolled out above.
  private var top = 0

  /// A dialog with its buttons, the one for Enter first; Esc presses the first too, and the focus
  /// is on it, unless another is named.
  init(_ content: any DialogContent, _ buttons: [Button], escape: Int = 0, focused: Int = 0) {
    self.content = content
    self.buttons = buttons
    self.escape = escape
    self.focused = focused
  }

  /// A message that only wants to be read.
  init(_ content: any DialogContent) {
    self.init(content, [Button(ButtonPhrase.ok)])
  }

  func alert(_ look: RenderStyle) -> Alert {
    Alert(
      title: content.title(look), parts: content.parts(look),
      buttons: buttons.map { look.text($0.title) }, focused: focused, top: top,
      marks: look.unicode ? ("↑", "↓") : ("^", "v"))
  }

  /// The keys that work in a window of `size`.
  func hints(_ look: RenderStyle, in size: Size) -> [Hint] {
    let isOne = buttons.count == 1
    let scroll = isOne ? Hint.Name.upDown : .plain("PgUp PgDn")
    return (alert(look).overflow(in: size) > 0 ? [Hint(scroll, TabPhrase.keyScroll)] : [])
      + (isOne ? [] : [Hint(.leftRight, TabPhrase.keyMove)]) + Hint.dialog
      + (content.asksToQuit ? [Hint(.plain("q"), TabPhrase.keyQuit)] : [])
      + (content is HelpText ? [] : [Hint(.plain("?"), TabPhrase.keyHelp)])
  }

  /// Moves what it says by so many lines; false where there is no more than is seen.
  @discardableResult
  mutating func scroll(by step: Int, _ look: RenderStyle, in size: Size) -> Bool {
    let most = alert(look).overflow(in: size)
    guard most > 0 else { return false }
    top = min(max(min(top, most) + step, 0), most)
    return true
  }

  /// Handles a key in a window of `size`.
  mutating func handle(_ key: Key, _ look: RenderStyle, in size: Size) -> Event {
    if let step = step(of: key), scroll(by: step, look, in: size) { return .open }
    var alert = alert(look)
    switch alert.handle(key) {
    case .pressed(let number): return press(number)
    case .dismissed: return press(escape)
    case .open:
      focused = alert.focused
      return .open
    }
  }

  /// Lines that a key moves what it says by; nil for keys that move the focus.
  private func step(of key: Key) -> Int? {
    switch key {
    case .pageUp: -5
    case .pageDown: 5
    case .up where buttons.count == 1: -1
    case .down where buttons.count == 1: 1
    default: nil
    }
  }

  /// Presses the button of a number.
  func press(_ number: Int) -> Event {
    guard buttons.indices.contains(number) else { return .open }
    let button = buttons[number]
    return button.stays ? .pressed(button.actions) : .closed(button.actions)
  }

  /// Says something else with the focus where it is.
  mutating func update(_ content: any DialogContent) {
    self.content = content
  }
}

/// The open dialogs: the first is shown, the others wait.
struct DialogQueue: Sendable {
  private(set) var all: [Dialog] = []
  /// Whether the first of them stopped a running clock, which goes on after the last.
  var hasPausedGame = false

  var first: Dialog? { all.first }
  var isEmpty: Bool { all.isEmpty }

  mutating func append(_ dialog: Dialog) {
    all.append(dialog)
  }

  mutating func putFirst(_ dialog: Dialog) {
    all.insert(dialog, at: 0)
  }

  mutating func removeFirst() {
    all.removeFirst()
  }

  mutating func removeAll(where isGone: (any DialogContent) -> Bool) {
    all.removeAll { isGone($0.content) }
  }

  mutating func handle(_ key: Key, _ look: RenderStyle, in size: Size) -> Dialog.Event {
    all.isEmpty ? .open : all[0].handle(key, look, in: size)
  }

  mutating func scroll(by step: Int, _ look: RenderStyle, in size: Size) {
    if !all.isEmpty { all[0].scroll(by: step, look, in: size) }
  }

  /// Puts another dialog in the place of the first whose content is meant; false where there is
  /// none.
  mutating func replace(
    _ dialog: Dialog, where isMeant: (any DialogContent) -> Bool
  ) -> Bool {
    guard let index = all.firstIndex(where: { isMeant($0.content) }) else { return false }
    all[index] = dialog
    return true
  }

  /// Lets the dialog whose content is meant say something else.
  mutating func update(
    _ content: any DialogContent, where isMeant: (any DialogContent) -> Bool
  ) {
    if let index = all.firstIndex(where: { isMeant($0.content) }) { all[index].update(content) }
  }
}
