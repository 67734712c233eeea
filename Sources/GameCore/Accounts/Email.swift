/// An e-mail address, checked for form only.
///
/// Accepts whatever a mailbox on the Internet can be called: tags, digits, long and new top-level
/// domains, letters of any script on both sides. Two forms of the standards are refused because
/// no provider gives them out: quoted local parts (`"a b"@example.org`) and bare host addresses
/// (`a@[192.0.2.1]`, `a@localhost`).
public struct Email: Hashable, Sendable, CustomStringConvertible {
  /// The address as the player typed it, white space at the ends removed.
  public let description: String
  /// The same for all spellings that count as one address: case and Unicode form folded.
  public let key: String

  /// Checks `text`. Throws the first thing that is wrong with it.
  public init(_ text: String) throws(EmailFault) {
    let address = text.trimmed
    guard !address.isEmpty else { throw .empty }
    guard address.utf8.count <= Self.mostBytes else { throw .tooLong }
    guard let at = address.unicodeScalars.lastIndex(of: "@") else { throw .noAtSign }
    let domain = address.unicodeScalars[at...].dropFirst()
    guard Self.isLocalPart(String(address.unicodeScalars[..<at])) else { throw .localPart }
    guard Self.isDomain(String(domain)) else { throw .domain }
    description = address
    key = UnicodeForm.folded.of(address)
  }

  /// Most bytes an address can have and still be mailed to (RFC 5321 with its erratum 1690).
  private static let mostBytes = 254
  private static let mostLocalBytes = 64
  private static let mostLabelBytes = 63
  private static let localPunctuation = "!#$%&'*+-/=?^_`{|}~"

  private static func isLocalPart(_ part: String) -> Bool {
    guard part.utf8.count <= mostLocalBytes, part.hasOnlyReadableMarks else { return false }
    return part.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty
        && atom.unicodeScalars.allSatisfy { scalar in
          scalar.isASCII
            ? scalar.isVisibleLetter || scalar.isDecimalDigit
              || localPunctuation.unicodeScalars.contains(scalar)
            : !scalar.isUnseen
        }
    }
  }

  private static func isDomain(_ domain: String) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy(isLabel), let top = labels.last else { return false }
    // All digits would be the end of a numeric host address.
    return !top.unicodeScalars.allSatisfy(\.isDecimalDigit)
  }

  private static func isLabel(_ label: Substring) -> Bool {
    guard !label.isEmpty, label.utf8.count <= mostLabelBytes, label.first != "-",
      label.last != "-", String(label).hasOnlyReadableMarks
    else { return false }
    return label.unicodeScalars.allSatisfy { scalar in
      scalar.isVisibleLetter || scalar.isDecimalDigit || scalar.isMark || scalar == "-"
    }
  }
}

/// What is wrong with an e-mail address.
public enum EmailFault: Error, Hashable, Sendable {
  case empty
  /// There must be one `@` between the two parts.
  case noAtSign
  /// The part before the `@` is empty, too long or has a character that cannot stand there.
  case localPart
  /// The part after the `@` is not a host name with a dot.
  case domain
  case tooLong
}
