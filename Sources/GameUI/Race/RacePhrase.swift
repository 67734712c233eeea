import GameCore

/// The texts of a race.
enum RacePhrase: SpokenPhrase {
  case race, again, ownBest, own, rival, now, then, keyRace, keyRaceBest, raceKeys
  case raceBestKeys
  case level, ahead(Int), behind(Int), aheadInTime(tenths: Int), behindInTime(tenths: Int)
  case aheadAtEnd(RaceEnd), behindAtEnd(RaceEnd)
  case against(String)
  /// The pairs of the player and of the rival in the same time, for plain mode.
  case standing(own: Int, rival: String, pairs: Int)

  func text(in say: Language) -> String {
    switch self {
    case .race: say("Race", "Гонка")
    case .again: say("Race again", "Ещё гонка")
    case .ownBest: say("Your best", "Ваш рекорд")
    case .own: say("Your round", "Ваша партия")
    case .rival: say("Rival", "Соперник")
    case .now: say("Now", "Сейчас")
    case .then: say("Then", "Тогда")
    case .keyRace: say("race", "гонка")
    case .keyRaceBest: say("race your best", "гонка")
    case .raceKeys: say("Race this round on the same cards", "Та же раздача, кто быстрее")
    case .raceBestKeys: say("Race your best on new cards", "Гонка со своим рекордом")
    case .level: say("Tied", "Наравне")
    case .ahead(let pairs):
      say(
        Plural.english(pairs, "pair", "pairs") + " ahead",
        "Впереди на " + Plural.russian(pairs, "пару", "пары", "пар"))
    case .behind(let pairs):
      say(
        Plural.english(pairs, "pair", "pairs") + " behind",
        "Позади на " + Plural.russian(pairs, "пару", "пары", "пар"))
    case .aheadInTime(let tenths):
      say("\(say.tenths(tenths)) s ahead", "Впереди на \(say.tenths(tenths)) с")
    case .behindInTime(let tenths):
      say("\(say.tenths(tenths)) s behind", "Позади на \(say.tenths(tenths)) с")
    case .aheadAtEnd(let end):
      say("Ahead by \(end.text(in: say))", "Вы впереди на \(end.text(in: say))")
    case .behindAtEnd(let end):
      say("Behind by \(end.text(in: say))", "Вы позади на \(end.text(in: say))")
    case .standing(let own, let rival, let pairs):
      say(
        "You have \(Plural.english(own, "pair", "pairs")); by now \(rival) had \(pairs)",
        "У вас \(Plural.russian(own, "пара", "пары", "пар")), к этому времени \(rival): \(pairs)")
    case .against(let name): say("Race: \(name)", "Гонка: \(name)")
    }
  }

  /// Returns nothing for the key that acts on the row with the focus: the row itself offers it.
  func spoken(in _: Language) -> String? {
    if case .keyRace = self { "" } else { nil }
  }
}

/// The margin by which a race was won.
enum RaceEnd: Phrase, Hashable {
  case points(Int)
  /// By time, with equal points.
  case time(Elapsed)

  func text(in say: Language) -> String {
    switch self {
    case .points(let points): PlayPhrase.points(points).text(in: say)
    case .time(let time): say.thousandths(time.milliseconds) + say(" s", " с")
    }
  }
}
