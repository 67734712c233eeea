/// A code with which a player can set a new password: 130 random bits, shown once, to be written
/// down.
///
/// As text it has seven groups of four digits and letters, such as `7K2P-...`, in Crockford's base
/// 32, which leaves out letters that look like digits. The last two symbols are a checksum, so that
/// a typing error is detected before it counts as an attempt.
public struct RecoveryCode: Hashable, Sendable {
  /// The code in groups.
  public let secret: Secret

  /// Reads a typed code, in any case, with or without hyphens and spaces. Cyrillic letters that
  /// look like Latin ones are accepted.
  public init(_ text: String) throws(RecoveryCodeError) {
    guard !text.trimmed.isEmpty else { throw .empty }
    guard text.utf8.count <= 400 else { throw .mistyped }
    var symbols: [UInt8] = []
    for scalar in text.unicodeScalars where !Self.isBetween(scalar) {
      guard let symbol = Self.symbol(scalar) else { throw .mistyped }
      symbols.append(symbol)
    }
    guard symbols.count == Self.length, Array(symbols.suffix(2)) == Self.check(symbols.dropLast(2))
    else { throw .mistyped }
    self.init(symbols: symbols)
  }

  private init(symbols: [UInt8]) {
    var text = ""
    for (index, symbol) in symbols.enumerated() {
      if index > 0, index.isMultiple(of: 4) { text += "-" }
      text.unicodeScalars.append(Unicode.Scalar(Self.alphabet[Int(symbol)]))
    }
    secret = Secret(text)
  }

  /// Returns a new code: 26 random symbols of five bits each, and the checksum.
  static func draw() -> RecoveryCode {
    let symbols = RandomBits.bytes(length - 2).map { $0 & 31 }
    return RecoveryCode(symbols: symbols + check(symbols[...]))
  }

  /// The hash that is stored. With so many random bits a fast hash is as good as a slow one, and
  /// checking the code for an unknown name takes no measurable time.
  var hash: RecoveryCodeHash {
    RecoveryCodeHash(bytes: Sodium.hash("flipside recovery code\n\(secret.revealed)"))
  }

  private static let length = 28
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  private static func symbol(_ scalar: Unicode.Scalar) -> UInt8? {
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    guard let letter = upper.first, upper.count == 1 else { return nil }
    let plain = lookalikes[letter] ?? letter
    guard plain.isASCII else { return nil }
    return alphabet.firstIndex(of: UInt8(truncatingIfNeeded: plain.value)).map(UInt8.init)
  }

  /// Letters that are read as similar ones.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "O": "0", "I": "1", "L": "1", "А": "A", "В": "B", "Е": "E", "К": "K", "М": "M", "Н": "H",
    "О": "0", "Р": "P", "С": "C", "Т": "T", "Х": "X", "З": "3",
  ]

  private static func isBetween(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || ("\u{2010}"..."\u{2015}").contains(scalar) || scalar == "-"
  }

  /// Returns two symbols that change if any symbol changes or any two adjacent ones are swapped.
  private static func check(_ symbols: ArraySlice<UInt8>) -> [UInt8] {
    // The largest prime below 32 squared.
    let sum = symbols.reduce(0) { ($0 * 32 + Int($1)) % 1021 }
    return [UInt8(sum / 32), UInt8(sum % 32)]
  }
}

/// The fault of a typed recovery code.
public enum RecoveryCodeError: Error, Hashable, Sendable {
  case empty
  /// The code has a wrong, missing or extra character.
  case mistyped
}

/// The stored hash of a recovery code.
public struct RecoveryCodeHash: Hashable, Sendable {
  public let bytes: [UInt8]
}
