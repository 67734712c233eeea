import GameCore
import MediaProtocol

/// A question to a service and its state.
struct ServiceQueryState: Sendable {
  enum State: Hashable, Sendable {
    case asked
    case answered(age: Int, stale: MediaError?)
    case failed(MediaError)
  }

  let query: ServiceQuery
  private(set) var state = State.asked
  /// The time before which the service must not be asked again.
  private(set) var retry: Moment?

  init(_ query: ServiceQuery) {
    self.query = query
  }

  /// Handles the answer and returns it; nil for an answer to another question.
  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, at now: Moment
  ) -> Result<ServiceReply, MediaError>? {
    guard query == .service(self.query), case .answer(_, let result) = report else { return nil }
    switch result {
    case .success(let reply): state = .answered(age: reply.age, stale: reply.stale)
    case .failure(let problem):
      state = .failed(problem)
      if case .busy(let seconds?) = problem {
        retry = now.advanced(by: 1000 * min(max(seconds, 0), 3600))
      }
    }
    return result
  }

  /// Whether the player may try again, which is not so while the service is rate-limiting.
  var mayRetry: Bool { if case .failed = state { retry == nil } else { false } }

  /// Returns the message while there is nothing to show; the player may ask again once the time
  /// requested by the service has passed.
  func message(
    asked: any Phrase, nothing: any Phrase, _ look: RenderStyle
  ) -> (text: String, role: Role) {
    switch state {
    case .asked: (look.text(asked), .muted)
    case .answered: (look.text(nothing), .muted)
    case .failed(.busy(_?)) where retry == nil: (look.text(AlbumsPhrase.patienceOver), .text)
    case .failed(let problem): (look.text(ServicePhrase.problem(problem)), .bad)
    }
  }

  mutating func advance(to now: Moment) {
    if let retry, retry <= now { self.retry = nil }
  }
}
