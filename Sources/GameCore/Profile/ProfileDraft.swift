/// What somebody has typed into the form of their profile.
public struct ProfileDraft: Hashable, Sendable {
  public var firstName = ""
  public var lastName = ""
  public var sex: Sex?
  public var birthDate = ""
  public var phone = ""
  public var avatar = Avatar.none

  public init() {}

  /// The form as `profile` fills it.
  public init(_ profile: Profile, style: DateStyle) {
    firstName = profile.firstName?.description ?? ""
    lastName = profile.lastName?.description ?? ""
    sex = profile.sex
    birthDate = profile.birthDate.map { style.text(of: $0.date) } ?? ""
    phone = profile.phone?.grouped ?? ""
    avatar = profile.avatar
  }

  /// What checking a form needs to know.
  public struct Conditions: Hashable, Sendable {
    public let style: DateStyle
    public let language: Language
    public let today: CalendarDate

    public init(style: DateStyle, language: Language, today: CalendarDate) {
      self.style = style
      self.language = language
      self.today = today
    }
  }

  /// What is wrong with each field that has something in it; all nil where the draft can be kept.
  public func faults(under conditions: Conditions) -> ProfileFaults {
    ProfileFaults(
      firstName: fault(firstName) { () throws(GivenNameFault) in _ = try GivenName(firstName) },
      lastName: fault(lastName) { () throws(GivenNameFault) in _ = try GivenName(lastName) },
      birthDate: fault(birthDate) { () throws(BirthDateFault) in
        _ = try checkedBirthDate(conditions)
      },
      phone: fault(phone) { () throws(PhoneFault) in
        _ = try PhoneNumber(phone, language: conditions.language)
      })
  }

  /// The profile, which lacks what is empty; nil while `faults` says why not.
  public func profile(under conditions: Conditions) -> Profile? {
    guard faults(under: conditions).isEmpty else { return nil }
    return Profile(
      firstName: try? GivenName(firstName), lastName: try? GivenName(lastName), sex: sex,
      birthDate: try? checkedBirthDate(conditions),
      phone: try? PhoneNumber(phone, language: conditions.language), avatar: avatar)
  }

  private func checkedBirthDate(
    _ conditions: Conditions
  ) throws(BirthDateFault) -> BirthDate {
    try BirthDate(birthDate, style: conditions.style, today: conditions.today)
  }

  private func fault<Fault: Error>(_ text: String, _ check: () throws(Fault) -> Void) -> Fault? {
    guard !text.trimmed.isEmpty else { return nil }
    do {
      try check()
      return nil
    } catch {
      return error
    }
  }
}

/// What is wrong with each field of a profile.
public struct ProfileFaults: Hashable, Sendable {
  public let firstName: GivenNameFault?
  public let lastName: GivenNameFault?
  public let birthDate: BirthDateFault?
  public let phone: PhoneFault?

  /// Whether nothing is wrong.
  public var isEmpty: Bool {
    firstName == nil && lastName == nil && birthDate == nil && phone == nil
  }
}
