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

    init(_ title: any Phrase, _ actions: Action...) {
      self.title = title
      self.actions = actions
    }
  }

  /// What input came to.
  enum Event: Sendable {
    /// The focus moved, or the input means nothing here.
    case open
    case closed([Action])
  }

  private(set) var content: any DialogContent
  private(set) var buttons: [Button]
  /// The number of the button that Esc stands for.
  private let escape: Int
  private(set) var focused = 0

  /// A dialog with its buttons, the one for Enter first; Esc presses the first too unless another
  /// is named.
  init(_ content: any DialogContent, _ buttons: [Button], escape: Int = 0) {
    self.content = content
    self.buttons = buttons
    self.escape = escape
  }

  /// A message that only wants to be read.
  init(_ content: any DialogContent) {
    self.init(content, [Button(ButtonPhrase.ok)])
  }

  func alert(_ look: RenderStyle) -> Alert {
    Alert(
      title: content.title(look), parts: content.parts(look),
      buttons: buttons.map { look.text($0.title) }, focused: focused)
  }

  /// Handles a key.
  mutating func handle(_ key: Key, _ look: RenderStyle) -> Event {
    var alert = alert(look)
    switch alert.handle(key) {
    case .pressed(let number): return press(number)
    case .dismissed: return press(escape)
    case .open:
      focused = alert.focused
      return .open
    }
  }

  /// Presses the button of a number.
  func press(_ number: Int) -> Event {
    buttons.indices.contains(number) ? .closed(buttons[number].actions) : .open
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

  mutating func handle(_ key: Key, _ look: RenderStyle) -> Dialog.Event {
    all.isEmpty ? .open : all[0].handle(key, look)
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
