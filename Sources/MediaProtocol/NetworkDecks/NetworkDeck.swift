public import Pictures

/// A deck whose pictures come from a service on the network, wholly described by data: a new one is
/// a file beside this and a line in `all`.
public struct NetworkDeck: Hashable, Sendable {
  /// Where a service hides the picture addresses in its JSON.
  public enum Step: Hashable, Sendable {
    /// The member of an object with this name.
    case member(String)
    /// Every element of an array.
    case each
  }

  /// Stored in the settings; letters and digits only.
  public let id: String
  /// What the deck is called, in each language of the screens.
  public let english: String
  public let russian: String
  /// The drawings that stand in where no photos can be had.
  public let standIns: DrawingSet
  /// The address of the service, without a slash at the end.
  public let base: String
  /// The environment variable that replaces `base`.
  public let environment: String
  /// What is asked for below the address; `{count}` stands for a number of pictures, `{page}` for
  /// the number of a page.
  public let query: String
  /// The most pictures that one question can ask for.
  public let mostAtOnce: Int
  /// How many pages there are, counted from 1.
  public let pages: Int
  /// The way to the addresses, or to what `picture` makes addresses of.
  public let addresses: [Step]
  /// Where a picture lies below the address, `{id}` being what was found; nil where whole addresses
  /// are found.
  public let picture: String?

  public init(
    id: String, english: String, russian: String, standIns: DrawingSet, base: String,
    environment: String, query: String, mostAtOnce: Int, pages: Int = 1, addresses: [Step],
    picture: String? = nil
  ) {
    self.id = id
    self.english = english
    self.russian = russian
    self.standIns = standIns
    self.base = base
    self.environment = environment
    self.query = query
    self.mostAtOnce = mostAtOnce
    self.pages = max(pages, 1)
    self.addresses = addresses
    self.picture = picture
  }

  /// Every network deck, in the order the settings list them.
  public static let all: [NetworkDeck] = [.cats, .dogs, .photos]

  /// The deck with this id; nil where there is none.
  public static func named(_ id: String) -> NetworkDeck? {
    all.first { $0.id == id }
  }

  /// The addresses that an environment sets, by the id of their deck.
  public static func addresses(in environment: [String: String]) -> [String: String] {
    all.reduce(into: [:]) { addresses, deck in
      if let address = environment[deck.environment], !address.isEmpty {
        addresses[deck.id] = address
      }
    }
  }

  /// The address that answers with the addresses of `count` pictures, at `base` where it is given.
  /// `turn` is any number; each asks for the page after the one before.
  public func question(count: Int, turn: UInt64, at base: String?) -> String {
    let count = min(max(count, 1), mostAtOnce)
    let filled = Self.fill("{count}", in: query, with: "\(count)")
    return root(base) + Self.fill("{page}", in: filled, with: "\(turn % UInt64(pages) + 1)")
  }

  /// The address of a picture by what an answer of the service says of it.
  public func picture(_ found: String, at base: String?) -> String {
    picture.map { root(base) + Self.fill("{id}", in: $0, with: found) } ?? found
  }

  private func root(_ base: String?) -> String {
    var address = base ?? self.base
    while address.hasSuffix("/") { address.removeLast() }
    return address
  }

  private static func fill(_ name: String, in text: String, with value: String) -> String {
    guard let place = text.firstRange(of: name) else { return text }
    return text[..<place.lowerBound] + value + text[place.upperBound...]
  }
}
