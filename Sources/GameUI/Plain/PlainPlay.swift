import Canvas
import GameCore

/// A game with separate words in plain mode. Others are played by the items of their outline.
protocol PlainPlay: GamePlay {
  /// Returns the lines that introduce the game, or say where it is.
  func introduction(_ look: RenderStyle) -> [String]
  /// Returns the card that is open for the current turn; nil if there is none.
  func openCard(_ look: RenderStyle) -> String?
  /// Returns the question that waits for an answer; nil if there is none.
  func question(_ look: RenderStyle) -> String?
  /// Returns the lines about what has happened since an earlier state; nil if it was another game.
  func news(since earlier: any GamePlay, _ look: RenderStyle) -> [String]?
  /// Returns the answer to a key that had no effect; nil if there is none.
  func remark(_ look: RenderStyle) -> String?
  /// Returns the meaning of words; nil if they have none here.
  func meaning(of words: String, _ look: RenderStyle) -> PlainMeaning?
  /// Returns the words of the game for the help.
  func words(_ look: RenderStyle) -> [String]
  /// Whether the game is busy, so that the next line waits.
  var isBusy: Bool { get }
  /// Whether the game pauses by itself until an empty line, so that everything can be heard.
  var rests: Bool { get }
}

extension PlainPlay {
  func openCard(_: RenderStyle) -> String? { nil }
  func question(_: RenderStyle) -> String? { nil }
  func remark(_: RenderStyle) -> String? { nil }
  func meaning(of words: String, _: RenderStyle) -> PlainMeaning? {
    PlainAnswersPhrase.answer(words).map { .key($0 ? "y" : "n") }
  }
  func words(_ look: RenderStyle) -> [String] { look.language(["yes", "no"], ["да", "нет"]) }
  var isBusy: Bool { false }
  var rests: Bool { false }
}

/// The meaning of words in a game.
enum PlainMeaning {
  case say([String])
  /// A press on a card, by its number in the outline.
  case card(Int)
  case key(Key)
}

extension GameTable where Rules: NarratedGame {
  /// Returns what moves after the first `count` have shown, each with the states around it;
  /// nil if `earlier` is another game.
  func narrations(
    since earlier: GameTable, _ faces: FaceNames
  ) -> [(narration: MoveNarration, move: Rules.Move, before: Rules.State, after: Rules.State)]? {
    guard earlier.round.seed == round.seed, earlier.round.moves.count <= round.moves.count,
      earlier.round.setup == round.setup
    else { return nil }
    var state = earlier.round.state
    return round.moves.dropFirst(earlier.round.moves.count).compactMap { step in
      Rules.advance(&state, at: step.time)
      let before = state
      guard (try? Rules.play(step.move, in: &state, at: step.time)) != nil else { return nil }
      let narration = Rules.narrate(step.move, from: before, to: state, faces, inGame: true)
      return (narration, step.move, before, state)
    }
  }
}

extension MoveNarration {
  /// Returns the action and what it showed as a line; a card is directly before its face.
  func line(_ say: Language) -> String {
    let text = move.text(in: say)
    let isCard = text.last?.isNumber == true
    let first = isCard ? text : PlainText.sentence(text.capitalized)
    return PlainText.sentence(
      [first, shown?.text(in: say)].compactMap(\.self).joined(separator: " "))
  }
}
