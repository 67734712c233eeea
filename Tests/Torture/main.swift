import CFaultyDisk
import Fixtures
import Glibc

/// `flipside-torture [--seconds N] [--only PART]`: tortures the program in every way that it should
/// survive.
func torture(_ arguments: [String]) throws -> Int32 {
  let program = Programs.torture
  if arguments.count == 3, arguments[0] == "--victim", let first = UInt64(arguments[2]) {
    try Victim.play(in: arguments[1], from: first)
    return 0
  }
  guard let order = Order(arguments, torture: program, seed: UInt64(time(nil))) else {
    print(Order.usage)
    return 2
  }
  guard let directory = PassingDirectory(prefix: "flipside-torture") else {
    print("flipside-torture: no directory can be made in /tmp")
    return 1
  }
  // The game exports to the names that a storm types, which are relative.
  chdir(directory.path)
  // The failing allocator has to be installed before SQLite does anything.
  guard faulty_memory_install() == 0, faulty_disk_install() == 0 else {
    print("flipside-torture: the failing memory and disk cannot be installed")
    return 1
  }
  let parts = Part.all(of: order, in: Workshop(root: directory.path), torture: program)
  let end = Deadline(seconds: order.seconds)
  print("torture: \(Int(order.seconds)) s, seed \(order.seed)")
  var complaints: [String] = []
  for (index, part) in parts.enumerated() {
    let shares = parts[index...].reduce(0) { $0 + $1.share }
    let report = try part.run(Deadline(seconds: end.left * part.share / shares))
    report.show()
    fflush(nil)
    complaints += report.complaints.map { "\(report.title): \($0)" }
  }
  // Repeated at the end, where readers of the last lines of a log find them.
  for complaint in complaints.prefix(10) { print("WRONG in \(complaint)") }
  print(
    complaints.isEmpty ? "Nothing was lost." : "\(complaints.count) times something was wrong.")
  return complaints.isEmpty ? 0 : 1
}

exit(try torture(Array(CommandLine.arguments.dropFirst())))
