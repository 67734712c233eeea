import GameCore

/// The texts of the About page.
enum AboutPhrase: Phrase {
  case version, rulesets, data, cache, records, licence, nowhere, keyAbout
  case census(Census)

  func text(in say: Language) -> String {
    switch self {
    case .version: say("Version", "Версия")
    case .rulesets: say("Rulesets", "Правила")
    case .data: say("Data", "Данные")
    case .cache: say("Picture cache", "Кэш картинок")
    case .records: say("Records", "Записи")
    case .licence: say("Licence", "Лицензия")
    case .nowhere: say("no place for it", "негде хранить")
    case .keyAbout: say("about", "о программе")
    case .census(let census):
      say("\(census.kept) kept", "всего \(census.kept)")
        + (census.replayed < census.kept
          ? say(
            "; the newest \(census.replayed) replayed, \(census.verified) verified",
            "; из последних \(census.replayed) верны \(census.verified)")
          : say(", \(census.verified) verified", ", верны \(census.verified)"))
        + (census.unknown == 0
          ? ""
          : say(", \(census.unknown) need a newer version", ", из новой версии \(census.unknown)"))
    }
  }
}
