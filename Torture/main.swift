import CFaultyDisk
import GameCore
import Glibc

let usage = """
  usage: flipside-torture [--seconds N] [--only memory|kill|disk|terminals|game|room|storm|fuzz]
      [--game PROGRAM] [--address PROGRAM] [--thread PROGRAM] [--fuzz PROGRAM]...
  --address and --thread name builds of the game with a sanitizer, --fuzz a fuzz target.
  """

/// `flipside-torture [--seconds N] [--only NAME]`: hurts the program in every way it should stand.
func torture(_ arguments: [String]) throws -> Int32 {
  if arguments.count == 3, arguments[0] == "--victim", let first = UInt64(arguments[2]) {
    try Victim.play(in: arguments[1], from: first)
    return 0
  }
  var seconds = 120.0
  var only: String?
  var programs = Programs(beside: CommandLine.arguments[0])
  var rest = arguments[...]
  while let word = rest.popFirst() {
    switch (word, rest.first) {
    case ("--seconds", let value?) where Double(value) != nil:
      seconds = Double(value) ?? seconds
      rest.removeFirst()
    case ("--game", let value?):
      programs.game = value
      rest.removeFirst()
    case ("--address", let value?), ("--thread", let value?):
      programs.sanitized.append((name: "\(word.dropFirst(2)) sanitizer", path: value))
      rest.removeFirst()
    case ("--fuzz", let value?):
      programs.fuzzers.append(value)
      rest.removeFirst()
    case ("--only", let value?):
      only = value
      rest.removeFirst()
    default:
      print(usage)
      return 2
    }
  }
  let tortures: [(name: String, run: (Deadline) throws -> Report)] =
    [
      ("memory", MemoryTorture.run(until:)),
      ("kill", KillTorture(program: CommandLine.arguments[0]).run(until:)),
      ("disk", DiskTorture.run(until:)),
      ("terminals", TerminalTorture(programs: programs).run(until:)),
      ("game", ProgramKillTorture(programs: programs).run(until:)),
      ("room", RoomTorture(programs: programs).run(until:)),
      ("storm", StormTorture(name: "release", program: programs.game).run(until:)),
    ]
    + programs.sanitized.map { build in
      ("storm", StormTorture(name: build.name, program: build.path).run(until:))
    } + programs.fuzzers.map { fuzzer in ("fuzz", FuzzTorture(fuzzer).run(until:)) }
  let chosen = tortures.filter { only == nil || $0.name == only }
  guard !chosen.isEmpty else {
    print("there is no torture of that name")
    return 2
  }
  // The failing allocator has to come before SQLite does anything.
  guard faulty_memory_install() == 0 else {
    print("the failing allocator cannot be installed")
    return 1
  }
  var isGood = true
  for (_, run) in chosen {
    let report = try run(Deadline(seconds: seconds / Double(chosen.count)))
    report.show()
    fflush(nil)
    isGood = isGood && report.isGood
  }
  return isGood ? 0 : 1
}

exit(try torture(Array(CommandLine.arguments.dropFirst())))
