import Canvas
import GameCore

/// The content of a dialog.
protocol DialogContent: Sendable {
  func title(_ look: RenderStyle) -> String
  func parts(_ look: RenderStyle) -> [Alert.Part]
  /// Whether typing closes it and goes into the focused field of the screen.
  var yieldsToTyping: Bool { get }
  /// The index of the button that answers it with yes; nil if it is no question.
  var yes: Int? { get }
  /// Whether it is next to the game in a large window.
  var isBesideGame: Bool { get }
  /// The meanings of its contents, for the help.
  func topics(_ look: RenderStyle) -> [HelpText.Topic]
}

extension DialogContent {
  var yieldsToTyping: Bool { false }
  var yes: Int? { nil }
  var isBesideGame: Bool { false }
  func topics(_: RenderStyle) -> [HelpText.Topic] { [] }
}

/// The content of a dialog that waits for typed characters.
protocol TypedDialogContent: DialogContent {
  /// Whether its buttons close it.
  var mayClose: Bool { get }
  /// The hint for typing; nil once the first button closes it.
  var typing: (any Phrase)? { get }
  /// Whether the typed characters answer it, so that it closes.
  var isAnswered: Bool { get }
  /// Notes that a button was pressed that does not close it yet.
  mutating func refuse()
  /// Handles a typed character; returns false if it has no use for it.
  mutating func type(_ character: Character) -> Bool
  /// Erases the last typed character.
  mutating func erase()
}

/// A question or message over a screen, with its focus and the actions of its buttons.
struct Dialog: Sendable {
  struct Button: Sendable {
    let title: any Phrase
    /// The meaning in the help; nil if the title says everything.
    let help: (any Phrase)?
    /// The actions, performed after the dialog was closed.
    let actions: [Action]
    /// Whether the dialog stays open.
    let stays: Bool

    init(
      _ title: any Phrase, help: (any Phrase)? = nil, _ actions: Action..., stays: Bool = false
    ) {
      self.title = title
      self.help = help
      self.actions = actions
      self.stays = stays
    }
  }

  /// The effect of an input.
  enum Event: Sendable {
    /// The focus moved, or the input has no effect.
    case open
    /// The dialog stays open, and these actions are performed.
    case pressed([Action])
    case closed([Action])
  }

  private(set) var content: any DialogContent
  private(set) var buttons: [Button]
  /// The index of the button for Esc.
  let escape: Int
  private(set) var focused = 0
  /// Whether the player has moved between the buttons, or typed.
  private var hasMoved = false
  /// The number of lines scrolled out at the top.
  private var top = 0

  /// Creates a dialog with its buttons, the one for Enter first. It is also the one for Esc, unless
  /// another is named.
  init(_ content: any DialogContent, _ buttons: [Button], escape: Int = 0) {
    self.content = content
    self.buttons = buttons
    self.escape = escape
  }

  /// Creates a message with one button.
  init(_ content: any DialogContent) {
    self.init(content, [Button(ButtonPhrase.ok)])
  }

  func alert(_ look: RenderStyle) -> Alert {
    Alert(
      title: content.title(look), parts: content.parts(look),
      buttons: buttons.map { look.text($0.title) }, focused: focused, top: top,
      startsAtText: look.followsFocus && !hasMoved, isBeside: content.isBesideGame,
      marks: look.unicode ? ("↑", "↓") : ("^", "v"))
  }

  /// Its content if it waits for typed characters.
  private var typed: (any TypedDialogContent)? {
    get { content as? any TypedDialogContent }
    set { if let newValue { content = newValue } }
  }

  /// Whether its buttons close it.
  var mayClose: Bool { typed?.mayClose ?? true }

  /// Whether the cursor is in its field.
  var isTyping: Bool { typed?.typing != nil && focused == 0 }

  /// Returns the keys that work in a window of `size`.
  func hints(_ look: RenderStyle, in size: Size) -> [KeyBinding] {
    let isOne = buttons.count == 1
    let scroll: [Key] = isOne ? .upDown : [.pageUp, .pageDown]
    return (alert(look).overflow(in: size) > 0 ? [KeyBinding(scroll, TabPhrase.keyScroll)] : [])
      + (isOne ? [] : [KeyBinding(.leftRight, TabPhrase.keyMove)])
      + KeyBinding.dialog.filter { mayClose || !$0.isWayOut && focused > 0 }
      + (typed?.typing.map { [KeyBinding([], $0)] } ?? [])
      + [content.confirmation].compactMap(\.self)
      + (content is HelpText ? [] : [KeyBinding("?", TabPhrase.keyHelp)])
  }

  /// Scrolls by a number of lines; returns false if the whole content is visible.
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
    if case .character(let character) = key, typed?.type(character) == true {
      hasMoved = true
      return typed?.isAnswered == true ? press(0) : .open
    }
    if key == .backspace { typed?.erase() }
    var alert = alert(look)
    switch alert.handle(key) {
    case .pressed(let number): return press(number)
    case .dismissed: return press(escape)
    case .open:
      if focused != alert.focused { hasMoved = true }
      focused = alert.focused
      return .open
    }
  }

  /// Returns the number of lines that a key scrolls by; nil for keys that move the focus.
  private func step(of key: Key) -> Int? {
    switch key {
    case .pageUp: -5
    case .pageDown: 5
    case .up where buttons.count == 1: -1
    case .down where buttons.count == 1: 1
    default: nil
    }
  }

  /// Presses the button with an index.
  mutating func press(_ number: Int) -> Event {
    guard buttons.indices.contains(number) else { return .open }
    let button = buttons[number]
    guard button.stays || mayClose else {
      typed?.refuse()
      return .open
    }
    return button.stays ? .pressed(button.actions) : .closed(button.actions)
  }

  /// Draws the dialog in the middle of the screen and returns the positions of its buttons.
  @discardableResult
  func draw(onto canvas: inout Canvas, _ look: RenderStyle) -> [Rect] {
    let places = alert(look).draw(
      into: &canvas, lines: look.glyphs.box, styles: look.alertStyles)
    guard look.unicode, canvas.raise(places) else { return places }
    return places.map { $0.inset(columns: 0, rows: -1) }
  }

  /// Changes the content and keeps the focus, unless it moves to another button.
  mutating func update(_ content: any DialogContent, focused: Int? = nil) {
    self.content = content
    self.focused = focused ?? self.focused
  }

  /// Takes the content of another dialog, and its buttons if there are as many.
  mutating func update(_ dialog: Dialog) {
    update(dialog.content)
    if buttons.count == dialog.buttons.count { buttons = dialog.buttons }
  }
}

/// The open dialogs: the first is shown, the others wait.
struct DialogQueue: Sendable {
  var all: [Dialog] = []
  /// Whether the first dialog has paused the game, which continues after the last one.
  var hasPausedGame = false

  var first: Dialog? { all.first }
  var isEmpty: Bool { all.isEmpty }

  mutating func removeAll(where isGone: (any DialogContent) -> Bool) {
    all.removeAll { isGone($0.content) }
  }

  mutating func handle(_ key: Key, _ look: RenderStyle, in size: Size) -> Dialog.Event {
    all.isEmpty ? .open : all[0].handle(key, look, in: size)
  }

  /// Presses a button of the first dialog.
  mutating func press(_ number: Int) -> Dialog.Event {
    all.isEmpty ? .open : all[0].press(number)
  }

  mutating func scroll(by step: Int, _ look: RenderStyle, in size: Size) {
    if !all.isEmpty { all[0].scroll(by: step, look, in: size) }
  }

  /// Replaces the first dialog with a matching content; returns false if there is none.
  mutating func replace(
    _ dialog: Dialog, where isMeant: (any DialogContent) -> Bool
  ) -> Bool {
    guard let index = all.firstIndex(where: { isMeant($0.content) }) else { return false }
    all[index] = dialog
    return true
  }

  /// Notes that the recovery code was copied or saved, and moves the focus to the first button.
  mutating func note(_ act: RecoveryCodeNotice.Act) {
    changeCodes(focused: 0) { $0.act = act }
  }

  /// Notes in the shown recovery code that a guest's game was saved.
  mutating func noteSaved(_ points: Int) {
    changeCodes { if $0.isOfNewAccount { $0.savedPoints.append(points) } }
  }

  private mutating func changeCodes(
    focused: Int? = nil, _ change: (inout RecoveryCodeNotice) -> Void
  ) {
    for index in all.indices {
      guard var notice = all[index].content as? RecoveryCodeNotice else { continue }
      change(&notice)
      all[index].update(notice, focused: focused)
    }
  }

  /// Changes the content of the dialog with a matching one.
  mutating func update(
    _ content: any DialogContent, where isMeant: (any DialogContent) -> Bool
  ) {
    if let index = all.firstIndex(where: { isMeant($0.content) }) { all[index].update(content) }
  }
}
