import SystemStrings

extension SessionToken {
  /// Returns a new token of 32 random bytes.
  static func draw() -> SessionToken {
    SessionToken(Secret(Hexadecimal.text(of: RandomBits.bytes(32))))
  }

  /// The hash that is stored, with which no one can log in. The token has 256 random bits, so a
  /// fast hash is as good as a slow one.
  public var hash: SessionTokenHash {
    SessionTokenHash(bytes: Sodium.hash(secret.revealed))
  }
}

/// The lifetime of sessions.
public enum SessionPolicy {
  /// 90 days without use, in milliseconds.
  public static let lifetime = 90 * day

  private static let day = 24 * 60 * 60 * 1000

  /// Returns the time of the last use before which a session has expired.
  static func oldest(at now: Timestamp) -> Timestamp {
    Timestamp(milliseconds: now.milliseconds - lifetime)
  }

  /// Returns whether to save the time of a use: once a day is enough.
  static func shouldNote(lastUse: Timestamp, at now: Timestamp) -> Bool {
    now.milliseconds - lastUse.milliseconds >= day
  }
}
