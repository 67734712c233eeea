/// An e-mail address, checked only for its form.
///
/// It accepts any mailbox on the Internet: tags, digits, long and new top-level domains, letters of
/// any script on both sides. It rejects two forms of the standards that no provider offers: quoted
/// local parts (`"a b"@example.org`) and bare host addresses (`a@[192.0.2.1]`, `a@localhost`).
public struct Email: Hashable, Sendable, CustomStringConvertible {
  /// The address as typed, without white space at the ends.
  public let description: String
  /// The key, equal for all spellings of one address: case and Unicode form are folded.
  public let key: String

  /// Checks `text`; throws its first fault.
  public init(_ text: String) throws(EmailError) {
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

  /// The maximum number of bytes of an address that can receive mail (RFC 5321 with its erratum
  /// 1690).
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
    // Only digits would be the end of a numeric host address.
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

/// The fault of an e-mail address.
public enum EmailError: Error, Hashable, Sendable {
  case empty
  /// There is not exactly one `@`.
  case noAtSign
  /// The part before the `@` is empty, too long or contains an invalid character.
  case localPart
  /// The part after the `@` is not a host name with a dot.
  case domain
  case tooLong
}
