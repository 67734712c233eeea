import GameCore

/// Why the store cannot be used, for somebody at a command line, who may name another one.
struct StoreSentence: Phrase {
  private let fault: StoreFault

  init(_ fault: StoreFault) {
    self.fault = fault
  }

  var english: String {
    within(.english) + (isElsewhere ? " --data DIR names another place." : "")
  }

  var russian: String {
    within(.russian) + (isElsewhere ? " Другое место задаёт --data DIR." : "")
  }

  /// As it stands behind the name of the program.
  private func within(_ language: Language) -> String {
    let sentence = fault.sentence(in: language)
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  private var isElsewhere: Bool {
    switch fault {
    case .cannotOpen, .noDirectory: true
    case .nameTaken, .emailTaken, .busy, .full, .readOnly, .notADatabase, .corrupt, .schemaTooNew,
      .schemaTooOld, .noTable, .notFound, .dealSpent, .failed, .unreachable, .notPermitted,
      .notLetIn, .noLibrary, .passwordInAddress, .notUTF8:
      false
    }
  }
}
