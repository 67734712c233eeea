import GameCore

/// The texts of the About page.
enum AboutPhrase: Phrase {
  case version, rulesets, data, cache, licence, nowhere, keyAbout
  case census(Census)

  func text(in say: Language) -> String {
    switch self {
    case .version: say("Version", "Версия")
    case .rulesets: say("Rulesets", "Версии правил")
    case .data: say("Data", "Данные")
    case .cache: say("Picture cache", "Кэш картинок")
    case .licence: say("License", "Лицензия")
    case .nowhere: say("none", "нет")
    case .keyAbout: say("about", "о программе")
    case .census(let census):
      say("\(census.kept) stored", "всего \(census.kept)")
        + (census.replayed < census.kept
          ? say(
            "; the newest \(census.replayed) replayed, \(census.verified) verified",
            "; из последних \(census.replayed) подтверждено \(census.verified)")
          : say(", \(census.verified) verified", ", подтверждено \(census.verified)"))
        + (census.unknown == 0
          ? ""
          : say(
            ", \(census.unknown) \(census.unknown == 1 ? "needs" : "need") a newer version",
            ", \(census.unknown) — для новой версии"))
    }
  }
}
