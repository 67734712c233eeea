public import GameCore
import Glibc
import SystemStrings

/// The output of a command and the exit status.
public struct Report: Hashable, Sendable {
  /// The complete lines for standard output.
  public private(set) var output = ""
  /// The complete lines for standard error.
  public private(set) var errors = ""
  public private(set) var status = ExitStatus.done
}

extension Report {
  /// Creates the report on an invalid command line.
  public init(_ error: UsageError, in language: Language) {
    self.init(errors: error.sentence(in: language), status: .wrongUsage)
  }

  /// Creates the report on a store that cannot be used.
  init(_ error: StoreError, in language: Language) {
    let hint =
      switch error {
      case .cannotOpen, .noDirectory:
        language("; use --data DIR to choose another", "; другое место задаёт --data DIR")
      default: ""
      }
    self.init(errors: "flipside: \(error.clause(in: language))\(hint)\n", status: .noStore)
  }

  /// Writes the report to standard output and standard error, and returns the exit status.
  ///
  /// If the output cannot be written, for example because the disk is full, writes a message to
  /// standard error.
  public func deliver(in language: Language) -> Int32 {
    let isWritten = writeAll(Array(output.utf8), to: STDOUT_FILENO)
    _ = writeAll(Array(errors.utf8), to: STDERR_FILENO)
    guard isWritten else {
      let message = language("cannot write the output", "не удалось записать вывод")
      _ = writeAll(Array("flipside: \(message)\n".utf8), to: STDERR_FILENO)
      return max(status.rawValue, ExitStatus.failedCheck.rawValue)
    }
    return status.rawValue
  }
}

extension Phrase {
  /// Returns the report with this line as its output.
  func report(in language: Language) -> Report { Report(output: text(in: language) + "\n") }

  /// Returns the report of a failed command, with its message on standard error.
  func failure(in language: Language) -> Report {
    Report(errors: "flipside: \(text(in: language))\n", status: .failedCheck)
  }
}

extension [String] {
  var lines: String { map { $0 + "\n" }.joined() }
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
