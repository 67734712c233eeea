/// Which pictures of a deck have been seen, newest first.
struct DeckIndex: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let hash: ContentHash
    /// Where it came from: an address, or a file with its size and time.
    let origin: String
  }

  /// Tells the deck from every other: its id and address, or its folder.
  let key: String
  private(set) var entries: [Entry]

  /// The most entries that are remembered.
  static let most = 400

  init(key: String) {
    self.key = key
    entries = []
  }

  /// An index as it was written down; empty where it is damaged or one of another deck.
  init(key: String, text: String) {
    self.init(key: key)
    let lines = text.split(separator: "\n")
    guard lines.first == Self.title(key)[...] else { return }
    for line in lines.dropFirst() {
      guard let space = line.firstIndex(of: " "), let hash = ContentHash(digits: line[..<space])
      else { continue }
      entries.append(Entry(hash: hash, origin: String(line[line.index(after: space)...])))
    }
  }

  var text: String {
    entries.reduce(into: Self.title(key) + "\n") { text, entry in
      text += "\(entry.hash.digits) \(entry.origin)\n"
    }
  }

  /// Notes a picture as the newest; one from the same place is forgotten for it.
  mutating func add(_ entry: Entry) {
    guard !entry.origin.contains(where: \.isNewline) else { return }
    entries.removeAll { $0.origin == entry.origin }
    entries.insert(entry, at: 0)
    if entries.count > Self.most { entries.removeLast(entries.count - Self.most) }
  }

  private static func title(_ key: String) -> String {
    "flipside-deck 1 " + String(key.filter { !$0.isNewline })
  }
}
