import GameCore
import GameUI

extension EffectRunner {
  /// Saves an unfinished game; if that fails, queues it on this machine.
  func keep(_ round: SavedRound, of owner: Owner) -> StoreError? {
    let now = dependencies.clock()
    let outcome = result { records throws(StoreError) in
      try records.store.keep(round, as: dependencies.progress, of: owner, at: now)
    }
    switch outcome {
    case .success:
      dependencies.queuedGames?.release(round.transcript.deal)
      return nil
    case .failure(let error):
      dependencies.queuedGames?.queue(round, of: owner, at: now)
      return error
    }
  }

  /// Returns the newest game that `owner` can resume, including those queued here.
  func claim(of owner: Owner) -> Result<SavedRound?, StoreError> {
    result { records throws(StoreError) in
      for game in dependencies.queuedGames?.loose(of: owner) ?? [] {
        do throws(StoreError) {
          // As the program that played it would have saved it.
          try records.store.restore(game.round, as: game.program, of: owner, at: game.savedAt)
          dependencies.queuedGames?.release(game)
        } catch {
          guard error.isOfOneRecord else { throw error }
        }
      }
      return try records.store.claim(of: owner, as: dependencies.progress)
    }
  }

  /// Queues the unfinished requests when the program ends.
  func queue(_ unfinished: [StoreRequest]) {
    let now = dependencies.clock()
    var changes: [GameOutbox.Change] = []
    for request in unfinished {
      switch request {
      case .record(let earned):
        queue(earned)
        changes.append(.release(earned.round.record.transcript.deal))
      case .keepProgress(let round, let owner): changes.append(.queue(round, owner, at: now))
      case .dropProgress(let deal): changes.append(.release(deal))
      case .restoreSession, .logIn, .register, .logOut, .save, .noteTaught, .drawSeed,
        .findProgress, .date, .query:
        break
      }
    }
    dependencies.queuedGames?.end(with: changes)
  }
}

extension StoreError {
  /// Whether the fault concerns one record only.
  var isOfOneRecord: Bool {
    switch self {
    case .failed, .corrupt, .notLoggedIn: true
    case .busy, .full, .readOnly, .cannotOpen, .noDirectory, .notADatabase, .schemaTooNew,
      .schemaTooOld, .schemaNotReleased, .noStore, .unreachable, .noWriter, .notPermitted,
      .notLetIn, .notTrusted, .noLibrary, .passwordInAddress, .notUTF8, .sharedConnections,
      .nameTaken, .emailTaken, .dealSpent, .notFound:
      false
    }
  }
}
