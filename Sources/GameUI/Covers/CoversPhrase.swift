import GameCore

/// The texts about covers as a deck.
enum CoversPhrase: Phrase {
  /// The number of covers, and the levels for which they are enough.
  case enough(Int, [PairsLevel])
  /// The same in short form.
  case inShort(UsableCovers.Origin, Int, [PairsLevel])
  case needs(PairsLevel), howToGet, tooSmall([PairsLevel])
  case onTable([String], others: Int)
  /// The source of the covers.
  case origin

  func text(in say: Language) -> String {
    switch self {
    case .enough(0, _): say("You have no covers yet.", "Обложек пока нет.")
    case .enough(let count, let levels):
      say(
        Plural.english(count, "different cover", "different covers")
          + (levels.isEmpty
            ? ": not enough for any level." : "; playable levels: \(Self.list(levels, say))."),
        "Разных обложек: \(count). "
          + (levels.isEmpty
            ? "Не хватит ни на один уровень." : "Хватит на уровни: \(Self.list(levels, say))."))
    case .inShort(let origin, let count, let levels):
      say(
        (origin == .mine ? "My albums: " : "Last search: ")
          + (levels.isEmpty
            ? "\(count) of \(Self.least) covers"
            : Plural.english(count, "cover", "covers") + ", up to "
              + Self.last(levels).text(in: say)),
        (origin == .mine ? "Мои альбомы: " : "Последний поиск: ")
          + (levels.isEmpty
            ? "\(count) из \(Self.least) обложек"
            : Plural.russian(count, "обложка", "обложки", "обложек") + ", до уровня «"
              + Self.last(levels).text(in: say) + "»"))
    case .needs(let level):
      say(
        "\(PairsPhrase.level(level).text(in: say)) needs \(level.pairs).",
        "Для уровня «\(PairsPhrase.level(level).text(in: say))» нужно \(level.pairs).")
    case .howToGet:
      say(
        "Save albums with f on the Albums tab, or play with the results of a search.",
        "Сохраняйте альбомы на вкладке «Альбомы» клавишей f или играйте с найденными.")
    case .tooSmall(let levels):
      say(
        "This window is too small for covers at these levels: \(Self.list(levels, say)).",
        "Обложкам не хватает места на уровнях: \(Self.list(levels, say)).")
    case .onTable(let names, let others):
      say(
        "Covers in this game: " + names.joined(separator: "; ")
          + (others > 0 ? "; and \(others) more." : "."),
        "Обложки в этой игре: " + names.joined(separator: "; ")
          + (others > 0 ? "; и ещё \(others)." : "."))
    case .origin:
      say(
        "Use covers from your saved albums or from the last search.",
        "Обложки ваших альбомов или найденных последним поиском.")
    }
  }

  private static var least: Int { PairsLevel.allCases.map(\.pairs).min() ?? 0 }

  private static func list(_ levels: [PairsLevel], _ language: Language) -> String {
    levels.map { PairsPhrase.level($0).text(in: language) }.joined(separator: ", ")
  }

  private static func last(_ levels: [PairsLevel]) -> PairsPhrase {
    .level(levels.last ?? .easy)
  }
}
