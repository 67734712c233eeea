public import GameCore

/// What is on the cards of a deal, for those who are told of it in words.
public enum BoardFaces {
  /// The names of the faces as a board with the usual deck shows them; none for a game without
  /// cards.
  public static func names(of transcript: Transcript) -> FaceNames {
    guard let level = GameKind(transcript.game)?.descriptor.board(of: transcript.setup) else {
      return FaceNames()
    }
    let faces = Deck.symbols.faces
    return FaceNames(
      Deck.choice(pairs: level.pairs, seed: transcript.seed)
        .map { faces.indices.contains($0) ? faces[$0].name : Localized("?", "?") })
  }
}
