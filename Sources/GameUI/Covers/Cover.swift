import GameCore
import MediaProtocol

/// The cover of an album as the face of a card.
struct Cover: Hashable, Sendable {
  let album: Album
  /// Where the cover lies. The small one, which the lists of albums have fetched already, is larger
  /// than any card.
  let address: String
  /// What the card is called: "band, title".
  let name: String

  private static let longestName = 120

  /// Nil for an album without a cover or without any name.
  init?(_ album: Album) {
    guard let address = album.artwork, address.utf8.count <= KeptAlbum.longestAddress else {
      return nil
    }
    let name = [album.artist, album.title].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: ", ")
    guard !name.isEmpty else { return nil }
    self.album = album
    self.address = address
    self.name = Clean.line(name, limit: Self.longestName)
  }

  var picture: ChosenPicture { ChosenPicture(address: address, name: name) }
}

extension Album {
  /// Where its small cover is.
  var cover: PictureKey? { artwork.map { .address($0, of: .albums) } }
}

extension Cover {
  /// The covers of albums, each artwork and each name once: cards that are called the same could
  /// not be told apart by their names.
  static func all(of albums: [Album]) -> [Cover] {
    var seen: Set<String> = []
    return albums.compactMap { Cover($0) }
      .filter { seen.insert($0.address).inserted && seen.insert($0.name).inserted }
  }
}

extension [Cover] {
  /// These and what others add to them.
  func filled(up others: [Cover]) -> [Cover] { Cover.all(of: (self + others).map(\.album)) }

  /// The levels that so many covers are enough for.
  var levels: [PairsLevel] { PairsLevel.enough(for: count) }
}

extension PairsLevel {
  /// The levels that so many different pictures are enough for.
  static func enough(for pictures: Int) -> [PairsLevel] {
    allCases.filter { $0.pairs <= pictures }
  }
}

/// How a game in progress keeps the covers that it was dealt with.
private enum Looks {
  static let heading = "covers 1"
}

extension [Cover] {
  /// The covers as a game in progress keeps them; empty where there are none.
  var looks: String {
    guard !isEmpty else { return "" }
    let lines = map { cover in
      let id = cover.album.id.map { "\($0)" } ?? ""
      let texts = [cover.address, cover.album.artist ?? "", cover.album.title ?? ""]
      return ([id] + texts.map { Clean.line($0, limit: KeptAlbum.longestAddress) })
        .joined(separator: "\t")
    }
    return ([Looks.heading] + lines).joined(separator: "\n")
  }
}

extension Cover {
  /// The covers that a kept game was dealt with; none where it was dealt with something else.
  static func all(looks: String) -> [Cover] {
    let lines = looks.split(separator: "\n")
    guard lines.first == Looks.heading[...] else { return [] }
    let albums = lines.dropFirst().prefix(Deck.size).compactMap { line -> Album? in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 4 else { return nil }
      let texts = parts.dropFirst(2).map { $0.isEmpty ? nil : Clean.line($0, limit: 300) }
      return Album(
        id: Int(parts[0]), title: texts[1], artist: texts[0], year: nil, genre: nil,
        trackCount: nil, artwork: String(parts[1]))
    }
    return all(of: albums)
  }
}
