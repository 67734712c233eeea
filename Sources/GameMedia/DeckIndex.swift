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
  /// The faces of the latest deals in their order, newest first.
  private(set) var deals: [Deal] = []
  /// The day since 1970 on which new pictures were last fetched unasked; 0 where it never was.
  private(set) var refreshed = 0

  /// What a seed was answered with, so that a game which is taken up again looks as it did.
  struct Deal: Hashable, Sendable {
    let seed: UInt64
    let faces: [ContentHash]
  }

  /// The most entries and deals that are remembered.
  static let most = 400
  static let mostDeals = 32

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

  /// The same with the pictures at these addresses only, kept as single pictures are: what was seen
  /// elsewhere in the program is at hand.
  func holding(_ addresses: [String]) -> DeckIndex {
    var held = self
    held.entries = addresses.map { Entry(hash: .picture(at: $0), origin: $0) }
    return held
  }

  /// The pictures of the deck in an order that a seed decides.
  func hashes(seed: UInt64) -> [ContentHash] {
    entries.map { ($0.hash.order(seed: seed), $0.hash) }
      .sorted { ($0.0, $0.1.digits) < ($1.0, $1.1.digits) }.map(\.1)
  }

  /// The faces that a seed was last answered with; nil where their number was another.
  func deal(of seed: UInt64, faces: Int) -> [ContentHash]? {
    deals.first { $0.seed == seed && $0.faces.count == faces }?.faces
  }

  /// Notes what a seed was answered with; an earlier answer of as many faces is forgotten for it.
  mutating func add(_ deal: Deal) {
    deals.removeAll { $0.seed == deal.seed && $0.faces.count == deal.faces.count }
    deals.insert(deal, at: 0)
    if deals.count > Self.mostDeals { deals.removeLast(deals.count - Self.mostDeals) }
  }

  /// Notes the day on which new pictures were fetched unasked.
  mutating func noteRefreshed(on day: Int) {
    refreshed = day
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
