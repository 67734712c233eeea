/// A measured figure with what it should be.
struct Line {
  let name: String
  let value: Double
  let unit: String
  /// What the value is held against, such as a C program measured in the same run.
  var reference: (name: String, value: Double)?
}

/// Prints lines as a table, each as soon as it is measured.
enum Report {
  static func header() {
    print(row("measurement", "median", "unit", "reference", "ratio"))
  }

  static func line(_ line: Line) {
    let reference = line.reference.map { "\($0.name) \(number($0.value))" } ?? ""
    let ratio = line.reference.map { $0.value == 0 ? "" : number(line.value / $0.value) } ?? ""
    print(row(line.name, number(line.value), line.unit, reference, ratio))
  }

  static func note(_ text: String) {
    print("  " + text)
  }

  /// Two digits behind the point below 100, none above.
  private static func number(_ value: Double) -> String {
    guard value < 100 else { return "\(Int(value.rounded()))" }
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func row(
    _ name: String, _ value: String, _ unit: String, _ reference: String, _ ratio: String
  ) -> String {
    padded(name, 34) + left(value, 12) + " " + padded(unit, 12) + padded(reference, 24)
      + left(ratio, 8)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
