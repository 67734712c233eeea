/// The films that a quiz asks about: a pack of the program, or films from elsewhere, which are then
/// part of the record.
public enum MovieQuizContent: Hashable, Sendable {
  case pack(FilmPack)
  /// The ten questions of one seed.
  case questions(Questions)

  /// Ten questions about films that are in no pack of the program.
  public struct Questions: Hashable, Sendable {
    public let all: [MovieQuizQuestion]

    fileprivate init(about films: [Film], seed: UInt64) {
      all = MovieQuizDraw.questions(about: films, seed: seed)
    }
  }

  /// Returns the newest pack for `setup`.
  public static func newestPack(for setup: MovieQuizSetup) -> MovieQuizContent {
    .pack(FilmPack.newest(for: setup))
  }

  /// Returns ten films that `seed` draws from `films`; nil if fewer than ten different ones are
  /// usable.
  public static func drawn(from films: [Film], seed: UInt64) -> MovieQuizContent? {
    var known: Set<String> = []
    let usable = films.filter { $0.isUsable && known.insert($0.id).inserted }
    guard usable.count >= MovieQuizGame.questions else { return nil }
    return .questions(Questions(about: MovieQuizDraw.films(of: usable, seed: seed), seed: seed))
  }
}

extension MovieQuizContent: CustomStringConvertible {
  /// The text: `pack top-1 1f2e3d4c5b6a7988`, or a line for each question: `tt0111161 9.3 >8.8 1994
  /// Its title`.
  public var description: String {
    switch self {
    case .pack(let pack): pack.reference
    case .questions(let questions): questions.all.map(Self.line).joined(separator: "\n")
    }
  }

  /// Reads `description` back.
  init(_ text: String, for setup: MovieQuizSetup, seed: UInt64) throws(ContentError) {
    guard !text.isEmpty else { throw .missing }
    if text.hasPrefix(FilmPack.referencePrefix) {
      self = .pack(try FilmPack.find(text, for: setup))
    } else {
      self = .questions(try Self.questions(of: text, seed: seed))
    }
  }

  private static func line(_ question: MovieQuizQuestion) -> String {
    let film = question.film
    return "\(film.id) \(film.rating) \(question.side.rawValue)\(question.threshold) "
      + "\(film.year) \(film.title)"
  }

  private static func questions(
    of text: String, seed: UInt64
  ) throws(ContentError) -> Questions {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var films: [Film] = []
    for (index, line) in lines.enumerated() {
      guard let film = film(of: line), film.isUsable, index < MovieQuizGame.questions,
        !films.contains(where: { $0.id == film.id })
      else { throw .unreadable(line: index + 1) }
      films.append(film)
    }
    guard films.count == MovieQuizGame.questions else { throw .unreadable(line: lines.count + 1) }
    let questions = Questions(about: films, seed: seed)
    for (index, question) in questions.all.enumerated() {
      guard line(question) == lines[index] else { throw .wrongQuestion(number: index + 1) }
    }
    return questions
  }

  private static func film(of line: Substring) -> Film? {
    let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    guard words.count == 5, let rating = FilmRating(String(words[1])), let year = Int(words[3])
    else { return nil }
    return Film(id: String(words[0]), title: String(words[4]), year: year, rating: rating)
  }
}

/// The films and questions that a seed draws. Each has a separate random sequence, so that the ten
/// films are enough to reconstruct the questions about them.
enum MovieQuizDraw {
  /// Returns ten different films of `list`, in the order of the questions. `list` has at least ten.
  static func films(of list: [Film], seed: UInt64) -> [Film] {
    var generator = Generator(seed: seed)
    var places = Array(list.indices)
    return (0..<min(MovieQuizGame.questions, list.count)).map { index in
      let other = index + Int(generator.below(UInt64(places.count - index)))
      places.swapAt(index, other)
      return list[places[index]]
    }
  }

  static func questions(about films: [Film], seed: UInt64) -> [MovieQuizQuestion] {
    var generator = Generator(seed: seed ^ 0x7175_6573_7469_6F6E)
    return films.map { MovieQuizQuestion.next(about: $0, from: &generator) }
  }
}
