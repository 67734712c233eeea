/// The input of the registration form.
public struct RegistrationDraft: Hashable, Sendable {
  public var name = ""
  public var email = ""
  public var password = Secret("")
  public var repeated = Secret("")

  public init() {}

  /// The fault of each field; all nil if the draft can be registered.
  public var errors: RegistrationErrors {
    RegistrationErrors(
      name: thrownError { () throws(PlayerNameError) in _ = try PlayerName(name) },
      email: thrownError { () throws(EmailError) in _ = try Email(email) },
      password: newPassword.error(name: name, email: email),
      repeatedDiffers: newPassword.repeatedDiffers)
  }

  /// The checked registration; nil if there are `errors`.
  public var registration: Registration? {
    guard let password = newPassword.password(name: name, email: email),
      let name = try? PlayerName(name), let email = try? Email(email)
    else { return nil }
    return Registration(name: name, email: email, password: password)
  }

  private var newPassword: NewPasswordDraft {
    NewPasswordDraft(password: password, repeated: repeated)
  }
}

/// Returns the error that a check throws, or nil.
public func thrownError<Thrown: Error>(_ check: () throws(Thrown) -> Void) -> Thrown? {
  do {
    try check()
    return nil
  } catch {
    return error
  }
}

/// The faults of the fields of a registration.
public struct RegistrationErrors: Hashable, Sendable {
  public let name: PlayerNameError?
  public let email: EmailError?
  public let password: PasswordError?
  /// Whether the password and its repetition differ.
  public let repeatedDiffers: Bool
}

/// A registration with checked fields.
public struct Registration: Hashable, Sendable {
  public let name: PlayerName
  public let email: Email
  public let password: Password
}
