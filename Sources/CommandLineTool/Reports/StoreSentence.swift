import GameCore

/// The reason why the store cannot be used, for the command line, where another place can be named.
struct StoreSentence: Phrase {
  private let fault: StoreFault

  init(_ fault: StoreFault) {
    self.fault = fault
  }

  func text(in say: Language) -> String {
    say(
      fault.clause(in: say) + (isElsewhere ? "; choose another place with --data DIR" : ""),
      fault.clause(in: say) + (isElsewhere ? "; другое место задаёт --data DIR" : ""))
  }

  private var isElsewhere: Bool {
    switch fault {
    case .cannotOpen, .noDirectory: true
    case .nameTaken, .emailTaken, .busy, .full, .readOnly, .notADatabase, .corrupt, .schemaTooNew,
      .schemaTooOld, .noTable, .notFound, .dealSpent, .failed, .unreachable, .notPermitted,
      .notLetIn, .notTrusted, .noLibrary, .passwordInAddress, .notUTF8:
      false
    }
  }
}
