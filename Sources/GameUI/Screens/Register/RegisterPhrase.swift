import GameCore

/// The texts of the registration form.
enum RegisterPhrase: Phrase {
  case heading, name, email, password, repeated, register, back, working
  case nameHint, emailHint, passwordHint, passwordHintInShort, repeatedHint
  case fits, wellFormed, strength(PasswordStrength)
  case nameFault(PlayerNameFault), emailFault(EmailFault), passwordFault(PasswordFault), differs
  case repeatMissing, missing, notRegistered

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("New player", "Новый игрок")
    case .name: say("Player name", "Имя игрока")
    case .email: "E-mail"
    case .password: say("Password", "Пароль")
    case .repeated: say("Password again", "Ещё раз пароль")
    case .register: say("Register", "Зарегистрироваться")
    case .back: say("Back", "Назад")
    case .working: say("Creating your account…", "Создаём учётную запись…")
    case .nameHint: say("3 to 20 characters; everybody sees it", "От 3 до 20 знаков; видно всем")
    case .emailHint:
      say("For logging in; nobody else sees it", "Для входа; больше его никто не видит")
    case .passwordHint:
      say(
        "15 characters, or 6 with A-Z, a-z, 0-9; not common",
        "15 знаков, или 6 с A-Z, a-z и 0-9; частые нельзя")
    case .passwordHintInShort:
      say("6 with A-Z a-z 0-9, or 15; no common one", "6 с A-Z a-z 0-9 или 15; частые нельзя")
    case .repeatedHint: say("The same once more", "То же самое ещё раз")
    case .missing: say("Not quite yet", "Ещё не всё")
    case .notRegistered: say("Not registered", "Регистрация не удалась")
    case .fits: say("Good", "Подходит")
    case .wellFormed: say("Written correctly", "Записано верно")
    case .strength(.refused): say("Not enough yet", "Пока слабый")
    case .strength(.fair): say("Fair", "Сойдёт")
    case .strength(.good): say("Good", "Хороший")
    case .strength(.strong): say("Strong", "Надёжный")
    case .nameFault(let fault): Self.text(fault, in: say)
    case .emailFault(let fault): Self.text(fault, in: say)
    case .passwordFault(let fault): Self.text(fault, in: say)
    case .differs: say("The two passwords differ", "Пароли не совпадают")
    case .repeatMissing: say("Repeat the password", "Повторите пароль")
    }
  }

  private static func text(_ fault: PlayerNameFault, in say: Language) -> String {
    switch fault {
    case .empty: say("A name is needed", "Нужно имя")
    case .tooShort: say("Too short: at least 3 characters", "Короткое: нужно не меньше 3 знаков")
    case .tooLong: say("Too long: at most 20 characters", "Длинное: не больше 20 знаков")
    case .tooWide: say("Too wide: at most 10 of such letters", "Широкое: не больше 10 таких букв")
    case .forbiddenCharacter:
      say("Use letters, digits, spaces and _ - .", "Только буквы, цифры, пробелы и _ - .")
    case .noLetter: say("At least one letter, please", "Нужна хотя бы одна буква")
    case .mixedScripts: say("Letters of one alphabet only, please", "Нужны буквы одного алфавита")
    case .reserved: say("The game itself uses this name", "Так зовут кого-то в самой игре")
    }
  }

  private static func text(_ fault: EmailFault, in say: Language) -> String {
    switch fault {
    case .empty: say("An e-mail address is needed", "Нужен адрес e-mail")
    case .noAtSign: say("One @ is needed: anna@example.org", "Нужен один знак @: anna@example.org")
    case .localPart: say("Something is wrong before the @", "Ошибка в части до @")
    case .domain: say("Something is wrong after the @", "Ошибка в части после @")
    case .tooLong: say("Too long for an e-mail address", "Слишком длинный адрес")
    }
  }

  private static func text(_ fault: PasswordFault, in say: Language) -> String {
    switch fault {
    case .empty: say("A password is needed", "Нужен пароль")
    case .tooLong:
      say(
        "Too long: at most \(Password.longest) characters",
        "Длинный: не больше \(Password.longest) знаков")
    case .lacks(let needs):
      say("Needs ", "Нужны: ")
        + needs.map { Self.text($0, in: say) }.joined(separator: ", ")
    case .common: say("Too common: easily guessed", "Такие пароли подбирают первыми")
    }
  }

  private static func text(_ need: PasswordNeed, in say: Language) -> String {
    switch need {
    case .sixCharacters: say("6 characters", "6 знаков")
    case .digit: "0-9"
    case .lowerCase: "a-z"
    case .upperCase: "A-Z"
    }
  }
}
