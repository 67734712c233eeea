import Canvas
import GameCore

/// The help on the current keys, and on buttons and fields.
struct HelpText: DialogContent {
  /// A button or a field, and its meaning.
  struct Topic: Sendable {
    let title: any Phrase
    let meaning: any Phrase
  }

  let keys: [KeyBinding]
  /// The keys of all screens.
  var everywhere: [KeyBinding] = []
  var topics: [Topic] = []

  func title(_ look: RenderStyle) -> String { look.text(DialogPhrase.help) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let topics: [Alert.Part] = topics.map { .key(look.text($0.title), look.text($0.meaning)) }
    let keys: [[Alert.Part]] = [keys, everywhere].map { keys in
      keys.map { $0.row(look) }.map { .key($0.keys, $0.meaning.capitalized) }
    }
    return ([topics] + keys).filter { !$0.isEmpty }.flatMap { $0 + [.gap] }
      + [.note(look.text(DialogPhrase.plainMode))]
  }
}

extension HelpText {
  /// Creates the help on the keys and buttons of a dialog.
  init(on dialog: Dialog, _ look: RenderStyle, in window: Size) {
    let buttons = dialog.buttons.compactMap { button in
      button.help.map { Topic(title: button.title, meaning: $0) }
    }
    self.init(
      keys: dialog.hints(look, in: window) + [KeyBinding(.control("c"), TabPhrase.keyQuit)],
      topics: dialog.content.topics(look) + buttons)
  }

  /// Creates the help on a game. On the board the letter of About may be an answer.
  init(on kind: GameKind, _ look: RenderStyle) {
    self.init(
      keys: kind.descriptor.keys(look) + KeyBinding.inGames,
      everywhere: [.tabs, .account, .help, .quit], topics: kind.descriptor.topics)
  }
}
