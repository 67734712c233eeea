/// What hashing a password costs, and so what one guess costs.
public struct PasswordCost: Hashable, Sendable {
  /// Passes over the memory, from 1 (Argon2's `t`).
  public let passes: Int
  /// Memory in KiB, from 8 (Argon2's `m`).
  public let kibibytes: Int

  /// 19 MiB and 2 passes, what OWASP recommends: hundredths of a second, so that a class that logs
  /// in together does not wait for each other.
  public static let standard = PasswordCost(passes: 2, kibibytes: 19_456)
  /// The least that Argon2id can do: for tests, where nothing is worth guessing.
  public static let least = PasswordCost(passes: 1, kibibytes: 8)

  /// Whether a stored hash may ask for that much: eight times the standard leaves room for a later
  /// one, and a hash that a hand has written cannot stop the machine.
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
  /// The cost the hash was made at; nil where it is not an Argon2id hash in PHC form.
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
