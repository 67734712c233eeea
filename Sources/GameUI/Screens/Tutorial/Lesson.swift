import GameCore

/// The tutorial of a game as data: at most four steps.
struct Lesson {
  /// A step: its scene, its text, and the input that leads to the next one.
  struct Step {
    enum Scene: Hashable {
      /// The cards to try.
      case cards
      /// The words of a question of Color Match.
      case words(meaning: ColorWord, word: ColorWord, ink: ColorWord)
      /// A film with a rating to compare with its own, perhaps already known.
      case film(isKnown: Bool)
    }

    enum Task: Hashable {
      /// Flips on the cards lead on.
      case flip
      /// Only this answer leads on; after the other one, a hint is shown.
      case answer(isYes: Bool)
      /// A key leads on.
      case read
    }

    let scene: Scene
    let task: Task
    /// Returns the texts after a number of turns on the cards.
    let texts: (_ turns: Int) -> [TutorialPhrase]

    init(_ scene: Scene, _ task: Task, _ texts: TutorialPhrase...) {
      self.init(scene, task) { _ in texts }
    }

    init(_ scene: Scene, _ task: Task, texts: @escaping (Int) -> [TutorialPhrase]) {
      self.scene = scene
      self.task = task
      self.texts = texts
    }
  }

  let steps: [Step]
  /// The hint after a wrong answer.
  var hint: TutorialPhrase?

  /// The second card of a turn: how to move is said only once.
  private static var second: Step {
    Step(.cards, .flip) { [$0 == 0 ? .second : .secondAgain] }
  }

  /// Creates the tutorial of a game.
  init(of kind: GameKind) {
    switch kind {
    case .pairs:
      steps = [
        Step(.cards, .flip, .first), Self.second, Step(.cards, .flip, .miss),
        Step(.cards, .read) { [.match(turns: $0), .par] },
      ]
    case .pairsDuel:
      steps = [
        Step(.cards, .flip, .duelFirst), Self.second, Step(.cards, .flip, .duelMiss),
        Step(.cards, .read, .duelMatch, .duelEnd),
      ]
    case .colorMatch:
      steps = [
        Step(
          .words(meaning: .blue, word: .red, ink: .blue), .answer(isYes: true), .wordsAsk,
          .wordsYes),
        Step(
          .words(meaning: .red, word: .red, ink: .blue), .answer(isYes: false), .wordsAgain,
          .wordsNo),
        Step(.words(meaning: .red, word: .red, ink: .blue), .read, .wordsEnd),
      ]
      hint = .wordsHint
    case .movieQuiz:
      steps = [
        Step(.film(isKnown: false), .answer(isYes: true), .filmAsk),
        Step(.film(isKnown: true), .read, .filmRight, .filmEnd),
      ]
      hint = .filmHint
    }
  }
}
