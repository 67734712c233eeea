import Canvas
import GameCore

/// The keys that do something now, and what that is.
struct Hint: Sendable {
  private let keys: [Key]
  private let phrase: any Phrase
  /// What a press of the mouse on it stands for; nil if each key does something else.
  let input: Input?
  /// Whether it gives way to all others, though it is vital elsewhere.
  private var yields = false

  /// One key.
  init(_ key: Key, _ phrase: any Phrase) {
    self.init(either: [key], phrase)
  }

  /// Several keys that do the same.
  init(either keys: [Key], _ phrase: any Phrase) {
    self.keys = keys
    self.phrase = phrase
    input = keys.last.map(Input.key)
  }

  /// Several keys of which each does its own.
  init(_ keys: [Key], _ phrase: any Phrase) {
    self.keys = keys
    self.phrase = phrase
    input = nil
  }

  /// The names of the keys.
  func key(_ look: RenderStyle) -> String { keys.names(look) }

  func text(_ look: RenderStyle) -> String { look.text(phrase) }

  /// The keys and what they do, for the help.
  func row(_ look: RenderStyle) -> (keys: String, meaning: any Phrase) { (key(look), phrase) }

  /// The same, where others are needed first.
  var yielding: Hint {
    var hint = self
    hint.yields = true
    return hint
  }

  /// Whether it stays where there is no room for all.
  var isVital: Bool {
    let vital: [Key] = [
      .character("?"), .character("q"), .function(1), .function(2), .control("c"),
    ]
    return !yields && keys.count == 1 && vital.contains(keys[0])
  }

  /// Whether it leads out of where the player is.
  var isWayOut: Bool { keys == [.escape] }

  static let paused = [
    Hint(.character("p"), TabPhrase.keyGoOn), Hint(.escape, PlayPhrase.keyLeave),
  ]

  /// The keys that answer a question, an arrow and a letter for each.
  static func answers(no: any Phrase, yes: any Phrase, _ look: RenderStyle) -> [Hint] {
    let letters: (no: Character, yes: Character) = look.language(("n", "y"), ("н", "д"))
    func keys(_ arrow: Key, _ letter: Character) -> [Key] {
      (look.unicode ? [arrow] : []) + [.character(letter)]
    }
    return [
      Hint(either: keys(.left, letters.no), no), Hint(either: keys(.right, letters.yes), yes),
    ]
  }

  /// The arrows that choose among the setups of a game, by what it calls them.
  static func setups(of kind: GameKind) -> Hint {
    Hint(.leftRight, LowerCased(kind.descriptor.setupHeading))
  }

  /// What works on all tabs.
  static let always = [
    Hint(Tab.keys, TabPhrase.keyTabs), Hint(.character("?"), TabPhrase.keyHelp),
    Hint(.character("q"), TabPhrase.keyQuit),
  ]
  /// What works in all dialogs.
  static let dialog = [
    Hint(.enter, TabPhrase.keyPress), Hint(.escape, TabPhrase.keyBack),
  ]
  /// What works in a form from which Esc leads back.
  static let form = [
    Hint(.tab, TabPhrase.keyNext), Hint(.enter, TabPhrase.keyPress),
    Hint(.escape, TabPhrase.keyBack), Hint(.function(1), TabPhrase.keyHelp),
    Hint(.control("c"), TabPhrase.keyQuit),
  ]
  /// What works on all tabs while text is being typed.
  static let alwaysTyping = [
    Hint(.function(1), TabPhrase.keyHelp), Hint(.control("c"), TabPhrase.keyQuit),
  ]
}

extension [Key] {
  static let arrows: [Key] = [.left, .up, .down, .right]
  static let upDown: [Key] = [.up, .down]
  static let leftRight: [Key] = [.left, .right]

  /// What the keys are called: arrows as signs, digits that follow each other as a range.
  func names(_ look: RenderStyle) -> String {
    switch self {
    case .arrows: look.unicode ? "←↑↓→" : "Arrows"
    case .upDown: look.unicode ? "↑↓" : "Up/Down"
    case .leftRight: look.unicode ? "←→" : "Left/Right"
    case Tab.keys: Tab.digits
    default: map { $0.name(look) }.joined(separator: " ")
    }
  }
}

extension Key {
  /// What the key is called.
  fileprivate func name(_ look: RenderStyle) -> String {
    switch self {
    case .character(" "): look.text(KeyPhrase.space)
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
