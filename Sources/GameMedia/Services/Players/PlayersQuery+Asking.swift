public import MediaProtocol

extension PlayersQuery {
  public var question: Question {
    Question(
      address: address, keeping: Question.Keeping(fresh: 5 * Question.minute, usable: nil))
  }
}
