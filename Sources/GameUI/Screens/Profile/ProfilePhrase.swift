import GameCore

/// The texts of the profile.
enum ProfilePhrase: SpokenPhrase {
  case heading, seen, seenShort, everybody, never, openCalendar, leave
  case field(ProfileField), hint(ProfileField), sex(Sex)
  case nameError(GivenNameError), birthError(BirthDateError), phoneError(PhoneError)
  case noAvatar, ownPicture, picked(String), file, age(Int)
  /// Whether a field is public, and how to change that.
  case whoSees(Bool)
  /// The name and the value of the visibility of a field in plain mode.
  case seenBy(ProfileField), noOne
  /// No field is required, and all are hidden until the player shows them.
  case optional
  case keyCalendar
  case card, alwaysShown
  case notSaved, saved

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("Profile", "Профиль")
    case .seen: say("Visible to", "Кому видно")
    case .seenShort: say("Visible to everyone", "Видно всем")
    case .everybody: say("everyone", "всем")
    case .seenBy(let field):
      say(
        "Who sees \(Self.text(field, in: say).lowercased())",
        "Кто видит поле «\(Self.text(field, in: say))»")
    case .noOne: say("no one", "никто")
    case .never: say("Don't ask again", "Больше не спрашивать")
    case .openCalendar: say("Enter opens the calendar", "Enter открывает календарь")
    case .leave: say("Leave", "Уйти")
    case .whoSees(true): say("Public. Press Space to hide it", "Видят все. Пробел — только вы")
    case .whoSees(false):
      say("Private. Press Space to show it", "Видно только вам. Пробел — всем")
    case .optional:
      say(
        "Optional. Others see only checked fields.",
        "Необязательно. Видно только отмеченное.")
    case .card: say("As others see you", "Так вас видят другие")
    case .alwaysShown:
      say(
        "Everyone can see your player name and best scores.",
        "Имя игрока и рекорды видны всем.")
    case .notSaved:
      say("Not saved. Fix the marked fields.", "Не сохранено. Исправьте отмеченные поля.")
    case .saved:
      say(
        "Your profile is saved. You can change it on the You tab.",
        "Профиль сохранён. Изменить его можно на вкладке «Вы».")
    case .keyCalendar: say("calendar", "календарь")
    case .field(let field): Self.text(field, in: say)
    case .hint(.firstName), .hint(.lastName):
      say("Latin letters only", "Только латинскими буквами")
    case .hint(.sex): say("Choose one", "Выберите вариант")
    case .hint(.birthDate):
      say("Press Enter, or type it: 1990-05-17", "Нажмите Enter или введите: 17.05.1990")
    case .hint(.phone):
      say("With the country code: +1 202 555 0143", "С кодом страны или с 8: 8 912 345-67-89")
    case .hint(.avatar):
      say("Arrows: drawings; Enter: your own picture", "Стрелки: рисунки; Enter: своя картинка")
    case .sex(.female): say("Female", "женский")
    case .sex(.male): say("Male", "мужской")
    case .sex(.other): say("Other", "другой")
    case .sex(.notSaid): say("Prefer not to say", "не указывать")
    case .nameError(.empty): say("Fill in this field", "Заполните это поле")
    case .nameError(.notLatin):
      say("Use only Latin letters", "Только латинские буквы, как в паспорте")
    case .nameError(.forbiddenCharacter):
      say("Use only letters, spaces, - and '", "Только буквы, пробелы, - и '")
    case .nameError(.tooLong):
      say("Too long: at most 40 characters", "Слишком длинно: не больше 40 знаков")
    case .birthError(.date(.empty)): say("Choose your date of birth", "Выберите дату рождения")
    case .birthError(.date(let error)): CalendarPhrase.error(error).text(in: say)
    case .birthError(.tooEarly): say("1900 or later", "Не раньше 1900 года")
    case .birthError(.inTheFuture): say("This date is in the future", "Этот день ещё не наступил")
    case .phoneError(.empty): say("Enter a phone number", "Введите номер телефона")
    case .phoneError(.forbiddenCharacter):
      say("Use only digits, +, spaces, ( ) and -", "Только цифры, +, пробелы, скобки и -")
    case .phoneError(.noCountryCode):
      say("Start with + and the country code", "Начните с + и кода страны")
    case .phoneError(.notTenAfterEight):
      say("Ten digits must follow the 8, or use +", "После 8 нужно 10 цифр, иначе начните с +")
    case .phoneError(.tooShort):
      say("Too short: at least 8 digits", "Слишком короткий: нужно не меньше 8 цифр")
    case .phoneError(.tooLong):
      say("Too long: at most 15 digits", "Слишком длинный: не больше 15 цифр")
    case .noAvatar: say("none", "нет")
    case .ownPicture: say("your picture", "ваша картинка")
    case .picked(let file): say("picture \(Self.cut(file))", "картинка \(Self.cut(file))")
    case .file: say("file", "файл")
    case .age(let age) where age < 18:
      Self.old(age, in: say) + say(": no album search yet", ": пока без поиска альбомов")
    case .age(let age): Self.old(age, in: say)
    }
  }
}

extension ProfilePhrase {
  /// Truncates the name of a file to fit the line of the avatar.
  private static func cut(_ file: String) -> String { TextSanitizer.line(file, limit: 16) }

  private static func old(_ age: Int, in say: Language) -> String {
    say.plural(age, ("year", "years"), ("год", "года", "лет")) + say(" old", "")
  }

  private static func text(_ field: ProfileField, in say: Language) -> String {
    switch field {
    case .firstName: say("First name", "Имя")
    case .lastName: say("Last name", "Фамилия")
    case .sex: say("Sex", "Пол")
    case .birthDate: say("Date of birth", "Дата рождения")
    case .phone: say("Phone", "Телефон")
    case .avatar: say("Avatar", "Аватар")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .everybody: say("everyone", "все")
    case .notSaved: say("Not saved. Fix these fields.", "Не сохранено. Исправьте эти поля.")
    case .hint(.birthDate):
      say("Year, month and day, such as 1990-05-17", "День, месяц и год, например 17.05.1990")
    case .birthError(.date(.noSuchDay)):
      say("No such date. Enter it as 1990-05-17", "Такой даты нет. Введите в виде 17.05.1990")
    case .hint(.avatar): say("A drawing, or your own picture", "Рисунок или своя картинка")
    case .file: say("Own picture", "Своя картинка")
    case .optional:
      say(
        "All of this is optional. Others see only what you show to everyone.",
        "Всё это необязательно. Другие видят только то, что вы открыли всем.")
    default: nil
    }
  }
}
