import GameCore

/// The outcome of one torture of the store.
struct Outcome {
  var runs = 0
  /// The counts of faults by the message for the player.
  var refusals: [String: Int] = [:]
  var complaints: [String] = []

  /// Returns the name of a fault without its values.
  static func name(of error: StoreError) -> String {
    String("\(error)".prefix { $0 != "(" })
  }
}

/// The result of one torture, printed line by line.
struct Report {
  let title: String
  private(set) var lines: [String] = []
  private(set) var complaints: [String]
  private var isCutShort = false

  init(_ title: String, complaints: [String] = []) {
    self.title = title
    self.complaints = complaints
  }

  var isGood: Bool { complaints.isEmpty }

  mutating func count(_ name: String, _ outcome: Outcome) {
    let told = outcome.refusals.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    note(
      "\(name): \(outcome.runs) runs"
        + (told.isEmpty ? "" : "; told the player: \(told.joined(separator: ", "))"))
    complaints += outcome.complaints
  }

  mutating func note(_ line: String) {
    lines.append(line)
  }

  mutating func complain(_ line: String) {
    complaints.append(line)
  }

  /// Returns the report, marked as ended by its time limit.
  consuming func cutShort() -> Report {
    isCutShort = true
    return self
  }

  func show() {
    print("\(title)\(isCutShort ? " (time was up before all was tried)" : "")")
    for line in lines { print("  \(line)") }
    for complaint in complaints.prefix(20) { print("  WRONG: \(complaint)") }
    if complaints.count > 20 { print("  ... and \(complaints.count - 20) more") }
  }
}
