public import GameCore

/// The names of the cards of a deal, for descriptions in words.
public enum BoardFaceNames {
  /// Returns the names of the faces on a board with the default deck; none for a game without
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
