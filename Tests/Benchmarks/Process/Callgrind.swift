import Glibc
import PseudoTerminal

/// A counter of the instructions of a program, which do not depend on machine and load.
struct Callgrind {
  private static let path = "/usr/bin/valgrind"
  private let output: String

  /// Creates a counter; nil if valgrind is not installed.
  init?(in directory: String) {
    guard access(Self.path, X_OK) == 0 else { return nil }
    output = "\(directory)/callgrind"
  }

  /// Returns the program under callgrind.
  func subject(_ subject: Subject) -> Subject {
    Subject(
      name: subject.name, path: Self.path,
      arguments: ["--tool=callgrind", "--callgrind-out-file=\(output).%p", "-q", subject.path]
        + subject.arguments,
      mark: subject.mark)
  }

  /// Returns the number of instructions of the program since its start or the count before.
  func count(_ terminal: borrowing PseudoTerminal) throws -> Double {
    // Callgrind numbers its files, and starts again at zero after each.
    try Command.run(["/usr/bin/vgdb", "--pid=\(terminal.process)", "dump"])
    let counts = "\(output).\(terminal.process)"
    var number = 1
    while access("\(counts).\(number + 1)", F_OK) == 0 { number += 1 }
    return try sum(in: "\(counts).\(number)")
  }

  /// Ends the program, by a signal or a key, and returns the number of its instructions since its
  /// start or the count before.
  func total(_ terminal: inout PseudoTerminal, typing key: String? = nil) throws -> Double {
    if let key { terminal.type(key) } else { terminal.send(SIGTERM) }
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(20)
    while terminal.checkEnding() == nil, clock.now < limit { terminal.take(waiting: 50) }
    return try sum(in: "\(output).\(terminal.process)")
  }

  private func sum(in path: String) throws -> Double {
    guard let file = fopen(path, "r") else { throw CannotMeasure("callgrind counted nothing") }
    defer { fclose(file) }
    let line = UnsafeMutablePointer<CChar>.allocate(capacity: 4096)
    defer { line.deallocate() }
    while fgets(line, 4096, file) != nil {
      let words = String(cString: line).split { $0 == " " || $0 == "\n" }
      if words.first == "totals:", let count = words.last.flatMap({ Double($0) }) { return count }
    }
    throw CannotMeasure("callgrind gave no sum")
  }
}
