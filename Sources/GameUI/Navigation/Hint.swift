import Canvas
import GameCore

/// An active key and its effect.
struct Hint: Sendable {
  /// The name of a key.
  enum Name: Hashable, Sendable {
    case plain(String)
    case arrows, upDown, leftRight, up
    case spaceOrEnter
  }

  private let name: Name
  private let phrase: any Phrase
  /// Whether it is the first to be left out, although it is vital elsewhere.
  private var yields = false

  init(_ name: Name, _ phrase: any Phrase) {
    self.name = name
    self.phrase = phrase
  }

  func key(_ look: RenderStyle) -> String {
    switch name {
    case .plain(let key): key
    case .arrows: look.unicode ? "←↑↓→" : "Arrows"
    case .upDown: look.unicode ? "↑↓" : "Up/Down"
    case .up: look.unicode ? "↑" : "Up"
    case .leftRight: look.unicode ? "←→" : "Left/Right"
    case .spaceOrEnter: look.text(KeyPhrase.space)
    }
  }

  func text(_ look: RenderStyle) -> String { look.text(phrase) }

  /// Returns the key and its effect, for the help.
  func row(_ look: RenderStyle) -> (keys: String, meaning: any Phrase) { (key(look), phrase) }

  /// The input that a click on it stands for; nil if it names several keys.
  var input: Input? {
    switch name {
    case .plain("Enter"): .key(.enter)
    case .plain("Esc"): .key(.escape)
    case .plain("Tab"): .key(.tab)
    case .plain("F1"): .key(.function(1))
    case .plain("F2"): .key(.function(2))
    case .plain("Ctrl-C"): .key(.control("c"))
    // An arrow and a letter with the same meaning.
    case .plain(let keys): keys.split(separator: " ").last.flatMap(Self.letter)
    case .spaceOrEnter: .key(.character(" "))
    case .up: .key(.up)
    case .arrows, .upDown, .leftRight: nil
    }
  }

  /// The hint as one that is left out first.
  var yielding: Hint {
    var hint = self
    hint.yields = true
    return hint
  }

  /// Whether it is shown even if there is no room for all.
  var isVital: Bool {
    !yields
      && [.plain("?"), .plain("q"), .plain("F1"), .plain("F2"), .plain("Ctrl-C")].contains(name)
  }

  /// Whether it leaves the current place.
  var isWayOut: Bool { name == .plain("Esc") }

  private static func letter(_ key: Substring) -> Input? {
    guard let letter = key.first, key.count == 1 else { return nil }
    return .key(.character(letter))
  }

  static let paused = [
    Hint(.plain("p"), TabPhrase.keyGoOn), Hint(.plain("Esc"), PlayPhrase.keyLeave),
  ]
  /// Returns the arrows that choose a setup of a game.
  static func setups(of kind: GameKind) -> Hint {
    Hint(.leftRight, LowerCased(kind.descriptor.setupHeading))
  }

  /// The keys that work on all tabs.
  static let always = [
    Hint(.plain(Tab.digits), TabPhrase.keyTabs), Hint(.plain("?"), TabPhrase.keyHelp),
    Hint(.plain("q"), TabPhrase.keyQuit),
  ]
  /// The keys that work in all dialogs.
  static let dialog = [
    Hint(.plain("Enter"), TabPhrase.keyPress), Hint(.plain("Esc"), TabPhrase.keyBack),
  ]
  /// The keys that work in a form from which Esc goes back.
  static let form = [
    Hint(.plain("Tab"), TabPhrase.keyNext), Hint(.plain("Enter"), TabPhrase.keyPress),
    Hint(.plain("Esc"), TabPhrase.keyBack), Hint(.plain("F1"), TabPhrase.keyHelp),
    Hint(.plain("Ctrl-C"), TabPhrase.keyQuit),
  ]
  /// The keys that work on all tabs during text input.
  static let alwaysTyping = [
    Hint(.plain("F1"), TabPhrase.keyHelp), Hint(.plain("Ctrl-C"), TabPhrase.keyQuit),
  ]
}
