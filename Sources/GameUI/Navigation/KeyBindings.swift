import Canvas
import GameCore

/// The keys of a screen or a part of it, in the order of their priority and of their hints.
///
/// The same calls either list the keys or, for an input, perform the first binding that handles
/// it; one that returns nil passes the input on.
struct KeyBindings<Outcome> {
  /// The listed bindings.
  private(set) var all: [KeyBinding] = []
  /// The effect of the input; nil if nothing has handled it.
  private(set) var outcome: Outcome?
  /// Whether the hint bar and the help leave out the next bindings.
  var isSilent = false
  private let input: Input?

  /// Creates the list; or performs an input.
  init(for input: Input? = nil) {
    self.input = input
  }

  /// Lists keys that something else handles.
  mutating func list(_ bindings: KeyBinding...) {
    guard input == nil else { return }
    all += bindings.map { isSilent ? $0.silenced : $0 }
  }

  /// Lists the keys of a part that handles them.
  mutating func list(_ keys: @autoclosure () -> [KeyBinding]) {
    guard input == nil else { return }
    for key in keys() { list(key) }
  }

  /// Passes input to a part that has its own keys.
  mutating func part(_ act: (Input) -> Outcome?) {
    if outcome == nil, let input { outcome = act(input) }
  }

  /// Returns an empty list for the same input, for a part whose keys have other effects.
  func nested<Other>() -> KeyBindings<Other> {
    KeyBindings<Other>(for: outcome == nil ? input : nil)
  }

  /// Takes the keys of a part; `act` says what their effects mean.
  mutating func take<Other>(_ keys: KeyBindings<Other>, _ act: (Other) -> Outcome?) {
    all += keys.all
    part { _ in keys.outcome.flatMap(act) }
  }

  /// Binds keys.
  mutating func callAsFunction(_ binding: KeyBinding, _ act: (Key) -> Outcome?) {
    list(binding)
    part { if case .key(let key) = $0, binding.has(key) { act(key) } else { nil } }
  }

  /// Binds keys with different effects.
  mutating func callAsFunction(
    _ keys: [Key], _ hint: (any Phrase)? = nil, also: [Key] = [], help: (any Phrase)? = nil,
    _ act: (Key) -> Outcome?
  ) {
    self(KeyBinding(keys, hint, also: also, help: help), act)
  }

  /// Binds a key.
  mutating func callAsFunction(
    _ key: Key, _ hint: (any Phrase)? = nil, also: [Key] = [], help: (any Phrase)? = nil,
    when isBound: Bool = true, _ act: () -> Outcome?
  ) {
    if isBound { self(KeyBinding(key, hint, also: also, help: help)) { _ in act() } }
  }

  /// Binds two arrows and their letters; `act` gets -1 or 1.
  mutating func steps(
    _ arrows: [Key], _ hint: (any Phrase)? = nil, help: (any Phrase)? = nil,
    _ act: (Int) -> Outcome?
  ) {
    self(arrows, hint, also: arrows == .leftRight ? ["h", "l"] : ["k", "j"], help: help) { key in
      act([.up, .left, "k", "h"].contains(key) ? -1 : 1)
    }
  }
}

/// The keys of a screen.
typealias ScreenKeys = KeyBindings<[Action]>

extension ScreenKeys {
  /// Binds a key that only changes the screen.
  mutating func callAsFunction(
    _ key: Key, _ hint: (any Phrase)? = nil, also: [Key] = [], help: (any Phrase)? = nil,
    when isBound: Bool = true, _ act: () -> Void
  ) {
    self(key, hint, also: also, help: help, when: isBound) { () -> [Action]? in
      act()
      return []
    }
  }

  /// Binds two arrows and their letters, which only change the screen.
  mutating func steps(
    _ arrows: [Key], _ hint: (any Phrase)? = nil, help: (any Phrase)? = nil,
    _ act: (Int) -> Void
  ) {
    steps(arrows, hint, help: help) { (step: Int) -> [Action]? in
      act(step)
      return []
    }
  }
}
