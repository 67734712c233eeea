import GameRules

/// Texts of moves in transcripts of every game, setup and eligibility, which the first bytes
/// choose.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 3 else { return 0 }
  let games: [GameID] = [
    PairsGame.id, ColorMatchGame.id, MovieQuizGame.id, PairsDuelGame.id, GameID("nothing"),
  ]
  let game = games[Int(bytes[0]) % games.count]
  let setups = Catalog.setups(of: game) + ["", "none"]
  let transcript = Transcript(
    game: game, revision: Int(bytes[1] & 3), setup: setups[Int(bytes[2]) % setups.count],
    seed: UInt64(bytes[3]), content: content(of: game, bytes[2]),
    eligibility: bytes[2] >= 128 ? .practice : game == PairsDuelGame.id ? .ownOnly : .ranked,
    moves: String(decoding: bytes.dropFirst(4), as: UTF8.self))
  guard let result = try? Catalog.result(of: transcript) else { return 0 }
  precondition(result.points >= 0)
  let record = ReplayRecord(transcript: transcript, claimed: result)
  let isTrue = (try? Catalog.prove(record)) != nil
  precondition(isTrue == (transcript.eligibility != .practice))
  let isRanked = (try? Catalog.verify(record)) != nil
  precondition(isRanked == (transcript.eligibility == .ranked))
  return 0
}

/// Returns a valid content for a game.
private func content(of game: GameID, _ byte: UInt8) -> String {
  switch game {
  case MovieQuizGame.id:
    byte.isMultiple(of: 2) ? FilmPack.top1.reference : FilmPack.popular1.reference
  case PairsDuelGame.id:
    byte.isMultiple(of: 2) ? "person\nperson Anna" : "person\nopponent marble\nopponent quartz"
  default: ""
  }
}
