import Canvas
import GameCore

extension ColorMatchPlay: PlainPlay {
  /// Whether the countdown runs or the right answer is shown.
  var isBusy: Bool { countdown != nil || state.answerShownUntil != nil }

  func introduction(_ look: RenderStyle) -> [String] {
    let name = look.name(of: kind, table.round.setup.description)
    return [look.text(PlainAnswersPhrase.colorMatch(name, starts: countdown != nil))]
      + [look.mode(of: table.round.eligibility, mode).map(PlainText.sentence)].compactMap(\.self)
  }

  func question(_ look: RenderStyle) -> String? {
    guard countdown == nil, !isPaused, !isOver else { return nil }
    return ColorMatchGame.question(of: state).map { PlainText.asked($0, look) }
  }

  func news(since earlier: any GamePlay, _ look: RenderStyle) -> [String]? {
    guard let earlier = earlier as? ColorMatchPlay,
      let narrations = table.narrations(since: earlier.table, FaceNames())
    else { return nil }
    var lines = narrations.map { $0.0.shown.map { PlainText.sentence(look.text($0)) } ?? "" }
    if wasTooSoon, !earlier.wasTooSoon { lines.append(look.text(PlainAnswersPhrase.tooSoon)) }
    let isNew = earlier.state.shownAt != state.shownAt || earlier.countdown != nil
    if isNew, countdown == nil, let question = question(look) { lines.append(question) }
    return lines
  }
}

extension PlainText {
  /// Returns a question as a sentence that begins with a capital letter.
  static func asked(_ question: any Phrase, _ look: RenderStyle) -> String {
    sentence(look.text(question).capitalized)
  }
}

/// The texts of games with yes and no in plain mode.
enum PlainAnswersPhrase: Phrase {
  case colorMatch(String, starts: Bool), movieQuiz(String)
  case number(Int), tooSoon

  func text(in say: Language) -> String {
    switch self {
    case .colorMatch(let name, let starts):
      say(
        "\(name). Does the meaning match the ink?", "\(name). Совпадает ли смысл с цветом?")
        + (starts ? say(" It starts in 3 seconds.", " Начало через 3 секунды.") : "")
    case .movieQuiz(let name):
      say("\(name). Answer yes or no.", "\(name). Отвечайте «да» или «нет».")
    case .number(let number): say("Question \(number).", "Вопрос \(number).")
    case .tooSoon: say("Too fast: not counted.", "Слишком быстро: не считается.")
    }
  }

  /// Returns the answer that words mean; nil for other words.
  static func answer(_ words: String) -> Bool? {
    switch words {
    case "yes", "y", "да", "д": true
    case "no", "n", "нет", "н": false
    default: nil
    }
  }
}
