/// A list of films that the program carries: once released it is never edited, only followed by
/// another with the next number.
public struct FilmPack: Hashable, Sendable {
  /// Its setup and number, such as `top-1`.
  public let name: String
  public let setup: MovieQuizSetup
  public let films: [Film]
  /// How a record names it: name and digest.
  public let reference: String

  /// Every pack, a setup's newest last.
  public static let all = [top1, popular1]

  public static let top1 = FilmPack(
    "top-1", for: .top, lines: [top1Early, top1Middle, top1Late])
  public static let popular1 = FilmPack(
    "popular-1", for: .popular, lines: [popular1Early, popular1Late])

  /// The pack that new games of `setup` are played on.
  static func newest(for setup: MovieQuizSetup) -> FilmPack {
    switch setup {
    case .top: top1
    case .popular: popular1
    }
  }

  static let referencePrefix = "pack "

  /// The pack that `reference` names, for a game of `setup`.
  static func find(
    _ reference: String, for setup: MovieQuizSetup
  ) throws(ContentFault) -> FilmPack {
    for pack in all where pack.setup == setup && pack.reference == reference { return pack }
    let words = reference.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3 else { throw .unreadable(line: 1) }
    let name = String(words[1])
    throw all.contains { $0.name == name && $0.setup == setup }
      ? .changedPack(name) : .unknownPack(name)
  }

  /// A pack of a table's lines; one that cannot be read is left out, and the tests find it.
  init(_ name: String, for setup: MovieQuizSetup, lines parts: [String]) {
    let lines = parts.joined(separator: "\n")
    self.name = name
    self.setup = setup
    films = lines.split(separator: "\n").enumerated().compactMap { index, line in
      Film(id: "\(name)-\(index + 1)", packLine: line)
    }
    reference = Self.referencePrefix + "\(name) \(Self.digest(of: lines))"
  }

  /// One pack is one reference: a record could not tell more apart.
  public static func == (left: FilmPack, right: FilmPack) -> Bool {
    left.reference == right.reference
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(reference)
  }

  /// 64 bits by which packs are told apart, in hexadecimal: FNV-1a, as published by Fowler, Noll
  /// and Vo. It need not withstand forgers: games are replayed on the program's own pack.
  private static func digest(of lines: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in lines.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
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
