/// A list of films in the program. Once released, a pack is never edited, only followed by one with
/// the next number.
public struct FilmPack: Hashable, Sendable {
  /// The name: setup and number, such as `top-1`.
  public let name: String
  public let setup: MovieQuizSetup
  public let films: [Film]
  /// The name and digest by which a record refers to the pack.
  public let reference: String

  /// All packs; the newest of each setup is its last.
  public static let all = [top1, popular1]

  public static let top1 = FilmPack(
    "top-1", for: .top, lines: [top1Early, top1Middle, top1Late])
  public static let popular1 = FilmPack(
    "popular-1", for: .popular, lines: [popular1Early, popular1Late])

  /// Returns the pack that new games of `setup` are played on.
  static func newest(for setup: MovieQuizSetup) -> FilmPack {
    switch setup {
    case .top: top1
    case .popular: popular1
    }
  }

  static let referencePrefix = "pack "

  /// Returns the pack that `reference` names, for a game of `setup`.
  static func find(
    _ reference: String, for setup: MovieQuizSetup
  ) throws(ContentError) -> FilmPack {
    for pack in all where pack.setup == setup && pack.reference == reference { return pack }
    let words = reference.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3 else { throw .unreadable(line: 1) }
    let name = String(words[1])
    throw all.contains { $0.name == name && $0.setup == setup }
      ? .changedPack(name) : .unknownPack(name)
  }

  /// Creates a pack from the lines of a table. Unreadable lines are left out; a test detects them.
  init(_ name: String, for setup: MovieQuizSetup, lines parts: [String]) {
    let lines = parts.joined(separator: "\n")
    self.name = name
    self.setup = setup
    films = lines.split(separator: "\n").enumerated().compactMap { index, line in
      Film(id: "\(name)-\(index + 1)", packLine: line)
    }
    reference = Self.referencePrefix + "\(name) \(Self.digest(of: lines))"
  }

  /// Returns the 64-bit FNV-1a hash in hexadecimal. It need not resist forgery, because games are
  /// replayed on the program's own pack.
  private static func digest(of lines: String) -> String {
    let digits = String(lines.fnv1a, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Film {
  /// Reads `Title|Russian title|1994|drama|9.3`.
  fileprivate init?(id: String, packLine: Substring) {
    let parts = packLine.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, let year = Int(parts[2]), let genre = FilmGenre(rawValue: parts[3]),
      let rating = FilmRating(parts[4]), !parts[1].isEmpty
    else { return nil }
    self.init(
      id: id, title: parts[0], russianTitle: parts[1], year: year, genre: genre, rating: rating)
    guard isUsable else { return nil }
  }
}
