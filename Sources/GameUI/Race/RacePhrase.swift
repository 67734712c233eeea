import GameCore

/// The texts of a race.
enum RacePhrase: Phrase {
  case race, ownBest, own, rival, you, now, then, keyRace, keyRaceBest
  case level, ahead(Int), behind(Int)
  case aheadAtEnd(RaceEnd), behindAtEnd(RaceEnd), levelAtEnd
  case against(String)

  var english: String {
    switch self {
    case .race: "Race"
    case .ownBest: "Your best"
    case .own: "Your round"
    case .rival: "Rival"
    case .you: "You"
    case .now: "Now"
    case .then: "Then"
    case .keyRace: "race"
    case .keyRaceBest: "race your best"
    case .level: "even"
    case .ahead(let pairs): "\(pairs) ahead"
    case .behind(let pairs): "\(pairs) behind"
    case .levelAtEnd: "Even"
    case .aheadAtEnd(let end): "Ahead by \(end.english)"
    case .behindAtEnd(let end): "Behind by \(end.english)"
    case .against(let name): "Race: \(name)"
    }
  }

  var russian: String {
    switch self {
    case .race: "Гонка"
    case .ownBest: "Ваш рекорд"
    case .own: "Ваша игра"
    case .rival: "Соперник"
    case .you: "Вы"
    case .now: "Сейчас"
    case .then: "Тогда"
    case .keyRace: "гонка"
    case .keyRaceBest: "гонка с рекордом"
    case .level: "наравне"
    case .ahead(let pairs): "впереди на \(pairs)"
    case .behind(let pairs): "позади на \(pairs)"
    case .levelAtEnd: "Наравне"
    case .aheadAtEnd(let end): "Впереди на \(end.russian)"
    case .behindAtEnd(let end): "Позади на \(end.russian)"
    case .against(let name): "Гонка: \(name)"
    }
  }
}

/// By how much a race was won.
enum RaceEnd: Phrase, Hashable {
  case points(Int)
  /// With points alike.
  case time(Elapsed)

  var english: String {
    switch self {
    case .points(let points): Plural.english(points, "point", "points")
    case .time(let time): "\(seconds(time, ".")) s"
    }
  }

  var russian: String {
    switch self {
    case .points(let points): Plural.russian(points, "очко", "очка", "очков")
    case .time(let time): "\(seconds(time, ",")) с"
    }
  }

  private func seconds(_ time: Elapsed, _ mark: String) -> String {
    "\(time.milliseconds / 1000)\(mark)\(CivilDate.digits(time.milliseconds % 1000, 3))"
  }
}
