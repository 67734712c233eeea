import GameRules

/// Quiz contents from records, and lists of films from services: a parsed content is written back
/// unchanged, and its questions can be answered.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 1 else { return 0 }
  let setup: MovieQuizSetup = bytes[0] % 2 == 0 ? .top : .popular
  let seed = UInt64(bytes[1])
  let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
  if let content = try? MovieQuizGame.content(from: text, for: setup, seed: seed) {
    precondition(content.description == text, "what is written is not what was read")
    play(setup, seed: seed, content)
  }
  if let content = MovieQuizContent.drawn(from: films(of: text), seed: seed) {
    let again = try? MovieQuizGame.content(from: content.description, for: setup, seed: seed)
    precondition(again == content, "questions do not read back")
    play(setup, seed: seed, content)
  }
  return 0
}

/// Returns a film for each line: its number, then rating, year and title.
private func films(of text: String) -> [Film] {
  text.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count == 4, let rating = FilmRating(words[1]), let year = Int(words[2]) else {
      return nil
    }
    return Film(id: words[0], title: words[3], year: year, rating: rating)
  }
}

/// Plays to the end and verifies the record.
private func play(_ setup: MovieQuizSetup, seed: UInt64, _ content: MovieQuizContent) {
  let eligibility: Eligibility = MovieQuizGame.isRankable(content) ? .ranked : .ownOnly
  var round = Round<MovieQuizGame>(setup, seed: seed, content: content, eligibility: eligibility)
  while round.result == nil {
    round.advance(to: round.latest + .seconds(3))
    guard case .asked = round.state.phase else { continue }
    let question = round.state.question
    precondition((10...99).contains(question.threshold.tenths))
    precondition((3...10).contains(abs(question.threshold.tenths - question.film.rating.tenths)))
    guard (try? round.play(.yes, at: round.latest)) != nil else { return }
  }
  guard let record = round.record else { preconditionFailure("a quiz without a record") }
  precondition((try? Catalog.prove(record))?.record == record, "a played quiz is not true")
}
