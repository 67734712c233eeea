import Glibc
import PassingDirectory

/// `flipside-load PROGRAM [--players N] [--seconds N]`: a class full of players at one table.
func load(_ arguments: [String]) throws -> Int32 {
  var players = 40
  var seconds = 40.0
  var rest = arguments[...]
  guard let program = rest.popFirst(), access(program, X_OK) == 0 else { return usage() }
  while let word = rest.popFirst() {
    switch (word, rest.first.flatMap { Int($0) }) {
    case ("--players", let value?) where (1...500).contains(value): players = value
    case ("--seconds", let value?) where (10...3600).contains(value): seconds = Double(value)
    default: return usage()
    }
    rest.removeFirst()
  }
  guard let directory = PassingDirectory(prefix: "flipside-load") else {
    print("flipside-load: no directory can be made in /tmp")
    return 1
  }
  var crowd = Crowd(program: program, directory: directory.path, players: players)
  try crowd.play(seconds: seconds)
  let audit = Audit(directory: directory.path, program: program, of: crowd.visitors)
  let isGood = LoadReport(crowd: crowd, audit: audit).show()
  if !isGood, let kept = directory.keep() { print("  the data is kept in \(kept)") }
  return isGood ? 0 : 1
}

func usage() -> Int32 {
  print("usage: flipside-load PROGRAM [--players 1-500] [--seconds 10-3600]")
  return 2
}

exit(try load(Array(CommandLine.arguments.dropFirst())))
