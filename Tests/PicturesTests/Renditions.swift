import Canvas
import Glibc
import Pictures

/// Whether every size is tested with every kind of terminal; otherwise each kind with one size. Set
/// FLIPSIDE_ALL_PICTURES for the full run, best in a release build.
let isFullRun = getenv("FLIPSIDE_ALL_PICTURES") != nil

/// Every kind of terminal.
let renditions: [Rendition] = ColorDepth.allCases.flatMap { depth in
  [true, false].flatMap { unicode in
    [true, false].map { Rendition(depth: depth, unicode: unicode, lightForeground: $0) }
  }
}

extension Rendition {
  /// The text for a failed test.
  var summary: String {
    "\(depth), \(unicode ? "Unicode" : "ASCII"), \(lightForeground ? "dark" : "light") background"
  }
}

extension Picture {
  /// The characters of each row.
  var lines: [String] {
    (0..<rows).map { row in
      String(cells[row * columns..<(row + 1) * columns].map(\.character))
    }
  }
}
