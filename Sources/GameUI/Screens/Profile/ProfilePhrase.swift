import GameCore

/// The texts of the profile.
enum ProfilePhrase: Phrase {
  case heading, seen, seenShort, everybody, save, later, back, saving, openCalendar, leave
  case field(ProfileField), hint(ProfileField), sex(Sex)
  case nameFault(GivenNameFault), birthFault(BirthDateFault), phoneFault(PhoneFault)
  case noAvatar, ownPicture, picked(String), file, age(Int)
  case kept, unfilled([ProfileField])
  /// Whether everybody sees a field, and how that is changed.
  case whoSees(Bool)
  /// Why the form came up by itself, and the ways on.
  case offer
  case keyFill, keyLater, keyCalendar
  case notSaved

  var english: String {
    switch self {
    case .heading: "About you"
    case .seen: "Who sees it"
    case .seenShort: "Seen"
    case .everybody: "everybody"
    case .save: "Save"
    case .later: "Later"
    case .back: "Back"
    case .saving: "Saving…"
    case .openCalendar: "Enter opens the calendar"
    case .leave: "Leave"
    case .kept: "Kept so far"
    case .unfilled(let fields):
      "Still missing: \(fields.map(Self.englishInText).joined(separator: ", ")). "
        + "The form opens again when you next log in."
    case .whoSees(true): "Everybody here sees it; Space hides it"
    case .whoSees(false): "Nobody but you sees it; Space shows it"
    case .offer: "So others know who you are. Tab: fill in, Esc: later."
    case .notSaved: "Not saved yet: mend what is marked."
    case .keyFill: "fill in"
    case .keyLater: "later"
    case .keyCalendar: "calendar"
    case .field(let field): Self.english(field)
    case .hint(let field): Self.englishHint(field)
    case .sex(.female): "female"
    case .sex(.male): "male"
    case .sex(.other): "other"
    case .sex(.notSaid): "not said"
    case .nameFault(let fault): Self.english(fault)
    case .birthFault(let fault): Self.english(fault)
    case .phoneFault(let fault): Self.english(fault)
    case .noAvatar: "none"
    case .ownPicture: "your picture"
    case .picked(let file): "picture \(Self.cut(file))"
    case .file: "file"
    case .age(let age) where age < 18:
      Plural.english(age, "year", "years") + " old: all but the search for albums"
    case .age(let age): Plural.english(age, "year", "years") + " old"
    }
  }

  var russian: String {
    switch self {
    case .heading: "О вас"
    case .seen: "Кому видно"
    case .seenShort: "Видно"
    case .everybody: "всем"
    case .save: "Сохранить"
    case .later: "Позже"
    case .back: "Назад"
    case .saving: "Сохраняем…"
    case .openCalendar: "Enter открывает календарь"
    case .leave: "Уйти"
    case .kept: "Пока сохранено"
    case .unfilled(let fields):
      "Ещё не заполнено: \(fields.map(Self.russianInText).joined(separator: ", ")). "
        + "Анкета откроется снова при следующем входе."
    case .whoSees(true): "Видно всем; пробел скроет"
    case .whoSees(false): "Видно только вам; пробел покажет"
    case .offer: "Чтобы вас знали другие. Tab: заполнить, Esc: позже."
    case .notSaved: "Ещё не сохранено: исправьте отмеченное."
    case .keyFill: "заполнить"
    case .keyLater: "позже"
    case .keyCalendar: "календарь"
    case .field(let field): Self.russian(field)
    case .hint(let field): Self.russianHint(field)
    case .sex(.female): "женский"
    case .sex(.male): "мужской"
    case .sex(.other): "другой"
    case .sex(.notSaid): "не скажу"
    case .nameFault(let fault): Self.russian(fault)
    case .birthFault(let fault): Self.russian(fault)
    case .phoneFault(let fault): Self.russian(fault)
    case .noAvatar: "нет"
    case .ownPicture: "ваша картинка"
    case .picked(let file): "картинка \(Self.cut(file))"
    case .file: "файл"
    case .age(let age) where age < 18: "\(Self.years(age)): всё, кроме поиска альбомов"
    case .age(let age): Self.years(age)
    }
  }
}

extension ProfilePhrase {
  /// The name of a file, short enough for the line of the avatar.
  private static func cut(_ file: String) -> String { Clean.line(file, limit: 16) }

  /// The name of a field in the middle of a sentence.
  private static func englishInText(_ field: ProfileField) -> String {
    field == .birthDate ? "date of birth" : english(field).lowercased()
  }

  private static func russianInText(_ field: ProfileField) -> String {
    field == .birthDate ? "дата рождения" : russian(field).lowercased()
  }

  private static func years(_ age: Int) -> String {
    Plural.russian(age, "год", "года", "лет")
  }

  private static func english(_ field: ProfileField) -> String {
    switch field {
    case .firstName: "First name"
    case .lastName: "Last name"
    case .sex: "Sex"
    case .birthDate: "Born on"
    case .phone: "Phone"
    case .avatar: "Avatar"
    }
  }

  private static func russian(_ field: ProfileField) -> String {
    switch field {
    case .firstName: "Имя"
    case .lastName: "Фамилия"
    case .sex: "Пол"
    case .birthDate: "Родились"
    case .phone: "Телефон"
    case .avatar: "Аватар"
    }
  }

  private static func englishHint(_ field: ProfileField) -> String {
    switch field {
    case .firstName, .lastName: "In Latin letters, as in a passport; up to 40"
    case .sex: "Choose one"
    case .birthDate: "Enter, or begin to type the date"
    case .phone: "With the country code: +44 207 946 0958"
    case .avatar: "Arrows: a drawn face; Enter: your own"
    }
  }

  private static func russianHint(_ field: ProfileField) -> String {
    switch field {
    case .firstName, .lastName: "Латиницей, как в загранпаспорте; до 40"
    case .sex: "Выберите что-нибудь"
    case .birthDate: "Enter или сразу цифры даты"
    case .phone: "С кодом страны или с 8: 8 912 345-67-89"
    case .avatar: "Стрелки: рисунок; Enter: своя картинка"
    }
  }

  private static func english(_ fault: GivenNameFault) -> String {
    switch fault {
    case .empty: "Nothing is written here yet"
    case .notLatin: "Latin letters only, as in a passport"
    case .forbiddenCharacter: "Only letters, spaces, - and '"
    case .tooLong: "Too long: at most 40 characters"
    }
  }

  private static func russian(_ fault: GivenNameFault) -> String {
    switch fault {
    case .empty: "Здесь пока ничего нет"
    case .notLatin: "Только латиница, как в загранпаспорте"
    case .forbiddenCharacter: "Только буквы, пробелы, - и '"
    case .tooLong: "Слишком длинно: не больше 40 символов"
    }
  }

  private static func english(_ fault: BirthDateFault) -> String {
    switch fault {
    case .date(.empty): "Choose the day you were born"
    case .date(let fault): CalendarPhrase.fault(fault).english
    case .tooEarly: "Not before 1900, please"
    case .inTheFuture: "This day is still to come"
    }
  }

  private static func russian(_ fault: BirthDateFault) -> String {
    switch fault {
    case .date(.empty): "Выберите день рождения"
    case .date(let fault): CalendarPhrase.fault(fault).russian
    case .tooEarly: "Не раньше 1900 года, пожалуйста"
    case .inTheFuture: "Этот день ещё не наступил"
    }
  }

  private static func english(_ fault: PhoneFault) -> String {
    switch fault {
    case .empty: "A phone number is needed"
    case .forbiddenCharacter: "Digits, +, spaces, brackets and - only"
    case .noCountryCode: "Begin with + and the country code"
    case .tooShort: "Too short: at least 8 digits"
    case .tooLong: "Too long: at most 15 digits"
    }
  }

  private static func russian(_ fault: PhoneFault) -> String {
    switch fault {
    case .empty: "Нужен номер телефона"
    case .forbiddenCharacter: "Только цифры, +, пробелы, скобки и -"
    case .noCountryCode: "Начните с + и кода страны"
    case .tooShort: "Слишком короткий: нужно не меньше 8 цифр"
    case .tooLong: "Слишком длинный: не больше 15 цифр"
    }
  }
}
