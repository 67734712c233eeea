import Canvas
import GameCore

/// Keys with a common meaning, in the words of the hint bar and of the help.
struct KeyBinding: Sendable {
  /// The keys shown in the hint bar.
  private(set) var keys: [Key]
  /// More keys with the same meaning, shown only next to a text of the help.
  private(set) var also: [Key]
  /// The meaning, in lower case in the hint bar; nil for keys that are not in it.
  private(set) var hint: (any Phrase)?
  /// The meaning in the help, if it differs.
  let help: (any Phrase)?
  /// Whether all keys have the same effect.
  private let isOne: Bool
  /// Whether the hint is the first to be left out, even if it is vital elsewhere.
  private var yields = false
  /// Whether the hint bar and the help leave it out.
  private var isSilent = false

  /// Creates a binding of one key.
  init(
    _ key: Key, _ hint: (any Phrase)? = nil, also: [Key] = [], help: (any Phrase)? = nil
  ) {
    self.init(either: [key], hint, also: also, help: help)
  }

  /// Creates a binding of keys with the same effect.
  init(
    either keys: [Key], _ hint: (any Phrase)? = nil, also: [Key] = [],
    help: (any Phrase)? = nil
  ) {
    self.init(keys, hint, also: also, help: help, isOne: true)
  }

  /// Creates a binding of keys with different effects, such as arrows.
  init(
    _ keys: [Key], _ hint: (any Phrase)? = nil, also: [Key] = [], help: (any Phrase)? = nil,
    isOne: Bool = false
  ) {
    self.keys = keys
    self.also = also
    self.hint = hint
    self.help = help
    self.isOne = isOne
  }

  /// The input that a click on the hint sends; nil if its keys have different effects.
  var input: Input? { isOne ? keys.last.map(Input.key) : nil }

  /// Returns the names of the keys in the hint bar.
  func key(_ look: RenderStyle) -> String { keys.names(look) }

  func text(_ look: RenderStyle) -> String { hint.map { look.text($0).lowercased() } ?? "" }

  /// Everything that the drawing of a hint depends on, besides the look.
  struct DrawnState: Equatable, Sendable {
    fileprivate let keys: [Key]
    fileprivate let text: String
    fileprivate let yields: Bool
  }

  func seen(_ look: RenderStyle) -> DrawnState {
    DrawnState(keys: keys, text: hint.map(look.text) ?? "", yields: yields)
  }

  /// Returns the names of the keys and their meaning, for the help and the rules.
  func row(_ look: RenderStyle) -> (keys: String, meaning: String) {
    guard let help else { return (key(look), text(look)) }
    let names = [keys.names(look, gap: "  ")] + also.map { [$0].names(look) }
    return (names.joined(separator: "  "), look.text(help))
  }

  /// The binding, left out of the hint bar before all others.
  var yielding: KeyBinding {
    var binding = self
    binding.yields = true
    return binding
  }

  /// Returns the binding with those of its keys that fulfill a condition; nil if none does.
  func keeping(_ isKept: (Key) -> Bool) -> KeyBinding? {
    var binding = self
    binding.keys = keys.filter(isKept)
    binding.also = also.filter(isKept)
    if binding.keys.isEmpty { swap(&binding.keys, &binding.also) }
    return binding.keys.isEmpty ? nil : binding
  }

  /// A copy that the hint bar and the help leave out.
  var silenced: KeyBinding {
    var binding = self
    (binding.hint, binding.isSilent) = (nil, true)
    return binding
  }

  /// Whether the help of its page lists it.
  var isHelped: Bool { hint != nil || help != nil && !isSilent }

  /// The binding without letters, which type text.
  var typed: KeyBinding { keeping { !$0.isLetter } ?? self }

  /// Whether the hint is kept if there is no room for all.
  var isVital: Bool {
    let vital: [Key] = ["?", "q", .function(1), .function(2), .control("c")]
    return !yields && keys.count == 1 && vital.contains(keys[0])
  }

  /// Whether its key leaves the screen or dialog.
  var isWayOut: Bool { keys == [.escape] }

  /// Returns whether `key` is one of the keys.
  func has(_ key: Key) -> Bool { keys.contains(key) || also.contains(key) }

  static func ~= (binding: KeyBinding, key: Key) -> Bool { binding.has(key) }
}

/// The keys that mean the same on all screens.
extension KeyBinding {
  static let tabs = KeyBinding(
    Tab.keys, TabPhrase.keyTabs, also: [.tab], help: RulesPhrase.tabKeys)
  static let account = KeyBinding("o", help: RulesPhrase.accountKeys)
  static let help = KeyBinding(
    "?", TabPhrase.keyHelp, also: [.function(1)], help: DialogPhrase.help)
  static let about = KeyBinding("a", AboutPhrase.keyAbout, help: RulesPhrase.aboutKeys)
  static let quit = KeyBinding(
    "q", TabPhrase.keyQuit, also: [.control("c")], help: RulesPhrase.quitKeys)

  static let everywhere: [KeyBinding] = [.tabs, .account, .help, .about, .quit]
  /// The hints of all tabs.
  static let always: [KeyBinding] = [.tabs, .help, .quit]
  /// The hints of all tabs while a text field has the focus.
  static let alwaysTyping: [KeyBinding] = [.help.typed, .quit.typed]
  /// The hints of all dialogs.
  static let dialog = [
    KeyBinding(.enter, TabPhrase.keyPress), KeyBinding(.escape, ButtonPhrase.back),
  ]
}

/// The keys of games.
extension KeyBinding {
  static let moveCard = KeyBinding(
    .arrows, TabPhrase.keyMove, also: ["h", "j", "k", "l"], help: RulesPhrase.moveKeys)
  static let flip = KeyBinding(
    " ", PlayPhrase.keyFlip, also: [.enter], help: RulesPhrase.flipKeys)
  static let hurry = KeyBinding(
    " ", DuelPhrase.keyHurry, also: [.enter], help: DuelPhrase.hurryKeys)
  static let pause = KeyBinding(
    "p", PlayPhrase.keyPause, also: [.escape], help: RulesPhrase.pauseKeys)
  static let leave = KeyBinding(
    "Q", ButtonPhrase.giveUp, help: RulesPhrase.leaveKeys)
  static let restart = KeyBinding("r", PlayPhrase.keyRestart, help: RulesPhrase.restartKeys)
  /// The keys that work during every game.
  static let inGames: [KeyBinding] = [.pause, .restart, .leave]
  /// The hints of a paused game.
  static let paused: [KeyBinding] = [.unpause, .leave, .restart]
  /// The keys that continue a paused game.
  static let unpause = KeyBinding(
    " ", TabPhrase.keyContinue, also: [.enter, .escape, "p", "P"])
}

extension [Key] {
  static let arrows: [Key] = [.left, .up, .down, .right]
  static let upDown: [Key] = [.up, .down]
  static let leftRight: [Key] = [.left, .right]

  /// Returns the names of the keys: arrows as symbols, the digits of the tabs as a range.
  func names(_ look: RenderStyle, gap: String = " ") -> String {
    switch self {
    case .arrows: look.unicode ? "←↑↓→" : "Arrows"
    case .upDown: look.unicode ? "↑↓" : "Up/Down"
    case .leftRight: look.unicode ? "←→" : "Left/Right"
    case Tab.keys: Tab.digits(look)
    // Joining strings would load types that a start does not need otherwise.
    default: dropFirst().reduce(first?.name(look) ?? "") { $0 + gap + $1.name(look) }
    }
  }
}

extension Key {
  /// Whether the key types a character.
  var isLetter: Bool { if case .character = self { true } else { false } }

  /// Returns the name of the key.
  fileprivate func name(_ look: RenderStyle) -> String {
    switch self {
    case .character(" "): look.text(TabPhrase.space)
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .up: look.unicode ? "↑" : "Up"
    case .down: look.unicode ? "↓" : "Down"
    case .left: look.unicode ? "←" : "Left"
    case .right: look.unicode ? "→" : "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .shiftPageUp: "Shift-PgUp"
    case .shiftPageDown: "Shift-PgDn"
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .function(let number): "F\(number)"
    }
  }
}
