import GameCore

/// The texts of plain mode around those of the screens.
enum PlainPhrase: Phrase {
  case welcome
  case tabs([String]), also([String])
  case nothingChanged, notYet, noWayBack, notPossible([String]), several([String])
  case askText(String), askSecret(String), entered(String)
  case options(String, String, [String])
  case more(Int), noMore, noSuchOption
  case paused, resting, continued
  case help, helpNames
  case possible([String]), didYouMean(String)
  case yesOrNo(String, String)
  case goodbye, untimedHint, notUntimed

  func text(in say: Language) -> String {
    switch self {
    case .welcome:
      say(
        "Flipside, plain text. Type help for the words that work everywhere.",
        "Flipside, простой текст. Введите «справка», чтобы узнать слова для всех страниц.")
    case .tabs(let names): say("Tabs: \(names.list).", "Вкладки: \(names.list).")
    case .also(let names):
      say("You can also type \(names.list).", "Ещё можно ввести: \(names.list).")
    case .nothingChanged: say("Nothing changed.", "Ничего не изменилось.")
    case .noWayBack: say("There is no page to go back to.", "Возвращаться некуда.")
    case .notPossible(let names):
      say("Not possible here. Type \(names.list).", "Здесь так нельзя. Можно: \(names.list).")
    case .notYet:
      say(
        "Not yet. Type the last four characters of the code, or type save to a file.",
        "Пока нельзя. Введите последние четыре знака кода или «сохранить в файл».")
    case .several(let names): say("Which one? \(names.list).", "Что именно? \(names.list).")
    case .askText(let name):
      say(
        "\(name): type it. Enter keeps it, a minus sign clears it.",
        "\(name): введите. Пустая строка ничего не изменит, минус очистит.")
    case .askSecret(let name):
      say("\(name): type it. It is not shown.", "\(name): введите. Ввод не виден.")
    case .entered(let name): say("\(name) entered.", "Заполнено: \(name).")
    case .options(let name, let value, let names):
      (name.isEmpty ? "" : "\(name): ") + PlainText.sentence(value) + " "
        + PlainText.sentence(
          // Names that begin with numbers have no others.
          names.enumerated().map { $1.first?.isNumber == true ? $1 : "\($0 + 1) \($1)" }.list)
        + say(" Enter keeps it.", " Enter — оставить.")
    case .more(let lines):
      say(
        "\(Plural.english(lines, "more line", "more lines")): type more.",
        "Ещё \(Plural.russian(lines, "строка", "строки", "строк")): «дальше».")
    case .noMore: say("That was all.", "Это всё.")
    case .noSuchOption: say("There is no such option.", "Такого варианта нет.")
    case .paused: say("Paused. Type continue, or give up.", "Пауза. «Продолжить» или «сдаться»?")
    case .resting: say("Enter or more for the next question.", "Enter или «дальше» — следующий.")
    case .continued: say("Resumed.", "Продолжаем.")
    case .help:
      say(
        "On every page, type where to hear the page and your choices, page to read it, again to "
          + "repeat the last answer, more to continue a long one, back to go back, and quit to "
          + "save your game and close Flipside.",
        "Везде: «где» — какая это страница и что можно, «страница» — прочитать её, «ещё раз» — "
          + "повторить ответ, «дальше» — продолжить длинный, «назад» — вернуться, «выход» — "
          + "сохранить игру и закончить.")
    case .helpNames:
      say(
        "Type the number of an item, or the start of its name, then the new value of a field or "
          + "choice, such as level hard. Type a heading to read from there.",
        "Введите номер пункта или начало его названия, у поля и списка — и новое значение, "
          + "например «уровень трудный». Введите заголовок, чтобы читать с него.")
    case .possible(let names): say("Type \(names.list).", "Можно: \(names.list).")
    case .didYouMean(let name): say("Did you mean “\(name)”?", "Может быть, «\(name)»?")
    case .yesOrNo(let yes, let no): say("Yes: \(yes). No: \(no).", "«Да» — \(yes). «Нет» — \(no).")
    case .goodbye: say("Goodbye.", "До свидания.")
    case .untimedHint:
      say(
        "Type untimed for practice without a clock.", "«Без часов» — тренировка, время не идёт.")
    case .notUntimed:
      say(
        "Only Pairs can be played without a clock, and only while no game is open.",
        "Без часов играют только в «Пары», когда другой игры нет.")
    }
  }
}

/// A word that means the same on all pages.
enum PlainWord: CaseIterable {
  case help, whereAmI, page, again, more, back, giveUp, quit, go, untimed, about

  /// Returns the word with a text; nil for another text.
  init?(_ text: String) {
    guard let word = Self.allCases.first(where: { $0.texts.contains(text) }) else { return nil }
    self = word
  }

  /// The words that work even after a question for a value. A text must be exactly like them.
  static let exact: [String: PlainWord] = [
    "help": .help, "where": .whereAmI, "again": .again, "back": .back, "quit": .quit,
    "помощь": .help, "где": .whereAmI, "ещё раз": .again, "назад": .back, "выход": .quit,
    "еще раз": .again,
  ]

  /// All words, for finding the one that was meant.
  static let allTexts = allCases.flatMap(\.texts)

  private var texts: [String] {
    switch self {
    case .help: ["help", "?", "h", "помощь", "справка"]
    case .whereAmI: ["where", "where am i", "где", "где я"]
    case .page: ["page", "страница"]
    case .again: ["again", "снова", "еще раз", "повтор", "повтори", "повторить"]
    case .more: ["more", "дальше", "еще"]
    case .back: ["back", "назад"]
    case .giveUp: ["give up", "сдаться"]
    case .quit: ["quit", "exit", "bye", "выход"]
    case .about: ["about", "о программе"]
    case .untimed: ["untimed", "без часов", "без времени"]
    case .go: ["continue", "resume", "продолжить", "продолжай"]
    }
  }
}

extension String {
  /// The text for comparing: in lower case, without outer blanks, hyphens and a last point.
  var plainWords: String {
    var words = lowercased().split(separator: " ").joined(separator: " ")
    words = String(words.map { $0 == "ё" ? "е" : $0 })
    while let last = words.last, last == "." || last == "!" { words.removeLast() }
    if words.count > 1 { words.removeAll { $0 == "-" } }
    return words
  }
}
