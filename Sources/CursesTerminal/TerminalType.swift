private import CTerminal

/// The choice of the terminfo entry for a TERM that may be unknown.
enum TerminalType {
  /// The common types: almost all terminals understand an xterm's sequences, the rest a VT100's.
  private static let usual = ["xterm", "vt100", "ansi", "linux"]

  /// Returns the first known one of `candidates`.
  static func choose(named name: String?) throws(OpenError) -> String {
    for candidate in candidates(for: name) {
      switch flipside_terminal_usable(candidate) {
      case 1: return candidate
      case 0 where candidate == name: throw .dumb(type: candidate)
      default: continue
      }
    }
    throw .noTerminfo
  }

  /// Returns `name`, then shorter names without the part after the last hyphen, then the common
  /// ones.
  static func candidates(for name: String?) -> [String] {
    var stems: [String] = []
    var rest = Substring(name ?? "")
    while !rest.isEmpty {
      stems.append(String(rest))
      rest = rest.lastIndex(of: "-").map { rest[..<$0] } ?? ""
    }
    return stems + usual.filter { !stems.contains($0) }
  }
}
