/// A player's information about themselves; nil for fields that are not filled in.
public struct Profile: Hashable, Sendable {
  public var firstName: GivenName?
  public var lastName: GivenName?
  public var sex: Sex?
  public var birthDate: BirthDate?
  public var phone: PhoneNumber?
  public var avatar = Avatar.none

  /// The profile of a new player.
  public static let empty = Profile()

  /// Whether no field is filled in; `notSaid` counts as filled in.
  public var isEmpty: Bool { self == .empty }

  /// The first and last name, as far as they are filled in; nil if neither is.
  public var fullName: String? {
    let names = [firstName, lastName].compactMap { $0?.description }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

/// A player's sex. The raw value is the stored name.
public enum Sex: String, Hashable, Sendable, CaseIterable {
  case female, male, other
  /// The answer "prefer not to say".
  case notSaid = "not-said"
}

/// A player's picture.
public enum Avatar: Hashable, Sendable {
  case none
  /// A drawn face, by its index in `faces`.
  case face(Int)
  /// The player's own picture, by its file name.
  case own(AvatarName)

  /// The indices of the drawn faces, as many as a deck of drawings has.
  public static let faces = 0..<24
}

/// A field of a profile. The raw value is the stored and exported name.
public enum ProfileField: String, Hashable, Sendable, CaseIterable {
  case firstName, lastName, sex, birthDate, phone, avatar
}

/// The audience of a field of a profile. The raw value is the stored name.
public enum Audience: String, Hashable, Sendable, CaseIterable {
  /// Every player of this store.
  case everybody
  /// Only the player.
  case onlySelf = "nobody"
}

/// The audience of each field of a profile.
public struct Privacy: Hashable, Sendable {
  private var shown: Set<ProfileField> = []

  /// Hides every field from other players.
  public init() {}

  public subscript(field: ProfileField) -> Audience {
    get { shown.contains(field) ? .everybody : .onlySelf }
    set {
      switch newValue {
      case .everybody: shown.insert(field)
      case .onlySelf: shown.remove(field)
      }
    }
  }
}

/// A profile and its privacy settings.
public struct OwnProfile: Hashable, Sendable {
  public var profile: Profile
  public var privacy: Privacy

  public init(profile: Profile = .empty, privacy: Privacy = Privacy()) {
    self.profile = profile
    self.privacy = privacy
  }

  /// The part of the profile that every player sees.
  public var shown: Profile {
    func shown<Value>(_ field: ProfileField, _ value: Value?) -> Value? {
      privacy[field] == .everybody ? value : nil
    }
    return Profile(
      firstName: shown(.firstName, profile.firstName), lastName: shown(.lastName, profile.lastName),
      sex: shown(.sex, profile.sex), birthDate: shown(.birthDate, profile.birthDate),
      phone: shown(.phone, profile.phone), avatar: shown(.avatar, profile.avatar) ?? .none)
  }
}
