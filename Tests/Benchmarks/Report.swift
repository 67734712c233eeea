import Glibc
import Synchronization

/// The target of a measurement.
enum Aim {
  case atMost(Double)
  case atLeast(Double)
  /// At most so many times the reference.
  case timesReference(Double)
  /// At least so many times the reference.
  case shareOfReference(Double)
}

/// A measurement with a reference from the same run.
struct Line {
  let name: String
  let value: Double
  let unit: String
  var reference: (name: String, value: Double)?
  var aim: Aim?
  /// The most that a run may count; more fails it, whatever the aim is.
  var budget: Double?
  /// Whether it is a small difference that may be negative: it is shown with four decimals and
  /// without a ratio.
  var isDifference = false

  /// Whether the target is met; nil if there is none.
  var isMet: Bool? {
    switch aim {
    case nil: nil
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    case .timesReference(let factor): reference.map { value <= factor * $0.value }
    case .shareOfReference(let factor): reference.map { value >= factor * $0.value }
    }
  }

  var isOverBudget: Bool { budget.map { value > $0 } ?? false }
}

extension Line {
  /// Returns a line for a query compared with its bare statements, in milliseconds.
  static func reading(_ name: String, _ value: Double, bare: Double) -> Line {
    Line(
      name: name, value: value, unit: "ms", reference: ("bare calls", bare),
      aim: .timesReference(1.2))
  }

  /// Returns a line for a query in a large database compared with a small one.
  static func reading(_ value: Double, beside few: Double, of count: Int) -> Line {
    Line(
      name: "  the same, beside \(count) records", value: value, unit: "ms",
      reference: ("\(count)", few), aim: .timesReference(1.5))
  }
}

/// A table that is printed line by line during the measurements.
enum Report {
  /// The names of the measurements that missed their targets.
  private static let missed = Mutex<[String]>([])
  static var missedAims: [String] { missed.withLock { $0 } }
  /// The measurements over their budgets.
  private static let excess = Mutex<[String]>([])
  static var overBudget: [String] { excess.withLock { $0 } }

  static func header() {
    show(["measurement", "median", "unit", "reference", "ratio", "aim", "met"])
  }

  static func line(_ line: Line) {
    let number = line.isDifference ? Self.difference : Self.number
    let reference = line.reference.map { "\($0.name) \(number($0.value))" } ?? ""
    let ratio = line.reference.map { reference in
      reference.value == 0 || line.isDifference ? "" : number(line.value / reference.value)
    }
    if line.isMet == false { missed.withLock { $0.append(line.name) } }
    let met = line.isMet.map { $0 ? "yes" : "no" } ?? ""
    if let budget = line.budget, line.isOverBudget {
      excess.withLock { $0.append("\(line.name), \(number(line.value)) of \(number(budget))") }
    }
    show([line.name, number(line.value), line.unit, reference, ratio ?? "", aim(line.aim), met])
  }

  static func note(_ text: String) {
    print("  " + text)
  }

  private static func aim(_ aim: Aim?) -> String {
    switch aim {
    case nil: ""
    case .atMost(let limit): "<= \(number(limit))"
    case .atLeast(let limit): ">= \(number(limit))"
    case .timesReference(let factor): "<= \(number(factor)) x"
    case .shareOfReference(let factor): ">= \(number(factor)) x"
    }
  }

  /// Returns the value with a sign and four decimals.
  private static func difference(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    let parts = Int((abs(value) * 10_000).rounded())
    let fraction = "\(parts % 10_000)"
    return (value < 0 ? "-" : "+") + "\(parts / 10_000)."
      + String(repeating: "0", count: 4 - fraction.count) + fraction
  }

  /// Returns an integer from 100 on or if nothing is lost, otherwise two decimals.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    let hundredths = Int((value * 100).rounded())
    guard value < 100, hundredths % 100 != 0 else { return "\(Int(value.rounded()))" }
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// Prints the cells of a row: numbers right-aligned, texts left-aligned.
  private static func show(_ cells: [String]) {
    let columns: [(String) -> String] = [
      { padded($0, 42) }, { left($0, 9) + " " }, { padded($0, 6) }, { padded($0, 30) },
      { left($0, 6) + "  " }, { padded($0, 11) }, { $0 },
    ]
    let row = zip(columns, cells).map { $0($1) }.joined()
    print(String(row.reversed().drop { $0 == " " }.reversed()))
    fflush(nil)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
