import GameCore

/// The texts about covers as a deck.
enum CoversPhrase: Phrase {
  /// So many covers, and the levels that they are enough for.
  case enough(Int, [PairsLevel])
  /// The same in few words.
  case inShort(AlbumsAtHand.Origin, Int, [PairsLevel])
  case needs(PairsLevel), more(Int), howToGet, tooSmall([PairsLevel])
  case onTable([String], others: Int)
  case fillUp, albums, play
  /// Whose covers these are.
  case origin

  var english: String {
    switch self {
    case .enough(let count, let levels):
      levels.isEmpty
        ? "\(Self.english(count)): not enough for any level."
        : "\(Self.english(count)): enough for \(Self.list(levels, \.english))."
    case .inShort(let origin, let count, let levels):
      (origin == .mine ? "My albums: " : "Last search: ")
        + (levels.isEmpty
          ? "\(count) of \(Self.least) covers"
          : Plural.english(count, "cover", "covers") + ", up to " + Self.last(levels).english)
    case .needs(let level):
      "\(PairsPhrase.level(level).english) needs \(level.pairs)."
    case .more(let count):
      "The last search has \(count) more: they can fill the gaps."
    case .howToGet: "Keep albums in the tab Albums with f, or play with what a search finds."
    case .tooSmall(let levels):
      "This window has no room for covers in: \(Self.list(levels, \.english))."
    case .onTable(let names, let others):
      "On the table: " + names.joined(separator: "; ")
        + (others > 0 ? " and \(others) more." : ".")
    case .origin: "Whose covers these are: of the albums that you keep, or of the last search."
    case .fillUp: "Fill up"
    case .albums: "Albums"
    case .play: "play"
    }
  }

  var russian: String {
    switch self {
    case .enough(let count, let levels):
      levels.isEmpty
        ? "Разных обложек: \(count). Не хватит ни на один уровень."
        : "Разных обложек: \(count). Хватит на уровни: \(Self.list(levels, \.russian))."
    case .inShort(let origin, let count, let levels):
      (origin == .mine ? "Мои альбомы: " : "Последний поиск: ")
        + (levels.isEmpty
          ? "\(count) из \(Self.least) обложек"
          : Plural.russian(count, "обложка", "обложки", "обложек") + ", до уровня «"
            + Self.last(levels).russian + "»")
    case .needs(let level):
      "Уровню «\(PairsPhrase.level(level).russian)» нужно \(level.pairs)."
    case .more(let count):
      "В последнем поиске есть ещё \(count): ими можно дополнить."
    case .howToGet:
      "Сохраняйте альбомы на вкладке «Альбомы» клавишей f или играйте с найденными."
    case .tooSmall(let levels):
      "Обложкам тесно в таком окне на уровнях: \(Self.list(levels, \.russian))."
    case .onTable(let names, let others):
      "На столе были: " + names.joined(separator: "; ")
        + (others > 0 ? " и ещё \(others)." : ".")
    case .origin: "Чьи это обложки: ваших альбомов или найденных последним поиском."
    case .fillUp: "Дополнить"
    case .albums: "Альбомы"
    case .play: "играть"
    }
  }

  private static var least: Int { PairsLevel.allCases.map(\.pairs).min() ?? 0 }

  private static func english(_ count: Int) -> String {
    Plural.english(count, "different cover", "different covers")
  }

  private static func list(
    _ levels: [PairsLevel], _ text: KeyPath<PairsPhrase, String>
  ) -> String {
    levels.map { PairsPhrase.level($0)[keyPath: text] }.joined(separator: ", ")
  }

  private static func last(_ levels: [PairsLevel]) -> PairsPhrase {
    .level(levels.last ?? .easy)
  }
}
