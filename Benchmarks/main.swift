import Glibc

/// Measures everything; false where a perfect memory does not agree with par.
func measure(program: String, recordCounts: [Int]) throws -> Bool {
  let scratch = try Scratch()
  Report.header()
  try EngineSpeed.run()
  let agrees = try ParAgreement.run()
  try StartMeasurements(program: program, scratch: scratch).run()
  try BoardMeasurements(program: program, scratch: scratch).run()
  try IdleMeasurements(program: program, scratch: scratch).run()
  try StoreMeasurements(scratch: scratch).run(recordCounts)
  if !agrees { Report.note("A perfect memory does not agree with par.") }
  return agrees
}

let words = CommandLine.arguments.dropFirst()
let program = words.first { !$0.hasPrefix("-") } ?? ".build/release/flipside"
let counts = [10_000, 1_000_000] + (words.contains("--large") ? [10_000_000] : [])
do {
  exit(try measure(program: program, recordCounts: counts) ? 0 : 1)
} catch {
  print("flipside-bench: \(error)")
  exit(1)
}
