import GameCore

/// The texts of a race.
enum RacePhrase: Phrase {
  case race, ownBest, own, rival, you, keyRace, keyRaceBest
  case level, ahead(Int), behind(Int)
  case against(String)

  var english: String {
    switch self {
    case .race: "Race"
    case .ownBest: "Your best"
    case .own: "Your round"
    case .rival: "Rival"
    case .you: "You"
    case .keyRace: "race"
    case .keyRaceBest: "race your best"
    case .level: "even"
    case .ahead(let pairs): "\(pairs) ahead"
    case .behind(let pairs): "\(pairs) behind"
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
    case .keyRace: "гонка"
    case .keyRaceBest: "гонка с рекордом"
    case .level: "наравне"
    case .ahead(let pairs): "впереди на \(pairs)"
    case .behind(let pairs): "позади на \(pairs)"
    case .against(let name): "Гонка: \(name)"
    }
  }
}
