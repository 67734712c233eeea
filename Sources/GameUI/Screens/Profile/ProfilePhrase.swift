import GameCore

/// The texts of the profile.
enum ProfilePhrase: Phrase {
  case heading, seen, seenShort, everybody, save, later, back, saving, openCalendar, leave
  case field(ProfileField), hint(ProfileField), sex(Sex)
  case nameFault(GivenNameFault), birthFault(BirthDateFault), phoneFault(PhoneFault)
  case noAvatar, ownPicture, picked(String), file, age(Int)
  case kept, unfilled([ProfileField])
  /// Whether a field is public, and how to change that.
  case whoSees(Bool)
  /// The reason why the form opens after a login, and what to do.
  case offer
  case keyFill, keyLater, keyCalendar
  case notSaved

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("About you", "О вас")
    case .seen: say("Who sees it", "Кому видно")
    case .seenShort: say("Seen", "Видно")
    case .everybody: say("everybody", "всем")
    case .save: say("Save", "Сохранить")
    case .later: say("Later", "Позже")
    case .back: say("Back", "Назад")
    case .saving: say("Saving…", "Сохраняем…")
    case .openCalendar: say("Enter opens the calendar", "Enter открывает календарь")
    case .leave: say("Leave", "Уйти")
    case .kept: say("Kept so far", "Пока сохранено")
    case .unfilled(let fields):
      say(
        "Still missing: \(fields.map { Self.inText($0, say) }.joined(separator: ", ")). "
          + "The form opens again when you next log in.",
        "Ещё не заполнено: \(fields.map { Self.inText($0, say) }.joined(separator: ", ")). "
          + "Анкета откроется снова при следующем входе.")
    case .whoSees(true): say("Everybody here sees it; Space hides it", "Видно всем; пробел скроет")
    case .whoSees(false):
      say("Nobody but you sees it; Space shows it", "Видно только вам; пробел покажет")
    case .offer:
      say(
        "So others know who you are. Tab: fill in, Esc: later.",
        "Чтобы вас знали другие. Tab: заполнить, Esc: позже.")
    case .notSaved:
      say("Not saved yet: mend what is marked.", "Ещё не сохранено: исправьте отмеченное.")
    case .keyFill: say("fill in", "заполнить")
    case .keyLater: say("later", "позже")
    case .keyCalendar: say("calendar", "календарь")
    case .field(let field): Self.text(field, in: say)
    case .hint(let field): say(Self.englishHint(field), Self.russianHint(field))
    case .sex(.female): say("female", "женский")
    case .sex(.male): say("male", "мужской")
    case .sex(.other): say("other", "другой")
    case .sex(.notSaid): say("not said", "не скажу")
    case .nameFault(let fault): Self.text(fault, in: say)
    case .birthFault(let fault): Self.text(fault, in: say)
    case .phoneFault(let fault): Self.text(fault, in: say)
    case .noAvatar: say("none", "нет")
    case .ownPicture: say("your picture", "ваша картинка")
    case .picked(let file): say("picture \(Self.cut(file))", "картинка \(Self.cut(file))")
    case .file: say("file", "файл")
    case .age(let age) where age < 18:
      say(
        Plural.english(age, "year", "years") + " old: all but the search for albums",
        "\(Self.years(age)): всё, кроме поиска альбомов")
    case .age(let age): say(Plural.english(age, "year", "years") + " old", Self.years(age))
    }
  }
}

extension ProfilePhrase {
  /// Truncates the name of a file to fit the line of the avatar.
  private static func cut(_ file: String) -> String { Clean.line(file, limit: 16) }

  /// Returns the name of a field for the middle of a sentence.
  private static func inText(_ field: ProfileField, _ say: Language) -> String {
    field == .birthDate
      ? say("date of birth", "дата рождения") : text(field, in: say).lowercased()
  }

  private static func years(_ age: Int) -> String {
    Plural.russian(age, "год", "года", "лет")
  }

  private static func text(_ field: ProfileField, in say: Language) -> String {
    switch field {
    case .firstName: say("First name", "Имя")
    case .lastName: say("Last name", "Фамилия")
    case .sex: say("Sex", "Пол")
    case .birthDate: say("Born on", "Родились")
    case .phone: say("Phone", "Телефон")
    case .avatar: say("Avatar", "Аватар")
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

  private static func text(_ fault: GivenNameFault, in say: Language) -> String {
    switch fault {
    case .empty: say("Nothing is written here yet", "Здесь пока ничего нет")
    case .notLatin:
      say("Latin letters only, as in a passport", "Только латиница, как в загранпаспорте")
    case .forbiddenCharacter: say("Only letters, spaces, - and '", "Только буквы, пробелы, - и '")
    case .tooLong: say("Too long: at most 40 characters", "Слишком длинно: не больше 40 символов")
    }
  }

  private static func text(_ fault: BirthDateFault, in say: Language) -> String {
    switch fault {
    case .date(.empty): say("Choose the day you were born", "Выберите день рождения")
    case .date(let fault): CalendarPhrase.fault(fault).text(in: say)
    case .tooEarly: say("Not before 1900, please", "Не раньше 1900 года, пожалуйста")
    case .inTheFuture: say("This day is still to come", "Этот день ещё не наступил")
    }
  }

  private static func text(_ fault: PhoneFault, in say: Language) -> String {
    switch fault {
    case .empty: say("A phone number is needed", "Нужен номер телефона")
    case .forbiddenCharacter:
      say("Digits, +, spaces, brackets and - only", "Только цифры, +, пробелы, скобки и -")
    case .noCountryCode: say("Begin with + and the country code", "Начните с + и кода страны")
    case .tooShort: say("Too short: at least 8 digits", "Слишком короткий: нужно не меньше 8 цифр")
    case .tooLong: say("Too long: at most 15 digits", "Слишком длинный: не больше 15 цифр")
    }
  }
}
