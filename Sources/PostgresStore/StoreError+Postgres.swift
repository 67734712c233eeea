import GameCore

extension StoreError {
  init(_ failure: PGError) {
    self =
      switch failure {
      case .lost(let reason): .unreachable(Self.line(reason))
      case .refused(let state, let message): Self.refusal(state, message)
      case .unfit(let error): error
      }
  }

  /// Returns the fault for the SQLSTATE of an error.
  private static func refusal(_ state: String, _ message: String) -> StoreError {
    switch state {
    // After all repetitions: serialization failure, deadlock, timeout, or concurrently added key.
    case "40001", "40P01", "55P03", "57014", "23505": .busy
    // A row refers to one that does not exist.
    case "23503": .notFound
    // A read-only transaction.
    case "25006": .noWriter
    case "53100": .full
    case "53200", "53300", "53400", "57P01", "57P02", "57P03", "57P04", "57P05",
      "08000", "08003", "08006", "08P01":
      .unreachable(line(message))
    case "42501": .notPermitted(line(message))
    case "XX001", "XX002": .corrupt
    default: .failed(code: 0, message: line(message), statement: "")
    }
  }

  /// Returns the first line. The others are hints, or the same about further servers.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }
}
