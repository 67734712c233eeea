/// What a game is called; the identifier of one that this program does not know.
public struct GameTitle: Phrase, Hashable {
  private let game: GameID

  /// The title of a game.
  public init(_ game: GameID) {
    self.game = game
  }

  /// The text in a language.
  public func text(in say: Language) -> String {
    switch game {
    case PairsGame.id: say("Pairs", "Пары")
    case ColorMatchGame.id: say("Color Match", "Цвет и слово")
    case MovieQuizGame.id: say("Movie Quiz", "Киноквиз")
    case PairsDuelGame.id: say("Duel", "Дуэль")
    default: Clean.line(game.description)
    }
  }
}
