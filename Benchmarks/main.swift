import Glibc

let program = CommandLine.arguments.dropFirst().first ?? ".build/release/flipside"

Report.header()
do {
  try EngineSpeed.run()
  let agrees = try ParAgreement.run()
  try ProcessMeasurements(program: program).run()
  exit(agrees ? 0 : 1)
} catch {
  print("flipside-bench: \(error)")
  exit(1)
}
