import GameCore

/// The texts of the registration form.
enum RegisterPhrase: Phrase {
  case heading, name, email, password, repeated, register, back, working
  case nameHint, emailHint, passwordHint, passwordHintInShort, repeatedHint
  case fits, wellFormed, strength(PasswordStrength)
  case nameFault(PlayerNameFault), emailFault(EmailFault), passwordFault(PasswordFault), differs
  case repeatMissing, missing, notRegistered

  var english: String {
    switch self {
    case .heading: "New player"
    case .name: "Player name"
    case .email: "E-mail"
    case .password: "Password"
    case .repeated: "Password again"
    case .register: "Register"
    case .back: "Back"
    case .working: "Creating your account…"
    case .nameHint: "3 to 20 characters; everybody sees it"
    case .emailHint: "For logging in; nobody else sees it"
    case .passwordHint: "15 characters, or 6 with A-Z, a-z, 0-9; not common"
    case .passwordHintInShort: "6 with A-Z a-z 0-9, or 15; no common one"
    case .repeatedHint: "The same once more"
    case .missing: "Not quite yet"
    case .notRegistered: "Not registered"
    case .fits: "Good"
    case .wellFormed: "Written correctly"
    case .strength(.refused): "Not enough yet"
    case .strength(.fair): "Fair"
    case .strength(.good): "Good"
    case .strength(.strong): "Strong"
    case .nameFault(let fault): Self.english(fault)
    case .emailFault(let fault): Self.english(fault)
    case .passwordFault(let fault): Self.english(fault)
    case .differs: "The two passwords differ"
    case .repeatMissing: "Repeat the password"
    }
  }

  var russian: String {
    switch self {
    case .heading: "Новый игрок"
    case .name: "Имя игрока"
    case .email: "E-mail"
    case .password: "Пароль"
    case .repeated: "Ещё раз пароль"
    case .register: "Зарегистрироваться"
    case .back: "Назад"
    case .working: "Создаём учётную запись…"
    case .nameHint: "От 3 до 20 знаков; видно всем"
    case .emailHint: "Для входа; больше его никто не видит"
    case .passwordHint: "15 знаков, или 6 с A-Z, a-z и 0-9; частые нельзя"
    case .passwordHintInShort: "6 с A-Z a-z 0-9 или 15; частые нельзя"
    case .repeatedHint: "То же самое ещё раз"
    case .missing: "Ещё не всё"
    case .notRegistered: "Регистрация не удалась"
    case .fits: "Подходит"
    case .wellFormed: "Записано верно"
    case .strength(.refused): "Пока слабый"
    case .strength(.fair): "Сойдёт"
    case .strength(.good): "Хороший"
    case .strength(.strong): "Надёжный"
    case .nameFault(let fault): Self.russian(fault)
    case .emailFault(let fault): Self.russian(fault)
    case .passwordFault(let fault): Self.russian(fault)
    case .differs: "Пароли не совпадают"
    case .repeatMissing: "Повторите пароль"
    }
  }

  private static func english(_ fault: PlayerNameFault) -> String {
    switch fault {
    case .empty: "A name is needed"
    case .tooShort: "Too short: at least 3 characters"
    case .tooLong: "Too long: at most 20 characters"
    case .tooWide: "Too wide: at most 10 of such letters"
    case .forbiddenCharacter: "Use letters, digits, spaces and _ - ."
    case .noLetter: "At least one letter, please"
    case .mixedScripts: "Letters of one alphabet only, please"
    case .reserved: "The game itself uses this name"
    }
  }

  private static func english(_ fault: EmailFault) -> String {
    switch fault {
    case .empty: "An e-mail address is needed"
    case .noAtSign: "One @ is needed: anna@example.org"
    case .localPart: "Something is wrong before the @"
    case .domain: "Something is wrong after the @"
    case .tooLong: "Too long for an e-mail address"
    }
  }

  private static func english(_ fault: PasswordFault) -> String {
    switch fault {
    case .empty: "A password is needed"
    case .tooLong: "Too long: at most \(Password.longest) characters"
    case .lacks(let needs): "Needs " + needs.map(english).joined(separator: ", ")
    case .common: "Too common: easily guessed"
    }
  }

  private static func english(_ need: PasswordNeed) -> String {
    switch need {
    case .sixCharacters: "6 characters"
    case .digit: "0-9"
    case .lowerCase: "a-z"
    case .upperCase: "A-Z"
    }
  }

  private static func russian(_ fault: PlayerNameFault) -> String {
    switch fault {
    case .empty: "Нужно имя"
    case .tooShort: "Короткое: нужно не меньше 3 знаков"
    case .tooLong: "Длинное: не больше 20 знаков"
    case .tooWide: "Широкое: не больше 10 таких букв"
    case .forbiddenCharacter: "Только буквы, цифры, пробелы и _ - ."
    case .noLetter: "Нужна хотя бы одна буква"
    case .mixedScripts: "Нужны буквы одного алфавита"
    case .reserved: "Так зовут кого-то в самой игре"
    }
  }

  private static func russian(_ fault: EmailFault) -> String {
    switch fault {
    case .empty: "Нужен адрес e-mail"
    case .noAtSign: "Нужен один знак @: anna@example.org"
    case .localPart: "Ошибка в части до @"
    case .domain: "Ошибка в части после @"
    case .tooLong: "Слишком длинный адрес"
    }
  }

  private static func russian(_ fault: PasswordFault) -> String {
    switch fault {
    case .empty: "Нужен пароль"
    case .tooLong: "Длинный: не больше \(Password.longest) знаков"
    case .lacks(let needs): "Нужны: " + needs.map(russian).joined(separator: ", ")
    case .common: "Такие пароли подбирают первыми"
    }
  }

  private static func russian(_ need: PasswordNeed) -> String {
    switch need {
    case .sixCharacters: "6 знаков"
    case .digit: "0-9"
    case .lowerCase: "a-z"
    case .upperCase: "A-Z"
    }
  }
}
