import GameCore

extension ColorMatchPlay: WatchablePlay {
  static var markNames: (hits: any Phrase, errors: any Phrase) {
    (ColorMatchPhrase.answers, ColorMatchPhrase.wrongAnswers)
  }
}

extension MovieQuizPlay: WatchablePlay {
  static var markNames: (hits: any Phrase, errors: any Phrase) {
    (MovieQuizPhrase.right, ColorMatchPhrase.wrongAnswers)
  }

  /// Returns the next second of the question.
  static func nextTick(of round: Round<MovieQuizGame>) -> Elapsed {
    guard case .asked(let shownAt) = round.state.phase else {
      return .seconds(round.latest.milliseconds / 1000 + 1)
    }
    return shownAt + .seconds((round.latest - shownAt).milliseconds / 1000 + 1)
  }
}
