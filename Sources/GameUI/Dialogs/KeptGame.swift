import Canvas
import GameCore

/// A kept game that is offered.
struct KeptGame: DialogContent, Equatable {
  let saved: SavedRound

  var dialog: Dialog {
    Dialog(
      self,
      [
        Dialog.Button(ButtonPhrase.goOn, .game(.resume(saved))),
        Dialog.Button(ButtonPhrase.newGame, .show(question)),
      ])
  }

  /// Asks whether to give it up; whoever does not is offered it again.
  private var question: Dialog {
    Dialog(
      Question(subject: .discardKept),
      [
        Dialog.Button(ButtonPhrase.goOn, .game(.resume(saved))),
        Dialog.Button(ButtonPhrase.giveUp, .game(.discardKept(saved))),
      ])
  }

  func title(_ look: RenderStyle) -> String { look.text(DialogPhrase.resume) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let kind = GameKind(saved.transcript.game)
    let name = kind.map { look.name(of: $0, saved.transcript.setup) } ?? "?"
    return [.text(look.text(DialogPhrase.resumeText)), .gap, .headline(name), .gap]
      + (kind?.descriptor.progress(of: saved, look) ?? [])
  }
}

/// The keys of what is seen.
struct HelpText: DialogContent {
  let keys: [(keys: String, meaning: any Phrase)]

  func title(_ look: RenderStyle) -> String { look.text(DialogPhrase.help) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    keys.map { .pair($0.keys, Self.capitalized(look.text($0.meaning))) }
  }

  /// Meanings come from hints, which are in lower case, and from the rules, which are not.
  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
