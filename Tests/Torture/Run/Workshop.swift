import Fixtures
import Glibc

/// The directory of the experiments, which is deleted at the end of the run, in any case.
struct Workshop: Sendable {
  let root: String

  /// Calls `body` with a new directory and deletes it afterward.
  func directory<Result, Failure: Error>(
    _ body: (String) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Without a directory the experiment itself reports what cannot be opened.
    let name = TemporaryDirectory.make("part", in: root) ?? "\(root)/missing"
    defer { TemporaryDirectory.remove(name) }
    return try body(name)
  }

  /// Calls `body` with a new directory. If there are complaints, the directory is kept, and the
  /// first complaint has its name; this is limited to ten in a run.
  func complaints<Failure: Error>(
    _ body: (String) throws(Failure) -> [String]
  ) throws(Failure) -> [String] {
    try directory { name throws(Failure) in
      var complaints = try body(name)
      guard !complaints.isEmpty, let kept = keep(name) else { return complaints }
      complaints[0] += "\nThe data is kept in \(kept)"
      return complaints
    }
  }

  /// Moves a directory out of the workshop, and returns its new name.
  private func keep(_ directory: String) -> String? {
    let found = root + "-found"
    mkdir(found, 0o700)
    let number = TemporaryDirectory.names(in: found).count + 1
    let kept = "\(found)/\(number)"
    return number <= 10 && rename(directory, kept) == 0 ? kept : nil
  }

  /// Returns the lines of a file, each truncated after 2000 bytes; none if it cannot be read.
  static func lines(of path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var lines: [String] = []
    var buffer = [CChar](repeating: 0, count: 2000)
    while fgets(&buffer, 2000, file) != nil {
      let bytes = buffer.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:))
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    return lines
  }
}
