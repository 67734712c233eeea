import GameCore

extension ColorMatchPlay: WatchablePlay {
  static var markNames: (hits: any Phrase, errors: any Phrase) {
    (ColorMatchPhrase.right, ColorMatchPhrase.wrong)
  }
}

extension MovieQuizPlay: WatchablePlay {
  static var markNames: (hits: any Phrase, errors: any Phrase) {
    (MovieQuizPhrase.right, ColorMatchPhrase.wrong)
  }

  /// Returns the next second of the question.
  static func nextTick(of round: Round<MovieQuizGame>) -> Elapsed {
    guard case .asked(let shownAt) = round.state.phase else { return round.latest.nextSecond }
    return shownAt + (round.latest - shownAt).nextSecond
  }
}
