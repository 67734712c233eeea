private import CTerminal

/// Which terminfo entry to use for a TERM that may be unknown.
enum TerminalType {
  /// Almost everything in use today understands an xterm's sequences; the rest, a VT100's.
  private static let usual = ["xterm", "vt100", "ansi", "linux"]

  /// The first known one of `candidates`.
  static func choose(named name: String?) throws(OpenFault) -> String {
    for candidate in candidates(for: name) {
      switch flipside_terminal_usable(candidate) {
      case 1: return candidate
      case 0 where candidate == name: throw .dumb(type: candidate)
      default: continue
      }
    }
    throw .noTerminfo
  }

  /// `name`, then its relatives by leaving off what follows the last hyphen, then the usual ones.
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
