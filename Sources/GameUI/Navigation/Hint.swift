import Canvas
import GameCore

/// A key that works now, and what it does.
struct Hint: Sendable {
  /// How a key is called.
  enum Name: Hashable, Sendable {
    case plain(String)
    case arrows, upDown, leftRight
    case spaceOrEnter
  }

  private let name: Name
  private let phrase: any Phrase

  init(_ name: Name, _ phrase: any Phrase) {
    self.name = name
    self.phrase = phrase
  }

  func key(_ look: RenderStyle) -> String {
    switch name {
    case .plain(let key): key
    case .arrows: look.unicode ? "←↑↓→" : "Arrows"
    case .upDown: look.unicode ? "↑↓" : "Up/Down"
    case .leftRight: look.unicode ? "←→" : "Left/Right"
    case .spaceOrEnter: look.language == .english ? "Space" : "Пробел"
    }
  }

  func text(_ look: RenderStyle) -> String { look.text(phrase) }

  static let paused = [
    Hint(.plain("p"), TabPhrase.keyGoOn), Hint(.plain("Esc"), PlayPhrase.keyLeave),
  ]
  /// What works on all tabs.
  static let always = [
    Hint(.plain(Tab.digits), TabPhrase.keyTabs), Hint(.plain("?"), TabPhrase.keyHelp),
    Hint(.plain("q"), TabPhrase.keyQuit),
  ]
  static let dialog = [
    Hint(.leftRight, TabPhrase.keyMove), Hint(.plain("Enter"), TabPhrase.keyPress),
    Hint(.plain("Esc"), TabPhrase.keyBack),
  ]
  static let form = [
    Hint(.plain("Tab"), TabPhrase.keyNext), Hint(.plain("Enter"), TabPhrase.keyPress),
    Hint(.plain("Ctrl-C"), TabPhrase.keyQuit),
  ]
}
