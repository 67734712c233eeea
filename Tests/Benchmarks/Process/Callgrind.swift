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
      arguments: ["--tool=callgrind", "--callgrind-out-file=\(output)", "-q", subject.path]
        + subject.arguments,
      mark: subject.mark)
  }

  /// Ends the program and returns the number of its instructions.
  func count(_ terminal: inout PseudoTerminal, endingWith end: (inout PseudoTerminal) -> Void)
    throws
    -> Double
  {
    unlink(output)
    end(&terminal)
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(20)
    while terminal.checkEnding() == nil, clock.now < limit { terminal.take(waiting: 50) }
    guard let file = fopen(output, "r") else { throw CannotMeasure("callgrind counted nothing") }
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
