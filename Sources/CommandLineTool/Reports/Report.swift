public import GameCore

/// The output of a command and the exit status.
public struct Report: Hashable, Sendable {
  /// The complete lines for standard output.
  public let output: String
  /// The complete lines for standard error.
  public let errors: String
  public let status: ExitStatus

  init(output: String = "", errors: String = "", status: ExitStatus = .done) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// Creates the report on an invalid command line.
  public init(_ error: UsageError, in language: Language) {
    self.init(errors: error.sentence(in: language), status: .wrongUsage)
  }

  /// Creates the report on a store that cannot be used.
  public init(_ error: StoreError, in language: Language) {
    self.init(
      errors: "flipside: \(StoreSentence(error).text(in: language))\n", status: .noStore)
  }
}

/// The exit status; a signal that ends the program gives 128 plus its number.
public enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Success.
  case done = 0
  /// A record does not verify, a file is not a record, or the output could not be written.
  case failedCheck = 1
  /// The command line is invalid.
  case wrongUsage = 2
  /// There is no terminal, or it cannot position the cursor.
  case noTerminal = 3
  /// The database cannot be used.
  case noStore = 4
}
