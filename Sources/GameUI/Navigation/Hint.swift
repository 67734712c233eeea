import Canvas
import GameCore

/// Keys that work now, with a description of their effect.
struct Hint: Sendable {
  private let keys: [Key]
  private let phrase: any Phrase
  /// The input that a click on the hint sends; nil if its keys have different effects.
  let input: Input?
  /// Whether the hint is the first to be left out, even if it is vital elsewhere.
  private var yields = false

  /// Creates a hint for one key.
  init(_ key: Key, _ phrase: any Phrase) {
    self.init(either: [key], phrase)
  }

  /// Creates a hint for keys with the same effect.
  init(either keys: [Key], _ phrase: any Phrase) {
    self.keys = keys
    self.phrase = phrase
    input = keys.last.map(Input.key)
  }

  /// Creates a hint for keys with different effects, such as arrows.
  init(_ keys: [Key], _ phrase: any Phrase) {
    self.keys = keys
    self.phrase = phrase
    input = nil
  }

  /// Returns the names of the keys.
  func key(_ look: RenderStyle) -> String { keys.names(look) }

  func text(_ look: RenderStyle) -> String { look.text(phrase) }

  /// Everything that the drawing of a hint depends on, besides the look.
  struct Seen: Equatable, Sendable {
    fileprivate let keys: [Key]
    fileprivate let text: String
    fileprivate let yields: Bool
  }

  func seen(_ look: RenderStyle) -> Seen { Seen(keys: keys, text: text(look), yields: yields) }

  /// Returns the names of the keys and their effect, for the help.
  func row(_ look: RenderStyle) -> (keys: String, meaning: any Phrase) { (key(look), phrase) }

  /// The hint, left out before all others.
  var yielding: Hint {
    var hint = self
    hint.yields = true
    return hint
  }

  /// Whether the hint is kept if there is no room for all.
  var isVital: Bool {
    let vital: [Key] = [
      .character("?"), .character("q"), .function(1), .function(2), .control("c"),
    ]
    return !yields && keys.count == 1 && vital.contains(keys[0])
  }

  /// Whether its key leaves the screen or dialog.
  var isWayOut: Bool { keys == [.escape] }

  static let paused = [
    Hint(.character("p"), TabPhrase.keyGoOn), Hint(.escape, PlayPhrase.keyLeave),
  ]

  /// Returns the hints for yes and no, each with an arrow and a letter.
  static func answers(no: any Phrase, yes: any Phrase, _ look: RenderStyle) -> [Hint] {
    let letters: (no: Character, yes: Character) = look.language(("n", "y"), ("н", "д"))
    func keys(_ arrow: Key, _ letter: Character) -> [Key] {
      (look.unicode ? [arrow] : []) + [.character(letter)]
    }
    return [
      Hint(either: keys(.left, letters.no), no), Hint(either: keys(.right, letters.yes), yes),
    ]
  }

  /// Returns the hint for choosing the setup of a game, named by the game's heading.
  static func setups(of kind: GameKind) -> Hint {
    Hint(.leftRight, LowerCased(kind.descriptor.setupHeading))
  }

  /// The hints of all tabs.
  static let always = [
    Hint(Tab.keys, TabPhrase.keyTabs), Hint(.character("?"), TabPhrase.keyHelp),
    Hint(.character("q"), TabPhrase.keyQuit),
  ]
  /// The hints of all dialogs.
  static let dialog = [
    Hint(.enter, TabPhrase.keyPress), Hint(.escape, TabPhrase.keyBack),
  ]
  /// The hints of a form that Esc leaves.
  static let form = [
    Hint(.tab, TabPhrase.keyNext), Hint(.enter, TabPhrase.keyPress),
    Hint(.escape, TabPhrase.keyBack), Hint(.function(1), TabPhrase.keyHelp),
    Hint(.control("c"), TabPhrase.keyQuit),
  ]
  /// The hints of all tabs while a text field has the focus.
  static let alwaysTyping = [
    Hint(.function(1), TabPhrase.keyHelp), Hint(.control("c"), TabPhrase.keyQuit),
  ]
}

extension [Key] {
  static let arrows: [Key] = [.left, .up, .down, .right]
  static let upDown: [Key] = [.up, .down]
  static let leftRight: [Key] = [.left, .right]

  /// Returns the names of the keys: arrows as symbols, the digits of the tabs as a range.
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
  /// Returns the name of the key.
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
