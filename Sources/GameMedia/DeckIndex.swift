/// The known pictures of a deck, newest first.
struct DeckIndex: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let hash: ContentHash
    /// The source: an address, or a file with its size and time.
    let origin: String
  }

  /// The unique key of the deck: its id and address, or its folder.
  let key: String
  private(set) var entries: [Entry]
  /// The faces of the latest deals in their order, newest deal first.
  private(set) var deals: [Deal] = []
  /// The day since 1970 on which new pictures were last downloaded in advance; 0 for never.
  var refreshed = 0

  /// The faces dealt for a seed, so that a resumed game looks the same.
  struct Deal: Hashable, Sendable {
    let seed: UInt64
    let faces: [ContentHash]
  }

  /// The maximum number of entries and of deals.
  static let most = 400
  static let mostDeals = 32

  init(key: String) {
    self.key = key
    entries = []
  }

  /// Reads an index; empty if it is damaged or of another deck.
  init(key: String, text: String) {
    self.init(key: key)
    let lines = text.split(separator: "\n")
    guard lines.first == Self.title(key)[...] else { return }
    for line in lines.dropFirst() {
      guard let space = line.firstIndex(of: " ") else { continue }
      let rest = line[line.index(after: space)...]
      switch line[..<space] {
      case "deal":
        let words = rest.split(separator: " ")
        guard let seed = words.first.flatMap({ UInt64($0) }) else { continue }
        let faces = words.dropFirst().compactMap { ContentHash(digits: $0) }
        guard faces.count == words.count - 1 else { continue }
        deals.append(Deal(seed: seed, faces: faces))
      case "refreshed": refreshed = Int(rest) ?? 0
      case let digits:
        guard let hash = ContentHash(digits: digits) else { continue }
        entries.append(Entry(hash: hash, origin: String(rest)))
      }
    }
  }

  var text: String {
    var text = Self.title(key) + "\n"
    if refreshed > 0 { text += "refreshed \(refreshed)\n" }
    for deal in deals {
      text += "deal \(deal.seed) \(deal.faces.map(\.digits).joined(separator: " "))\n"
    }
    for entry in entries { text += "\(entry.hash.digits) \(entry.origin)\n" }
    return text
  }

  /// Returns the index with only the pictures at these addresses, identified by address, so that
  /// pictures loaded elsewhere in the program are found.
  func holding(_ addresses: [String]) -> DeckIndex {
    var held = self
    held.entries = addresses.map { Entry(hash: .picture(at: $0), origin: $0) }
    return held
  }

  /// Returns the pictures of the deck in an order determined by a seed.
  func hashes(seed: UInt64) -> [ContentHash] {
    entries.map { ($0.hash.order(seed: seed), $0.hash) }
      .sorted { ($0.0, $0.1.digits) < ($1.0, $1.1.digits) }.map(\.1)
  }

  /// Returns the faces last dealt for a seed; nil if their number was different.
  func deal(of seed: UInt64, faces: Int) -> [ContentHash]? {
    deals.first { $0.seed == seed && $0.faces.count == faces }?.faces
  }

  /// Stores the faces of a deal, replacing those of an earlier one with the same number.
  mutating func add(_ deal: Deal) {
    deals.removeAll { $0.seed == deal.seed && $0.faces.count == deal.faces.count }
    deals.insert(deal, at: 0)
    if deals.count > Self.mostDeals { deals.removeLast(deals.count - Self.mostDeals) }
  }

  /// Adds a picture as the newest, replacing one from the same source.
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
