import Canvas
import GameCore

/// The tutorial of a game: its lesson step by step. Esc skips it.
struct TutorialScreen: Screen {
  enum Target: Hashable {
    case card(Int)
    case answer(Bool)
    case leave
  }

  /// The next screen or game.
  enum Next: Hashable, Sendable {
    case back, game
  }

  let kind: GameKind
  let next: Next
  private(set) var trial = CardTrial()
  /// The index of the step, for lessons without cards to try.
  private var number = 0
  /// Whether the button with the focus is the one for yes, for keys that press it.
  private(set) var isAtYes = true
  /// Whether the last answer was wrong.
  private(set) var wasWrong = false

  init(_ kind: GameKind, then next: Next) {
    self.kind = kind
    self.next = next
    focusRightAnswer()
  }

  /// The current step.
  var step: Lesson.Step { place.step }

  /// The current step with its index and the number of steps. The index stays when a second pair of
  /// cards is tried.
  var place: (step: Lesson.Step, index: Int, count: Int) {
    let steps = Lesson(of: kind).steps
    let reached = steps.first?.scene == .cards ? trial.index : number
    let index = min(reached, steps.count - 1)
    return (steps[index], max(index, trial.turns > 0 ? 2 : 0), steps.count)
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    let task = step.task
    let end: any Phrase = next == .game ? ButtonPhrase.start : TabPhrase.keyContinue
    bind(.enter, end, also: [" "], when: task == .read) { leave }
    switch task {
    case .read: break
    case .flip:
      bind(" ", PlayPhrase.keyFlip, also: [.enter]) { trial.flip(trial.cursor) }
      bind.steps(.leftRight, TabPhrase.keyMove) { trial.move(by: $0) }
    case .answer:
      // Russian letters come as those on the same keys: "д" as "l" and "н" as "y".
      let say = context.look.language
      bind(.left, PlayPhrase.no, also: [say("n", "y")]) { answer(false) }
      bind(.right, PlayPhrase.yes, also: [say("y", "l")]) { answer(true) }
      bind(.tab, also: [.backTab]) { isAtYes.toggle() }
      bind(.enter, also: [" "]) { answer(isAtYes) }
    }
    bind(.escape, TutorialPhrase.keySkip) { [.back] }
  }

  mutating func press(_ target: Target, at _: Point?, _: Context) -> [Action] {
    switch target {
    case .leave: return leave
    case .card(let place): trial.flip(place)
    case .answer(let isYes): answer(isYes)
    }
    return []
  }

  private var leave: [Action] { [.back] + (next == .game ? [.game(.start)] : []) }

  private mutating func answer(_ isYes: Bool) {
    wasWrong = step.task != .answer(isYes: isYes)
    if !wasWrong { number += 1 }
    focusRightAnswer()
  }

  /// Moves the focus to the button that the text asks for.
  private mutating func focusRightAnswer() { isAtYes = step.task != .answer(isYes: false) }
}
