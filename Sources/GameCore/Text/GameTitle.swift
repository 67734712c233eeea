/// What a game is called; the identifier of one that this program does not know.
public struct GameTitle: Phrase, Hashable {
  private let game: GameID

  /// The title of a game.
  public init(_ game: GameID) {
    self.game = game
  }

  /// The title in English.
  public var english: String {
    switch game {
    case PairsGame.id: "Pairs"
    case ColorMatchGame.id: "Color Match"
    case MovieQuizGame.id: "Movie Quiz"
    case PairsDuelGame.id: "Duel"
    default: Clean.line(game.description)
    }
  }

  /// The title in Russian.
  public var russian: String {
    switch game {
    case PairsGame.id: "Пары"
    case ColorMatchGame.id: "Цвет и слово"
    case MovieQuizGame.id: "Киноквиз"
    case PairsDuelGame.id: "Дуэль"
    default: english
    }
  }
}
