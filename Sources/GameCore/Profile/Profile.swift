/// What a player says about themselves; what they have not said is nil.
public struct Profile: Hashable, Sendable {
  public var firstName: GivenName?
  public var lastName: GivenName?
  public var sex: Sex?
  public var birthDate: BirthDate?
  public var phone: PhoneNumber?
  public var avatar: Avatar

  public init(
    firstName: GivenName? = nil, lastName: GivenName? = nil, sex: Sex? = nil,
    birthDate: BirthDate? = nil, phone: PhoneNumber? = nil, avatar: Avatar = .none
  ) {
    self.firstName = firstName
    self.lastName = lastName
    self.sex = sex
    self.birthDate = birthDate
    self.phone = phone
    self.avatar = avatar
  }

  /// Whether everything but the avatar is said; to have chosen `notSaid` is to have said it.
  public var isFilled: Bool { missing.isEmpty }

  /// What a filled profile says and this one does not.
  public var missing: [ProfileField] {
    ProfileField.allCases.filter { field in
      switch field {
      case .firstName: firstName == nil
      case .lastName: lastName == nil
      case .sex: sex == nil
      case .birthDate: birthDate == nil
      case .phone: phone == nil
      case .avatar: false
      }
    }
  }

  /// First and last name, as far as they are said; nil where neither is.
  public var fullName: String? {
    let names = [firstName, lastName].compactMap { $0?.description }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

/// A player's sex; the raw value is the stored name.
public enum Sex: String, Hashable, Sendable, CaseIterable {
  case female, male, other
  /// Chosen by whoever would rather not say.
  case notSaid = "not-said"
}

/// The picture that stands for a player.
public enum Avatar: Hashable, Sendable {
  case none
  /// One of the drawn faces, by its number in `faces`.
  case face(Int)
  /// The player's own picture, by the name that it was kept under.
  case own(AvatarName)

  /// Numbers of the drawn faces: as many as a deck of drawings has.
  public static let faces = 0..<24
}

/// The fields of a profile; the raw value is the stored and the exported name.
public enum ProfileField: String, Hashable, Sendable, CaseIterable {
  case firstName, lastName, sex, birthDate, phone, avatar
}

/// Who may see a field of a profile; the raw value is the stored name.
public enum Audience: String, Hashable, Sendable, CaseIterable {
  /// Everybody who plays on this table.
  case everybody
  /// Nobody but the player.
  case nobody
}

/// Who sees what of a profile.
public struct Privacy: Hashable, Sendable {
  private var shown: Set<ProfileField> = [.firstName, .lastName, .avatar]

  /// Name and avatar for everybody, the rest for nobody.
  public init() {}

  public subscript(field: ProfileField) -> Audience {
    get { shown.contains(field) ? .everybody : .nobody }
    set {
      switch newValue {
      case .everybody: shown.insert(field)
      case .nobody: shown.remove(field)
      }
    }
  }

  /// What others may see of `profile`.
  public func visiblePart(of profile: Profile) -> Profile {
    var visible = profile
    for field in ProfileField.allCases where self[field] == .nobody {
      switch field {
      case .firstName: visible.firstName = nil
      case .lastName: visible.lastName = nil
      case .sex: visible.sex = nil
      case .birthDate: visible.birthDate = nil
      case .phone: visible.phone = nil
      case .avatar: visible.avatar = .none
      }
    }
    return visible
  }
}

/// A profile and who sees what of it.
public struct OwnProfile: Hashable, Sendable {
  public var profile: Profile
  public var privacy: Privacy

  public init(profile: Profile = Profile(), privacy: Privacy = Privacy()) {
    self.profile = profile
    self.privacy = privacy
  }
}
