import GameCore

/// The reason why the store cannot be used, for the command line, where another place can be named.
struct StoreSentence: Phrase {
  private let error: StoreError

  init(_ error: StoreError) {
    self.error = error
  }

  func text(in say: Language) -> String {
    say(
      error.clause(in: say) + (isElsewhere ? "; use --data DIR to choose another" : ""),
      error.clause(in: say) + (isElsewhere ? "; другое место задаёт --data DIR" : ""))
  }

  private var isElsewhere: Bool {
    switch error {
    case .cannotOpen, .noDirectory: true
    case .nameTaken, .emailTaken, .busy, .full, .readOnly, .notADatabase, .corrupt, .schemaTooNew,
      .schemaTooOld, .noTable, .notFound, .dealSpent, .failed, .unreachable, .notPermitted,
      .notLetIn, .notTrusted, .noLibrary, .passwordInAddress, .notUTF8:
      false
    }
  }
}
