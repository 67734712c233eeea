import Canvas
import GameCore

/// What input means in a game that is answered with yes and no.
enum YesNoInput {
  /// Yes to the right and no to the left, as the buttons stand; and by their first letters. Nil
  /// where the input is no answer.
  static func answer(to input: Input, yes: Rect, no: Rect) -> Bool? {
    switch input {
    case .key(.right): return true
    case .key(.left): return false
    case .key(.character(let character)):
      switch Character(character.lowercased()) {
      case "y", "k", "l", "д": return true
      // The Russian letter of "нет" stands on the key of the Latin y, which is not pressed for
      // yes by anybody whose keyboard is set to Russian.
      case "n", "j", "h", "н": return false
      default: return nil
      }
    case .mouse(let mouse) where mouse.action == .press:
      if yes.contains(mouse.point) { return true }
      if no.contains(mouse.point) { return false }
      return nil
    default: return nil
    }
  }

  /// Whether the input, with letters in Latin, pauses the game.
  static func pauses(_ input: Input) -> Bool {
    [.key(.escape), .key(.character("p")), .key(.character("P"))].contains(input)
  }

  /// Whether the input, with letters in Latin, asks to leave the game.
  static func leaves(_ input: Input) -> Bool { input == .key(.character("Q")) }

  /// Whether the input is a plain key or a press: what goes on where any key does.
  static func goesOn(_ input: Input) -> Bool {
    switch input {
    case .key(.control), .key(.function), .paste: false
    case .mouse(let mouse): mouse.action == .press
    case .key: true
    }
  }
}

extension GamePlay {
  /// Goes on with a paused game of yes and no, or asks to leave it; letters come in Latin.
  mutating func wake(by input: Input, at now: Moment) -> [PlayOutcome] {
    if input == .key(.escape) || YesNoInput.leaves(input) { return [.leaveAsked] }
    if YesNoInput.goesOn(input) { goOn(at: now) }
    return []
  }
}
