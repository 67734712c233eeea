/// The title of a game, or its id if the game is unknown.
public struct GameTitle: Phrase, Hashable {
  private let game: GameID

  /// Creates the title of a game.
  public init(_ game: GameID) {
    self.game = game
  }

  /// Returns the text in a language.
  public func text(in say: Language) -> String {
    switch game {
    case PairsGame.id: say("Pairs", "Пары")
    case ColorMatchGame.id: say("Color Match", "Цвет и слово")
    case MovieQuizGame.id: say("Movie Quiz", "Киноквиз")
    case PairsDuelGame.id: say("Duel", "Дуэль")
    default: TextSanitizer.line(game.description)
    }
  }
}
