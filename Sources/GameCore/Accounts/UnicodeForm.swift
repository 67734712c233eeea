import CSystem
import Glibc
import SystemStrings

/// A Unicode normal form, computed by utf8proc.
enum UnicodeForm {
  /// NFC: composed.
  case composed
  /// NFD: decomposed.
  case decomposed
  /// NFKC: composed, with compatible characters unified.
  case compatible
  /// NFKC_Casefold: equal for texts that differ only in case, form or invisible characters.
  case folded

  /// Returns `text` in this form, with `withShortRuns` applied; unchanged if the conversion fails,
  /// which no Swift string causes.
  func of(_ text: String) -> String {
    // Most names are ASCII, of which only the case can change.
    if text.isASCII { return self == .folded ? text.lowercased() : text }
    var bytes = Array(text.withShortRuns.utf8)
    var mapped: UnsafeMutablePointer<UInt8>?
    defer { free(mapped) }
    let length = utf8proc_map(&bytes, bytes.count, &mapped, options)
    guard length >= 0, let mapped else { return text }
    return String(decoding: UnsafeBufferPointer(start: mapped, count: length), as: UTF8.self)
  }

  /// Returns `text` in folded form without its accents. The breve of й is not an accent.
  static func unaccented(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in folded.of(text).unicodeScalars {
      guard scalar != "й" else {
        plain.append(scalar)
        continue
      }
      let parts = decomposed.of(String(scalar)).unicodeScalars
      plain.append(contentsOf: parts.filter { $0.properties.generalCategory != .nonspacingMark })
    }
    return String(plain)
  }

  private var options: utf8proc_option_t {
    let parts =
      switch self {
      case .composed: [UTF8PROC_STABLE, UTF8PROC_COMPOSE]
      case .decomposed: [UTF8PROC_STABLE, UTF8PROC_DECOMPOSE]
      case .compatible: [UTF8PROC_STABLE, UTF8PROC_COMPOSE, UTF8PROC_COMPAT]
      case .folded:
        [
          UTF8PROC_STABLE, UTF8PROC_COMPOSE, UTF8PROC_COMPAT, UTF8PROC_CASEFOLD, UTF8PROC_IGNORE,
        ]
      }
    return utf8proc_option_t(rawValue: parts.reduce(0) { $0 | $1.rawValue })
  }
}

extension String {
  /// The text without white space at its ends.
  public var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension String {
  /// Whether it contains only ASCII.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
