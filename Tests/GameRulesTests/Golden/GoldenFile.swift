import Foundation
import Testing

/// A committed text that tests compare with.
///
/// With FLIPSIDE_RECORD=1 in the environment it is overwritten and the test fails, because a
/// recording must be reviewed and committed.
struct GoldenFile {
  let name: String

  private var path: String {
    let here = URL(fileURLWithPath: #filePath)
    let tests = here.deletingLastPathComponent().deletingLastPathComponent()
    return tests.deletingLastPathComponent().appendingPathComponent("Golden/\(name)").path
  }

  /// Returns the lines of the file, without the empty one at its end.
  func lines() throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Records `lines` if requested, and then fails the test.
  func recordIfAsked(_ lines: () throws -> [String]) throws {
    guard ProcessInfo.processInfo.environment["FLIPSIDE_RECORD"] == "1" else { return }
    let text = try lines().map { $0 + "\n" }.joined()
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name): look at the difference and commit it")
  }
}
