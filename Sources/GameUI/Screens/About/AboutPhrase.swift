import GameCore

/// The texts of the page about the program.
enum AboutPhrase: Phrase {
  case version, rulesets, data, cache, records, licence, nowhere, keyAbout
  case census(Census)

  var english: String {
    switch self {
    case .version: "Version"
    case .rulesets: "Rulesets"
    case .data: "Data"
    case .cache: "Picture cache"
    case .records: "Records"
    case .licence: "Licence"
    case .nowhere: "no place for it"
    case .keyAbout: "about"
    case .census(let census):
      (census.replayed < census.kept
        ? "\(census.kept) kept; the newest \(census.replayed) replayed, \(census.verified) verified"
        : "\(census.kept) kept, \(census.verified) verified")
        + (census.unknown == 0 ? "" : ", \(census.unknown) need a newer version")
    }
  }

  var russian: String {
    switch self {
    case .version: "Версия"
    case .rulesets: "Правила"
    case .data: "Данные"
    case .cache: "Кэш картинок"
    case .records: "Записи"
    case .licence: "Лицензия"
    case .nowhere: "негде хранить"
    case .keyAbout: "о программе"
    case .census(let census):
      (census.replayed < census.kept
        ? "всего \(census.kept); из последних \(census.replayed) верны \(census.verified)"
        : "всего \(census.kept), верны \(census.verified)")
        + (census.unknown == 0 ? "" : ", из новой версии \(census.unknown)")
    }
  }
}
