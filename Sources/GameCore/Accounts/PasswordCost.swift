/// The cost of hashing a password, which is also the cost of a guess.
public struct PasswordCost: Hashable, Sendable {
  /// The number of passes over the memory, from 1 (Argon2's `t`).
  public let passes: Int
  /// The memory in KiB, from 8 (Argon2's `m`).
  public let kibibytes: Int

  /// The cost recommended by OWASP, 19 MiB and 2 passes: hundredths of a second, so that a class
  /// can log in at the same time.
  public static let standard = PasswordCost(passes: 2, kibibytes: 19_456)
  /// The minimum cost of Argon2id, for tests.
  public static let least = PasswordCost(passes: 1, kibibytes: 8)

  /// Whether a stored hash may have this cost: at most eight times the standard, which leaves room
  /// for later increases and keeps a forged hash from blocking the machine.
  var isBearable: Bool {
    let most = 8 * Self.standard.passes * Self.standard.kibibytes
    return kibibytes <= most && passes <= most / kibibytes
  }

  public init(passes: Int, kibibytes: Int) {
    self.passes = max(passes, 1)
    self.kibibytes = max(kibibytes, 8)
  }
}

extension PasswordHash {
  /// The cost of the hash; nil if it is not an Argon2id hash in PHC form.
  var cost: PasswordCost? {
    let parts = phc.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0].isEmpty, parts[1] == "argon2id", parts[2] == "v=19" else {
      return nil
    }
    let values = parts[3].split(separator: ",")
    guard values.count == 3, values[0].hasPrefix("m="), values[1].hasPrefix("t="),
      values[2] == "p=1", let kibibytes = Int(values[0].dropFirst(2)),
      let passes = Int(values[1].dropFirst(2)), kibibytes >= 8, passes >= 1
    else { return nil }
    return PasswordCost(passes: passes, kibibytes: kibibytes)
  }
}
