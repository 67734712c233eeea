import CSystem
import Glibc
import SystemStrings

/// Argon2id over passwords in Unicode form NFKC, so that they are the same from every keyboard.
struct PasswordHasher: Sendable {
  let cost: PasswordCost
  /// The limit on concurrent hashing.
  var gate: any HashingGate = UnlimitedHashingGate()

  /// Returns a hash in PHC form with a new salt.
  func hash(_ password: Secret) throws(StoreError) -> PasswordHash {
    var phc = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let code = gate.pass {
      withBytes(of: password) { bytes in
        crypto_pwhash_str(
          &phc, bytes, UInt64(bytes.count), UInt64(cost.passes), cost.kibibytes * 1024)
      }
    }
    guard code == 0 else { throw Self.outOfMemory }
    return PasswordHash(
      phc: String(decoding: phc.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
  }

  /// Returns the hash of a password with the cost and salt of another one, which it equals if the
  /// password is the same. Takes the same time with any other salt if that one cannot be computed.
  func hash(_ password: Secret, like other: PasswordHash?) throws(StoreError) -> PasswordHash {
    let other = other.flatMap { $0.isVerifiable ? $0 : nil }
    let (cost, salt) = (other?.cost ?? cost, other?.salt ?? [UInt8](repeating: 0, count: 16))
    var bytes = [UInt8](repeating: 0, count: 32)
    let code = gate.pass {
      withBytes(of: password) { password in
        crypto_pwhash(
          &bytes, UInt64(bytes.count), password, UInt64(password.count), salt, UInt64(cost.passes),
          cost.kibibytes * 1024, crypto_pwhash_ALG_ARGON2ID13)
      }
    }
    guard code == 0 else { throw Self.outOfMemory }
    return PasswordHash(
      phc: "$argon2id$v=19$m=\(cost.kibibytes),t=\(cost.passes),p=1$\(Self.base64(of: salt))"
        + "$\(Self.base64(of: bytes))")
  }

  /// Returns the code without the padding at its end.
  private static func base64(of bytes: [UInt8]) -> Substring {
    Base64.text(of: bytes).prefix { $0 != "=" }
  }

  /// Returns whether the hash has a lower cost than the current one.
  func isOutdated(_ hash: PasswordHash) -> Bool {
    guard let made = hash.cost else { return true }
    return made.passes < cost.passes || made.kibibytes < cost.kibibytes
  }

  private static let outOfMemory = StoreError.failed(
    code: Int(ENOMEM), message: "not enough memory to hash a password", statement: "Argon2id")

  /// Calls `body` with a copy of the password that is then wiped.
  private func withBytes<Result>(
    of password: Secret, _ body: ([CChar]) -> Result
  ) -> Result {
    Sodium.start()
    var bytes = UnicodeForm.compatible.of(password.revealed).utf8.map { CChar(bitPattern: $0) }
    defer { sodium_memzero(&bytes, bytes.count) }
    return body(bytes)
  }
}

extension PasswordHash {
  /// Whether a password can be compared with the hash.
  var isVerifiable: Bool { cost?.isBearable == true && salt != nil }

  /// The salt of 16 bytes; nil if there is none.
  fileprivate var salt: [UInt8]? {
    let parts = phc.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 6 else { return nil }
    let text = String(parts[4])
    var salt = [UInt8](repeating: 0, count: 16)
    var count = 0
    let code = sodium_base642bin(
      &salt, salt.count, text, text.utf8.count, nil, &count, nil,
      Int32(sodium_base64_VARIANT_ORIGINAL_NO_PADDING))
    return code == 0 && count == salt.count ? salt : nil
  }
}
