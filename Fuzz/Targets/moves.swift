import GameRules

/// Texts of moves in transcripts of every game, setup and standing, chosen by the first bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 3 else { return 0 }
  let games: [GameID] = [PairsGame.id, ColorMatchGame.id, MovieQuizGame.id, GameID("nothing")]
  let game = games[Int(bytes[0]) % games.count]
  let setups = Catalog.setups(of: game) + ["", "none"]
  let transcript = Transcript(
    game: game, revision: Int(bytes[1] & 3), setup: setups[Int(bytes[2]) % setups.count],
    seed: UInt64(bytes[3]), content: game == MovieQuizGame.id ? pack(bytes[2]) : "",
    eligibility: bytes[2] < 128 ? .ranked : .practice,
    moves: String(decoding: bytes.dropFirst(4), as: UTF8.self))
  guard let result = try? Catalog.result(of: transcript) else { return 0 }
  precondition(result.points >= 0)
  let record = ReplayRecord(transcript: transcript, claimed: result)
  let isTrue = (try? Catalog.verify(record)) != nil
  precondition(isTrue == (transcript.eligibility == .ranked))
  return 0
}

/// The pack of one setup or the other.
private func pack(_ byte: UInt8) -> String {
  byte.isMultiple(of: 2) ? FilmPack.top1.reference : FilmPack.popular1.reference
}
