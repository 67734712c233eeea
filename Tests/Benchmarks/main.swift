import Fixtures
import Glibc

let usage = """
  usage: flipside-bench [PROGRAM] [--large] [--only PART]...
  --large adds the queries at 10 million records; the parts are engine, start, board, instructions,
  idle, pictures, services, store, server, people and opponents.
  """

/// A part that can be measured separately.
enum Part: String, CaseIterable {
  case engine, start, board, instructions, idle, pictures, services, store, server, people
  case opponents
}

/// Measures one part.
func measure(
  _ part: Part, of program: String, recordCounts: [Int], in scratch: borrowing Scratch
) throws {
  switch part {
  case .engine:
    try EngineSpeed.run()
    guard try ParAgreement.run() else {
      throw CannotMeasure("a perfect memory does not agree with par")
    }
  case .start: try StartMeasurements(program: program, scratch: scratch).run()
  case .board: try BoardMeasurements(program: program, scratch: scratch).run()
  case .instructions:
    try InstructionMeasurements(program: program, scratch: scratch).run()
  case .idle: try IdleMeasurements(program: program, scratch: scratch).run()
  case .pictures: try PictureMeasurements(program: program, scratch: scratch).run()
  case .services: try ServiceMeasurements(program: program, scratch: scratch).run()
  case .store: try StoreMeasurements(scratch: scratch).run(recordCounts)
  case .server:
    // A million shows no more than ten million do.
    try ServerMeasurements(scratch: scratch).run(recordCounts.filter { $0 != 1_000_000 })
  case .people: try PeopleMeasurements(scratch: scratch).run()
  case .opponents:
    guard try OpponentAgreement.run() else {
      throw CannotMeasure("the strongest opponent is not worth what was published")
    }
  }
}

func bench(_ arguments: [String]) throws -> Int32 {
  var program = ".build/release/flipside"
  var counts = [10_000, 1_000_000]
  var parts: Set<Part> = []
  var rest = arguments[...]
  while let word = rest.popFirst() {
    switch (word, rest.first.flatMap(Part.init)) {
    case ("--large", _):
      counts.append(10_000_000)
    case ("--only", let part?):
      parts.insert(part)
      rest.removeFirst()
    case (_, _) where !word.hasPrefix("-"):
      program = word
    default:
      print(usage)
      return word == "--help" ? 0 : 2
    }
  }
  let scratch = try Scratch()
  Report.header()
  let asked = Part.allCases.filter { parts.isEmpty || parts.contains($0) }
  let failed = Parts.perform(asked) { part in
    try measure(part, of: program, recordCounts: counts, in: scratch)
  } note: { part, error in
    Report.note("Could not measure \(part.rawValue): \(error)")
  }
  if !Report.missedAims.isEmpty {
    Report.note("Aims missed: \(Report.missedAims.joined(separator: "; ")).")
  }
  guard failed.isEmpty else {
    Report.note("Not measured: \(failed.map(\.rawValue).joined(separator: ", ")).")
    return 1
  }
  guard Report.overBudget.isEmpty else {
    Report.note("Over budget: \(Report.overBudget.joined(separator: "; ")).")
    return 1
  }
  return 0
}

do {
  exit(try bench(Array(CommandLine.arguments.dropFirst())))
} catch {
  print("flipside-bench: \(error)")
  exit(1)
}
