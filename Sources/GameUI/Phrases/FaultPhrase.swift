import GameCore

/// What the store could not do, in words, and what to do about it.
struct FaultPhrase: Phrase {
  private let fault: StoreFault

  init(_ fault: StoreFault) {
    self.fault = fault
  }

  var english: String { fault.sentence(in: .english) }
  var russian: String { fault.sentence(in: .russian) }
}
