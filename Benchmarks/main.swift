import Glibc

let usage = """
  usage: flipside-bench [PROGRAM] [--large] [--only PART]...
  --large adds the queries at 10 million records; the parts are engine, start, board,
  instructions, idle, pictures, services, store, server, people and opponents.
  """

/// What can be measured apart.
enum Part: String, CaseIterable {
  case engine, start, board, instructions, idle, pictures, services, store, server, people
  case opponents
}

/// Measures `parts`; false where a perfect memory does not agree with par, or
/// the optimum with what it is worth.
func measure(_ parts: Set<Part>, of program: String, recordCounts: [Int]) throws -> Bool {
  let scratch = try Scratch()
  var agrees = true
  Report.header()
  for part in Part.allCases where parts.contains(part) {
    switch part {
    case .engine:
      try EngineSpeed.run()
      agrees = try ParAgreement.run()
      if !agrees { Report.note("A perfect memory does not agree with par.") }
    case .start: try StartMeasurements(program: program, scratch: scratch).run()
    case .board: try BoardMeasurements(program: program, scratch: scratch).run()
    case .instructions:
      try InstructionMeasurements(program: program, scratch: scratch).run()
    case .idle: try IdleMeasurements(program: program, scratch: scratch).run()
    case .pictures: try PictureMeasurements(program: program, scratch: scratch).run()
    case .services: try ServiceMeasurements(program: program, scratch: scratch).run()
    case .store: try StoreMeasurements(scratch: scratch).run(recordCounts)
    case .server:
      // A million tells nothing that ten million do not.
      let counts = recordCounts.filter { $0 != 1_000_000 }
      try ServerMeasurements(scratch: scratch).run(counts)
    case .people: try PeopleMeasurements(scratch: scratch).run()
    case .opponents:
      let isBest = try OpponentAgreement.run()
      if !isBest { Report.note("The optimum does not do as it should.") }
      agrees = agrees && isBest
    }
  }
  return agrees
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
  let all = parts.isEmpty ? Set(Part.allCases) : parts
  return try measure(all, of: program, recordCounts: counts) ? 0 : 1
}

do {
  exit(try bench(Array(CommandLine.arguments.dropFirst())))
} catch {
  print("flipside-bench: \(error)")
  exit(1)
}
