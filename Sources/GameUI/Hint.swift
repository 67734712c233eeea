import Canvas
import GameCore

/// A key that works now, and what it does.
struct Hint: Hashable {
  /// How a key is called.
  enum Name: Hashable {
    case plain(String)
    case arrows, upDown, leftRight
    case spaceOrEnter
  }

  private let name: Name
  private let english: String
  private let russian: String

  init(_ name: Name, _ phrase: some Phrase) {
    self.name = name
    english = phrase.english
    russian = phrase.russian
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

  func text(_ look: RenderStyle) -> String {
    switch look.language {
    case .english: english
    case .russian: russian
    }
  }

  static let paused = [
    Hint(.plain("p"), TabPhrase.keyGoOn), Hint(.plain("Esc"), PlayPhrase.keyLeave),
  ]
  static let always = [
    Hint(.plain("1-4"), TabPhrase.keyTabs), Hint(.plain("?"), TabPhrase.keyHelp),
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
  static let rules = [Hint(.upDown, TabPhrase.keyScroll)] + always
  static let settings =
    [Hint(.upDown, TabPhrase.keyMove), Hint(.leftRight, TabPhrase.keyChange)] + always
  static let leaderboard =
    [
      Hint(.leftRight, TabPhrase.keyLevel), Hint(.upDown, TabPhrase.keyGame),
      Hint(.plain("m"), OwnRoundsPhrase.keyMine),
    ] + always
  static let ownRounds =
    [
      Hint(.upDown, TabPhrase.keyMove), Hint(.plain("Enter"), OwnRoundsPhrase.keyOpen),
      Hint(.leftRight, TabPhrase.keyLevel), Hint(.plain("m"), OwnRoundsPhrase.keyBack),
    ] + always
  static let start =
    [
      Hint(.plain("Enter"), TabPhrase.keyStart), Hint(.leftRight, TabPhrase.keyLevel),
      Hint(.upDown, TabPhrase.keyGame),
    ] + always
}
