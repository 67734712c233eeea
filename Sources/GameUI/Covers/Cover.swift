import GameCore
import MediaProtocol

/// The cover of an album as the face of a card.
struct Cover: Hashable, Sendable {
  let album: Album
  /// The address of the small cover, which is larger than any card, and cached by the lists of
  /// albums.
  let address: String
  /// The name of the card: "artist, title".
  let name: String

  private static let longestName = 120

  /// Creates a cover; nil for an album without artwork or name.
  init?(_ album: Album) {
    guard let address = album.artwork, address.utf8.count <= KeptAlbum.longestAddress else {
      return nil
    }
    let name = [album.artist, album.title].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: ", ")
    guard !name.isEmpty else { return nil }
    self.album = album
    self.address = address
    self.name = TextSanitizer.line(name, limit: Self.longestName)
  }

  var picture: CustomDeckPicture { CustomDeckPicture(address: address, name: name) }
}

extension Album {
  /// Returns the artist, and year and genre, as far as they are known.
  func facts(_ look: RenderStyle) -> [String] {
    [artist ?? "", look.dotted([year.map { "\($0)" }, genre])].filter { !$0.isEmpty }
  }

  /// The key of its small cover.
  var cover: PictureKey? { artwork.map { .address($0, of: .albums) } }
  /// The key of a large one.
  var largeCover: PictureKey? { artwork(side: 600).map { .address($0, of: .albums) } }
}

extension Cover {
  /// Returns the covers of albums without repeated artwork or names, because cards with the same
  /// name could not be distinguished by it.
  static func all(of albums: [Album]) -> [Cover] {
    var seen: Set<String> = []
    return albums.compactMap { Cover($0) }
      .filter { seen.insert($0.address).inserted && seen.insert($0.name).inserted }
  }
}

extension [Cover] {
  /// The levels for which there are enough covers.
  var levels: [PairsLevel] { PairsLevel.enough(for: count) }
}

extension PairsLevel {
  /// Returns the levels for which this number of different pictures is enough.
  static func enough(for pictures: Int) -> [PairsLevel] {
    allCases.filter { $0.pairs <= pictures }
  }
}

extension [Cover] {
  /// The covers as text for a saved game; empty if there are none.
  var appearance: String {
    guard !isEmpty else { return "" }
    let lines = map { cover in
      let id = cover.album.id.map { "\($0)" } ?? ""
      let texts = [cover.address, cover.album.artist ?? "", cover.album.title ?? ""]
      return ([id] + texts.map { TextSanitizer.line($0, limit: KeptAlbum.longestAddress) })
        .joined(separator: "\t")
    }
    return ([Cover.heading] + lines).joined(separator: "\n")
  }
}

extension Cover {
  /// The first line of covers in a saved game.
  fileprivate static let heading = "covers 1"

  /// Reads the covers of a saved game; none if it has another deck.
  static func all(appearance: String) -> [Cover] {
    let lines = appearance.split(separator: "\n")
    guard lines.first == heading[...] else { return [] }
    let albums = lines.dropFirst().prefix(Deck.size).compactMap { line -> Album? in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 4 else { return nil }
      let texts = parts.dropFirst(2).map {
        $0.isEmpty ? nil : TextSanitizer.line(String($0), limit: 300)
      }
      return Album(
        id: Int(parts[0]), title: texts[1], artist: texts[0], year: nil, genre: nil,
        trackCount: nil, artwork: String(parts[1]))
    }
    return all(of: albums)
  }
}
