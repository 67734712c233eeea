/// When an empty profile is offered after a login.
public enum ProfileOffer: Hashable, Sendable {
  case on, off
  /// Not before this time.
  case after(Timestamp)

  /// The time without an offer after the player has put it off.
  private static let rest = 30 * 86_400_000

  /// Returns an offer that is put off at `now`.
  public static func putOff(at now: Timestamp) -> ProfileOffer {
    .after(Timestamp(milliseconds: now.milliseconds + rest))
  }

  /// Returns whether the profile is offered at `now`. A time that is too far away comes from a
  /// wrong clock.
  public func isDue(at now: Timestamp) -> Bool {
    switch self {
    case .on: true
    case .off: false
    case .after(let time): now >= time || time.milliseconds > now.milliseconds + Self.rest
    }
  }
}

extension ProfileOffer: SettingValue {
  var settingText: String? {
    switch self {
    case .on: "on"
    case .off: "off"
    case .after(let time): "\(time.milliseconds)"
    }
  }

  init?(settingText: String) {
    switch settingText {
    case "on": self = .on
    case "off": self = .off
    default:
      guard let milliseconds = Int(settingText) else { return nil }
      self = .after(Timestamp(milliseconds: milliseconds))
    }
  }
}
