import CSystem
import Glibc

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

  /// Returns whether the password matches the hash. Takes the same time if there is no hash.
  func verify(_ password: Secret, against hash: PasswordHash?) throws(StoreError) -> Bool {
    let isBearable = hash?.cost?.isBearable ?? false
    let phc = isBearable ? hash?.phc ?? dummyHash : dummyHash
    let (code, error) = gate.pass {
      withBytes(of: password) { bytes in
        errno = 0
        let code = crypto_pwhash_str_verify(phc, bytes, UInt64(bytes.count))
        return (code, errno)
      }
    }
    guard code == 0 || error != ENOMEM else { throw Self.outOfMemory }
    return code == 0 && isBearable
  }

  /// Returns whether the hash has a lower cost than the current one.
  func isOutdated(_ hash: PasswordHash) -> Bool {
    guard let made = hash.cost else { return true }
    return made.passes < cost.passes || made.kibibytes < cost.kibibytes
  }

  /// A hash that no password matches, with the current cost.
  private var dummyHash: String {
    "$argon2id$v=19$m=\(cost.kibibytes),t=\(cost.passes),p=1"
      + "$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
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
