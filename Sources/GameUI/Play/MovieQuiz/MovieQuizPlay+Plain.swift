import Canvas
import GameCore

extension MovieQuizPlay: PlainPlay {
  /// Whether a poster is being loaded, or the last answer is shown before the result.
  var isBusy: Bool {
    if case .waiting = state.phase { true } else { answered != nil && !isOver && !rests }
  }
  /// Whether an answer is shown, so that its text can be heard before the next question's clock.
  var rests: Bool {
    answered != nil && !isOver && state.answers.count < state.questions.count
  }

  func introduction(_ look: RenderStyle) -> [String] {
    [look.text(PlainAnswersPhrase.movieQuiz(look.name(of: kind, setup.description)))]
      + [look.mode(of: table.round.eligibility, mode).map(PlainText.sentence)].compactMap(\.self)
  }

  func question(_ look: RenderStyle) -> String? {
    guard !isPaused, let question = MovieQuizGame.question(of: state) else { return nil }
    return look.text(PlainAnswersPhrase.number(state.number + 1)) + " "
      + PlainText.asked(question, look)
  }

  func news(since earlier: any GamePlay, _ look: RenderStyle) -> [String]? {
    guard let earlier = earlier as? MovieQuizPlay,
      let narrations = table.narrations(since: earlier.table, FaceNames())
    else { return nil }
    var lines = narrations.compactMap { $0.0.shown.map { PlainText.sentence(look.text($0)) } }
    if wasTooSoon, !earlier.wasTooSoon { lines.append(look.text(PlainAnswersPhrase.tooSoon)) }
    let asks = question(look)
    if asks != nil, earlier.isPaused == isPaused, earlier.question(look) != asks {
      lines += [asks].compactMap(\.self)
    }
    return lines
  }
}
