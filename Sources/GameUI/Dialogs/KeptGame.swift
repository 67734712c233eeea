import Canvas
import GameCore

/// A kept game that is offered.
struct KeptGame: DialogContent, Equatable {
  let saved: SavedRound
  /// What it was played for: worked out once, as it takes replaying the round of a rival.
  private let occasion: PlayOccasion

  init(saved: SavedRound, for occasion: PlayOccasion? = nil) {
    self.saved = saved
    self.occasion = occasion ?? saved.occasion
  }

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
      Question(subject: .discardKept, isTry: occasion.daily != nil),
      [
        Dialog.Button(ButtonPhrase.goOn, .game(.resume(saved))),
        Dialog.Button(ButtonPhrase.giveUp, .game(.discardKept(saved))),
      ])
  }

  func title(_ look: RenderStyle) -> String { look.text(DialogPhrase.resume) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let kind = GameKind(saved.transcript.game)
    let name = kind.map { look.name(of: $0, saved.transcript.setup) } ?? "?"
    return [.text(look.text(DialogPhrase.resumeText)), .gap, .headline(name)]
      + occasion.told(look) + [.gap]
      + (kind?.descriptor.progress(of: saved, look) ?? [])
  }
}

/// A kept game that these rules cannot go on with. It stays kept until it is given up.
struct UnplayableGame: DialogContent, Equatable {
  let saved: SavedRound
  /// What it was played for: worked out once, as it takes replaying the round of a rival.
  private let occasion: PlayOccasion

  init(saved: SavedRound, for occasion: PlayOccasion? = nil) {
    self.saved = saved
    self.occasion = occasion ?? saved.occasion
  }

  var dialog: Dialog {
    let question = Dialog(
      Question(subject: .discardKept, isTry: occasion.daily != nil),
      [
        Dialog.Button(ButtonPhrase.keep),
        Dialog.Button(ButtonPhrase.giveUp, .game(.discardKept(saved))),
      ])
    return Dialog(
      self,
      [Dialog.Button(ButtonPhrase.keep), Dialog.Button(ButtonPhrase.giveUp, .show(question))])
  }

  func title(_ look: RenderStyle) -> String { look.text(DialogPhrase.resume) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let kind = GameKind(saved.transcript.game)
    let name = kind.map { look.name(of: $0, saved.transcript.setup) }
    return [.text(look.text(DialogPhrase.tooOld))]
      + (name.map { [.gap, .headline($0)] } ?? []) + occasion.told(look)
  }
}

extension PlayOccasion {
  /// What the offer of a kept game says of it.
  fileprivate func told(_ look: RenderStyle) -> [Alert.Part] {
    let daily = daily.map { look.text(DailyPhrase.boardOf($0)) }
    let rival = rival.map { look.text(RacePhrase.against($0.nameWithin(look, columns: 20))) }
    return [daily, rival].compactMap(\.self).map { .headline($0) }
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
