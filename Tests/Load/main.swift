import Fixtures
import Glibc

/// `flipside-load PROGRAM [--players N] [--seconds N] [--server | --data ADDRESS]`: a class of
/// players with one store.
func load(_ arguments: [String]) throws -> Int32 {
  var players = 40
  var seconds = 40.0
  var rest = arguments[...]
  guard let program = rest.popFirst(), access(program, X_OK) == 0 else { return usage() }
  var isOnServer = false
  var address: String?
  while let word = rest.popFirst() {
    if word == "--server" {
      isOnServer = true
      continue
    }
    if word == "--data", let value = rest.popFirst(), value.hasPrefix("postgres") {
      (isOnServer, address) = (true, value)
      continue
    }
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
  let shared = isOnServer ? Table(at: address, homes: directory.path) : nil
  guard let table = isOnServer ? shared : Table(in: directory.path) else {
    print("flipside-load: no PostgreSQL server can be started here (Debian: postgresql)")
    return 1
  }
  var crowd = Crowd(program: program, table: table, players: players)
  try crowd.play(seconds: seconds)
  let audit = Audit(table, program: program, of: crowd.visitors)
  let isGood = LoadReport(crowd: crowd, audit: audit).show()
  if !isGood, let kept = directory.keep() { print("  the data is kept in \(kept)") }
  return isGood ? 0 : 1
}

func usage() -> Int32 {
  print(
    """
    usage: flipside-load PROGRAM [--players 1-500] [--seconds 10-3600] [--server | --data ADDRESS]
    --server plays at a table on a PostgreSQL server that is started for it, from two homes;
    --data at one that is there, such as postgres://user@host/database.
    """)
  return 2
}

exit(try load(Array(CommandLine.arguments.dropFirst())))
