public import GameCore

/// A question of a screen to the store: its parameters, its answer, and how it is run.
///
/// A screen asks with `ask` and takes the answer with `StoreAnswer.to`.
protocol StoreQuery: Equatable, Sendable {
  associatedtype Answer: Equatable, Sendable
  associatedtype Failure: Error, Equatable = StoreError

  /// The player whose private data it shows or changes, and who must be logged in; nil if it is
  /// about none.
  var privatePlayer: PlayerID? { get }
  /// Whether every screen reports its failure.
  var reportsFailure: Bool { get }
  /// Runs the question, blocking the calling thread.
  func run(in access: QueryAccess) throws(Failure) -> Answer
}

/// A question about the private data of a player.
protocol PrivateQuery: StoreQuery {
  var player: PlayerID { get }
}

extension PrivateQuery {
  var privatePlayer: PlayerID? { player }
}

/// A question that anyone may ask.
protocol PublicQuery: StoreQuery {}

extension PublicQuery {
  var privatePlayer: PlayerID? { nil }
}

extension StoreQuery {
  var reportsFailure: Bool { false }

  fileprivate func answer(in access: QueryAccess) -> StoreAnswer {
    .reply(to: self, Result { () throws(Failure) in try run(in: access) })
  }
}

/// A question of any type.
public struct AnyQuery: Equatable, Sendable {
  let query: any StoreQuery

  init(_ query: any StoreQuery) {
    self.query = query
  }

  /// The player whose private data it shows or changes, or nil.
  public var privatePlayer: PlayerID? { query.privatePlayer }

  /// Runs the question, blocking the calling thread; reports long work to `access.report`.
  public func answer(in access: QueryAccess) -> StoreAnswer { query.answer(in: access) }

  public static func == (left: AnyQuery, right: AnyQuery) -> Bool {
    left.query.equals(right.query)
  }
}

/// The result of a question of any type, with the question.
public struct StoreReply: Equatable, Sendable {
  let query: AnyQuery
  /// The reason of a failure that every screen reports.
  let loss: StoreError?
  fileprivate let result: any Equatable & Sendable

  init<Query: StoreQuery>(to query: Query, _ result: Result<Query.Answer, Query.Failure>) {
    self.query = AnyQuery(query)
    self.result = result
    if query.reportsFailure, case .failure(let error) = result {
      loss = error as? StoreError
    } else {
      loss = nil
    }
  }

  public static func == (left: StoreReply, right: StoreReply) -> Bool {
    left.query == right.query && left.result.equals(right.result)
  }
}

extension Equatable {
  /// Returns whether the other value has the same type and is equal.
  fileprivate func equals(_ other: any Equatable) -> Bool { other as? Self == self }
}

extension StoreAnswer {
  /// Creates the answer to a question.
  static func reply<Query: StoreQuery>(
    to query: Query, _ result: Result<Query.Answer, Query.Failure>
  ) -> StoreAnswer {
    .reply(StoreReply(to: query, result))
  }

  /// Returns the question and its result if this answers one of this type.
  func to<Query: StoreQuery>(
    _: Query.Type
  ) -> (query: Query, result: Result<Query.Answer, Query.Failure>)? {
    guard case .reply(let reply) = self, let query = reply.query.query as? Query,
      let result = reply.result as? Result<Query.Answer, Query.Failure>
    else { return nil }
    return (query, result)
  }

  /// Returns the question and its result if this answers one of this type about the player.
  func to<Query: PrivateQuery>(
    _: Query.Type, of player: PlayerID?
  ) -> (query: Query, result: Result<Query.Answer, Query.Failure>)? {
    to(Query.self).flatMap { $0.query.player == player ? $0 : nil }
  }

  /// Returns the result if this answers exactly this question.
  func to<Query: StoreQuery>(_ query: Query) -> Result<Query.Answer, Query.Failure>? {
    to(Query.self).flatMap { $0.query == query ? $0.result : nil }
  }
}

/// A question on its way to the store.
struct Asked<Query: StoreQuery>: Sendable {
  /// The question without an answer; nil if there is none.
  private(set) var query: Query?

  /// Asks a question; answers to earlier ones are ignored.
  mutating func ask(_ query: Query) -> [Action] {
    self.query = query
    return .ask(query)
  }

  /// Returns the question and its result if `answer` is the one awaited.
  mutating func take(
    _ answer: StoreAnswer
  ) -> (query: Query, result: Result<Query.Answer, Query.Failure>)? {
    guard let query, let result = answer.to(query) else { return nil }
    self.query = nil
    return (query, result)
  }
}

extension [Action] {
  /// Returns one question to the store.
  static func ask(_ query: some StoreQuery) -> [Action] { [.effect(.ask(query))] }
}

extension Effect {
  /// Returns a question to the store.
  static func ask(_ query: some StoreQuery) -> Effect { .store(.query(AnyQuery(query))) }
}
