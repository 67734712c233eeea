import Canvas
import GameCore
import Glibc
import Testing

@testable import GameUI

/// Compares a screen with its golden text in `Pictures`.
///
/// With FLIPSIDE_RECORD set in the environment the file is overwritten and the test fails, because
/// a recording must be reviewed.
func expectPicture(
  _ canvas: Canvas, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectText(canvas.lines.joined(separator: "\n") + "\n", name, sourceLocation: sourceLocation)
}

/// Checks that all of a visitor's screen is in the outline and, without Unicode, in ASCII. In
/// English and Unicode, it must match its golden text, too.
func expectDescribed(
  _ visitor: Visitor, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let canvas = visitor.canvas
  let look = visitor.app.look
  if look.unicode, look.language == .english {
    expectPicture(canvas, name, sourceLocation: sourceLocation)
  }
  #expect(
    look.unicode || canvas.lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, "\(name)",
    sourceLocation: sourceLocation)
  let gaps = visitor.outlineGaps
  #expect(gaps.isEmpty, "\(name): \(gaps.joined(separator: ", "))", sourceLocation: sourceLocation)
}

/// Compares a text with its golden file.
func expectText(_ seen: String, _ name: String, sourceLocation: SourceLocation) {
  let here = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
  let path = "/\(here)/Pictures/\(name).txt"
  if getenv("FLIPSIDE_RECORD") != nil {
    if let file = fopen(path, "w") {
      fputs(seen, file)
      fclose(file)
    }
    Issue.record("\(name) was recorded: look at it", sourceLocation: sourceLocation)
    return
  }
  #expect(read(path) == seen, sourceLocation: sourceLocation)
}

private func read(_ path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 100_000)
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes.prefix(count), as: UTF8.self)
}
