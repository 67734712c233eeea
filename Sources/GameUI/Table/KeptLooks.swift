import GameCore

/// How a game in progress keeps what it looks like: see `SavedRound.looks`.
struct KeptLooks {
  private static let drawn = "drawings 1"

  /// Whether its player has chosen drawings in the place of pictures.
  let isDrawn: Bool
  /// The covers or posters that it was dealt with, as they keep themselves.
  let rest: String

  init(_ text: String) {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    isDrawn = lines.first == Self.drawn[...]
    rest = isDrawn ? lines.dropFirst().first.map(String.init) ?? "" : text
  }

  init(of game: TableGame) {
    isDrawn = if case .declined = game.photos { true } else { false }
    rest = game.covers.isEmpty ? game.play.looks : game.covers.looks
  }

  var text: String {
    guard isDrawn else { return rest }
    return rest.isEmpty ? Self.drawn : "\(Self.drawn)\n\(rest)"
  }
}
