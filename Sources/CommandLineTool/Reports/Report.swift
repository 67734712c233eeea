public import GameCore

/// What a command has to say, and the status the program ends with.
public struct Report: Hashable, Sendable {
  /// For standard output, complete lines.
  public let output: String
  /// For standard error, complete lines.
  public let errors: String
  public let status: ExitStatus

  init(output: String = "", errors: String = "", status: ExitStatus = .done) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// The report on a command line that was not understood.
  public init(_ fault: UsageFault, in language: Language) {
    self.init(errors: fault.sentence(in: language), status: .wrongUsage)
  }

  /// The report on a store that cannot be used.
  public init(_ fault: StoreFault, in language: Language) {
    self.init(
      errors: "flipside: \(StoreSentence(fault).text(in: language))\n", status: .noStore)
  }
}

/// What the program's exit status means; a signal that ends it gives 128 and its number.
public enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// All went well.
  case done = 0
  /// A record is not true, a file is none, or nothing could be written.
  case failedCheck = 1
  /// The command line was not understood.
  case wrongUsage = 2
  /// There is no terminal to play on, or one without cursor movement.
  case noTerminal = 3
  /// The database cannot be used.
  case noStore = 4
}
