import GameCore

/// The texts of the registration form.
enum RegisterPhrase: SpokenPhrase {
  case heading, register, working
  case nameHint, emailHint, passwordHint, repeatedHint
  case matches, strength(PasswordStrength)
  case nameError(PlayerNameError), emailError(EmailError), passwordError(PasswordError), differs
  case repeatMissing, missing, notRegistered, taken
  case explain(RegisterScreen.Item)
  case need(PasswordRequirement), shortNeed(PasswordRequirement), long, shortLong

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("New account", "Новая учётная запись")
    case .register: say("Register", "Зарегистрироваться")
    case .working: say("Creating your account…", "Создаём учётную запись…")
    case .nameHint: say("3 to 20 characters; visible to everyone", "От 3 до 20 знаков; видно всем")
    case .emailHint:
      say("Required; no one else sees it", "Обязательна; другим не видна")
    case .passwordHint:
      say(
        "6+ with upper, lower and digit; or 15+", "6+ с заглавными и цифрами; или 15+")
    case .repeatedHint: say("The same password again", "Тот же пароль ещё раз")
    case .missing: say("Please fix the marked fields.", "Исправьте отмеченные поля.")
    case .notRegistered: say("Could not register", "Не удалось зарегистрироваться")
    case .taken: say("Already in use", "Уже занято")
    case .matches: say("Matches", "Совпадает")
    case .strength(.refused): say("Too weak", "Слишком слабый")
    case .strength(.fair): say("Fair", "Средний")
    case .strength(.good): say("Good", "Хороший")
    case .strength(.strong): say("Strong", "Надёжный")
    case .nameError(.empty): say("Enter a name", "Введите имя")
    case .nameError(.tooShort):
      say("Too short: at least 3 characters", "Слишком короткое: нужно от 3 знаков")
    case .nameError(.tooLong):
      say("Too long: at most 20 characters", "Слишком длинное: не больше 20 знаков")
    case .nameError(.tooWide):
      say("Too long: at most 10 wide characters", "Слишком длинное: до 10 широких букв")
    case .nameError(.forbiddenCharacter):
      say("Letters, digits, spaces, _ - . only", "Только буквы, цифры, пробелы и _ - .")
    case .nameError(.noLetter): say("Use at least one letter", "Нужна хотя бы одна буква")
    case .nameError(.mixedScripts):
      say("Use letters from one alphabet only", "Нужны буквы одного алфавита")
    case .nameError(.reserved): say("This name is reserved", "Это имя зарезервировано")
    case .emailError(.empty): say("Enter an email address", "Введите адрес почты")
    case .emailError(.noAtSign):
      say("Use an address like anna@example.org", "Нужен адрес вида anna@example.org")
    case .emailError(.localPart): say("Check the part before the @", "Проверьте адрес до знака @")
    case .emailError(.domain): say("Check the part after the @", "Проверьте адрес после @")
    case .emailError(.tooLong): say("Too long for an email address", "Слишком длинный адрес")
    case .passwordError(.empty): say("Enter a password", "Введите пароль")
    case .passwordError(.tooLong):
      say(
        "Too long: at most \(Password.longest) characters",
        "Слишком длинный: не больше \(Password.longest) знаков")
    case .passwordError(.lacks([.sixCharacters])):
      say("Use at least 6 characters", "Нужно не меньше 6 знаков")
    case .passwordError(.lacks(let needs)) where needs.count > 2 || needs.contains(.sixCharacters):
      Self.passwordHint.text(in: say)
    case .passwordError(.lacks(let needs)): Self.toAdd(needs, in: say)
    case .passwordError(.common):
      say("Too common and easy to guess", "Слишком простой, его легко угадать")
    case .differs: say("The passwords don't match", "Пароли не совпадают")
    case .repeatMissing: say("Repeat the password", "Повторите пароль")
    case .explain(.name): say("Others see it on leaderboards", "Его видят все в рекордах")
    case .explain(.email): say("You can log in with it, too", "С ней тоже можно войти")
    case .explain(.password): say("Common passwords are refused", "Простые пароли не подойдут")
    case .explain(.repeated): say("To catch typing errors", "От опечаток")
    case .explain(.stay): say("Log in automatically next time", "В следующий раз вход не нужен")
    case .explain(.register): say("Create the account", "Создать учётную запись")
    case .explain(.back): say("Leave without an account", "Уйти без регистрации")
    case .need(.sixCharacters): say("6 or more characters", "не меньше 6 знаков")
    case .need(.digit): say("a digit", "цифра")
    case .need(.lowerCase): say("a lowercase letter", "строчная буква")
    case .need(.upperCase): say("an uppercase letter", "заглавная буква")
    case .shortNeed(.sixCharacters): say("6+ characters", "6+ знаков")
    case .shortNeed(.digit): say("digit", "цифра")
    case .shortNeed(.lowerCase): say("lower", "строчная")
    case .shortNeed(.upperCase): say("upper", "прописная")
    case .long: say("or 15 or more of any kind", "или не меньше 15 любых знаков")
    case .shortLong: say("or 15+", "или 15+")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .missing:
      say(
        "Not registered yet. Please fix these fields.", "Регистрации пока нет. Исправьте эти поля.")
    case .passwordHint:
      say(
        "15 or more characters, or 6 or more with uppercase and lowercase letters and digits; "
          + "not a common password",
        "От 15 знаков или от 6 с заглавными и строчными буквами и цифрами; не простой")
    case .passwordError(.lacks(let needs)): Self.list(needs, in: say)
    default: nil
    }
  }

  private static func toAdd(_ needs: [PasswordRequirement], in say: Language) -> String {
    let added = needs.map { need in
      switch need {
      case .sixCharacters: say("6 characters", "6 знаков")
      case .digit: say("a digit", "цифру")
      case .lowerCase: say("a lowercase letter", "строчную букву")
      case .upperCase: say("an uppercase letter", "заглавную букву")
      }
    }
    return say("Add ", "Добавьте ") + added.joined(separator: say(" and ", " и "))
  }

  private static func list(_ needs: [PasswordRequirement], in say: Language) -> String {
    say("Needs ", "Нужно: ") + needs.map { need($0).text(in: say) }.joined(separator: ", ")
  }
}
