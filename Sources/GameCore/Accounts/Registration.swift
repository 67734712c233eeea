/// What somebody has typed into the registration form.
public struct RegistrationDraft: Hashable, Sendable {
  public var name = ""
  public var email = ""
  public var password = Secret("")
  public var repeated = Secret("")

  public init() {}

  /// What is wrong with each field; all nil where the draft can be registered.
  public var faults: RegistrationFaults {
    RegistrationFaults(
      name: fault { () throws(PlayerNameFault) in _ = try PlayerName(name) },
      email: fault { () throws(EmailFault) in _ = try Email(email) },
      password: fault { () throws(PasswordFault) in _ = try checkedPassword() },
      repeatedDiffers: repeated != password)
  }

  /// The checked registration; nil while `faults` says why not.
  public var registration: Registration? {
    guard repeated == password, let name = try? PlayerName(name), let email = try? Email(email),
      let password = try? checkedPassword()
    else { return nil }
    return Registration(name: name, email: email, password: password)
  }

  /// The password, which must not be what everybody can read beside it on the screen.
  private func checkedPassword() throws(PasswordFault) -> Password {
    let checked = try Password(password.revealed)
    guard !checked.isOne(of: name, email) else { throw .common }
    return checked
  }

  private func fault<Fault: Error>(_ check: () throws(Fault) -> Void) -> Fault? {
    do {
      try check()
      return nil
    } catch {
      return error
    }
  }
}

/// What is wrong with each field of a registration.
public struct RegistrationFaults: Hashable, Sendable {
  public let name: PlayerNameFault?
  public let email: EmailFault?
  public let password: PasswordFault?
  /// The password and its repetition differ.
  public let repeatedDiffers: Bool

  /// Whether nothing is wrong.
  public var isEmpty: Bool {
    name == nil && email == nil && password == nil && !repeatedDiffers
  }
}

/// A registration whose every field has been checked.
public struct Registration: Hashable, Sendable {
  public let name: PlayerName
  public let email: Email
  public let password: Password
}
