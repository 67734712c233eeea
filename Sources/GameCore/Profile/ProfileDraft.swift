/// The input of the profile form.
public struct ProfileDraft: Hashable, Sendable {
  public var firstName = ""
  public var lastName = ""
  public var sex: Sex?
  public var birthDate = ""
  public var phone = ""
  public var avatar = Avatar.none

  public init() {}

  /// Fills in the form from `profile`.
  public init(_ profile: Profile, style: DateStyle) {
    firstName = profile.firstName?.description ?? ""
    lastName = profile.lastName?.description ?? ""
    sex = profile.sex
    birthDate = profile.birthDate.map { style.text(of: $0.date) } ?? ""
    phone = profile.phone?.grouped ?? ""
    avatar = profile.avatar
  }

  /// The circumstances on which the checks of a form depend.
  public struct ValidationContext: Hashable, Sendable {
    public let style: DateStyle
    public let language: Language
    public let today: CalendarDate

    public init(style: DateStyle, language: Language, today: CalendarDate) {
      self.style = style
      self.language = language
      self.today = today
    }
  }

  /// Returns the fault of each field that is not empty; all nil if the draft can be saved.
  public func errors(under validation: ValidationContext) -> ProfileErrors {
    ProfileErrors(
      firstName: error(firstName) { () throws(GivenNameError) in _ = try GivenName(firstName) },
      lastName: error(lastName) { () throws(GivenNameError) in _ = try GivenName(lastName) },
      birthDate: error(birthDate) { () throws(BirthDateError) in
        _ = try checkedBirthDate(validation)
      },
      phone: error(phone) { () throws(PhoneError) in
        _ = try PhoneNumber(phone, language: validation.language)
      })
  }

  /// Returns the profile, without empty fields; nil if there are `errors`.
  public func profile(under validation: ValidationContext) -> Profile? {
    errors(under: validation).isEmpty ? valid(under: validation) : nil
  }

  /// Returns the profile without empty and wrong fields.
  public func valid(under validation: ValidationContext) -> Profile {
    Profile(
      firstName: try? GivenName(firstName), lastName: try? GivenName(lastName), sex: sex,
      birthDate: try? checkedBirthDate(validation),
      phone: try? PhoneNumber(phone, language: validation.language), avatar: avatar)
  }

  private func checkedBirthDate(
    _ validation: ValidationContext
  ) throws(BirthDateError) -> BirthDate {
    try BirthDate(birthDate, style: validation.style, today: validation.today)
  }

  private func error<Thrown: Error>(_ text: String, _ check: () throws(Thrown) -> Void) -> Thrown? {
    text.trimmed.isEmpty ? nil : thrownError(check)
  }
}

/// The faults of the fields of a profile.
public struct ProfileErrors: Hashable, Sendable {
  public let firstName: GivenNameError?
  public let lastName: GivenNameError?
  public let birthDate: BirthDateError?
  public let phone: PhoneError?

  /// Whether there are no faults.
  public var isEmpty: Bool {
    firstName == nil && lastName == nil && birthDate == nil && phone == nil
  }
}
