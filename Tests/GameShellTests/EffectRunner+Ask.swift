import GameShell

@testable import GameUI

extension EffectRunner {
  /// Runs a question and returns its result; nil for an answer to anything else.
  func ask<Query: StoreQuery>(_ query: Query) -> Result<Query.Answer, Query.Failure>? {
    perform(.query(AnyQuery(query)))?.to(query)
  }
}
