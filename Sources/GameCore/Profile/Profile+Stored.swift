extension Profile {
  private static let facePrefix = "face:"
  private static let ownPrefix = "own:"

  /// Returns the text that `restore` reads back; nil for an empty field.
  func stored(_ field: ProfileField) -> String? {
    switch field {
    case .firstName: firstName?.description
    case .lastName: lastName?.description
    case .sex: sex?.rawValue
    case .birthDate: birthDate?.date.description
    case .phone: phone?.description
    case .avatar: Self.stored(avatar)
    }
  }

  static func stored(_ avatar: Avatar) -> String? {
    switch avatar {
    case .none: nil
    case .face(let number): "\(facePrefix)\(number)"
    case .own(let name): "\(ownPrefix)\(name)"
    }
  }

  /// Reads a stored text, checked like a typed one; an invalid one leaves the field empty.
  mutating func restore(_ field: ProfileField, from text: String) {
    switch field {
    case .firstName: firstName = try? GivenName(text)
    case .lastName: lastName = try? GivenName(text)
    case .sex: sex = Sex(rawValue: text)
    case .birthDate:
      let style = DateStyle(order: .dayMonthYear, firstWeekday: .monday)
      birthDate = (try? style.date(from: text)).flatMap { try? BirthDate(kept: $0) }
    case .phone: phone = try? PhoneNumber(text, language: .english)
    case .avatar: avatar = Self.avatar(text)
    }
  }

  static func avatar(_ text: String) -> Avatar {
    if text.hasPrefix(facePrefix), let number = Int(text.dropFirst(facePrefix.count)),
      Avatar.faces.contains(number)
    {
      return .face(number)
    }
    if text.hasPrefix(ownPrefix), let name = AvatarName(String(text.dropFirst(ownPrefix.count))) {
      return .own(name)
    }
    return .none
  }
}
