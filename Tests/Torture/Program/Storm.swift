import GameRules
import PseudoTerminal

/// Malicious input to a terminal.
enum Storm {
  private static let keys = [
    "\u{1B}OA", "\u{1B}OB", "\u{1B}OC", "\u{1B}OD", "\u{1B}OH", "\u{1B}OF", "\u{1B}[Z", "\t", "\r",
    " ", "1", "2", "3", "4", "5", "6", "/", "f", "s", "x", "p", "?", "h", "j", "k", "l", "m", "y",
    "v", "n", "o", "q", "w", "r", "d", "\u{03}",
    "\u{1B}", "\u{7F}", "\u{1B}[3~", "\u{1B}[5~", "\u{1B}[6~", "\u{0C}", "\u{15}", "\u{17}",
    "\u{1B}[200~pasted \u{1F0A1}\u{1B}[201~", "\u{1B}[<0;20;10M", "\u{1B}[<0;40;18M",
    "\u{1B}[<65;9;9M", "\u{1B}[<0;999;999M", "\u{1B}OP", "\u{0301}", "\u{1B}[", "\u{1B}[200~",
    "\u{1B}[201~", "ё", "ф", "\u{FEFF}", "\u{202E}", "A", "7", "@example.org",
  ]

  /// Does one random thing.
  static func hurt(_ terminal: inout PseudoTerminal, _ chance: inout Generator) {
    switch chance.below(12) {
    case 0:
      terminal.resize(columns: Int(chance.below(301)), rows: Int(chance.below(101)))
    case 1, 2: terminal.resize(columns: 80, rows: 24)
    case 3:
      let bytes = (0..<8).map { _ in Character(Unicode.Scalar(UInt8(chance.below(128)))) }
      // Without Ctrl-\ and Ctrl-Z, which are the terminal's signals.
      terminal.type(String(bytes.filter { $0 != "\u{1A}" && $0 != "\u{1C}" }))
    default:
      terminal.type(keys[Int(chance.below(UInt64(keys.count)))])
    }
  }
}
