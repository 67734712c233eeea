import GameCore
import GameUI

extension EffectRunner {
  /// Keeps a game in progress; one that the records do not take is held on this machine.
  func keep(_ round: SavedRound, of owner: Owner) -> StoreFault? {
    let now = dependencies.clock()
    let outcome = result { records throws(StoreFault) in
      try records.progress.keep(round, as: dependencies.progress, of: owner, at: now)
    }
    switch outcome {
    case .success:
      dependencies.heldGames?.release(round.transcript.deal)
      return nil
    case .failure(let fault):
      dependencies.heldGames?.hold(round, of: owner, at: now)
      return fault
    }
  }

  /// The newest game that `owner` can go on with, those among them that were held here.
  func claim(of owner: Owner) -> Result<SavedRound?, StoreFault> {
    result { records throws(StoreFault) in
      for game in dependencies.heldGames?.loose(of: owner) ?? [] {
        // As the program that played it would have kept it.
        try records.progress.keep(game.round, as: game.program, of: owner, at: game.savedAt)
        dependencies.heldGames?.release(game)
      }
      return try records.progress.claim(of: owner, as: dependencies.progress)
    }
  }

  /// Holds what the program ends with before the records have taken it.
  func hold(_ unfinished: [StoreRequest]) {
    for request in unfinished {
      switch request {
      case .record(let earned):
        hold(earned)
        dependencies.heldGames?.release(earned.round.record.transcript.deal)
      case .keepProgress(let round, let owner):
        dependencies.heldGames?.hold(round, of: owner, at: dependencies.clock())
      case .dropProgress(let deal): dependencies.heldGames?.release(deal)
      case .restoreSession, .logIn, .register, .logOut, .save, .noteTaught, .drawSeed,
        .findProgress, .date, .screen:
        break
      }
    }
  }
}
