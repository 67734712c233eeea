public import Pictures
internal import SystemStrings

/// A deck with pictures from a service on the network, described by data. A new one is a file next
/// to this one and a line in `all`.
public struct NetworkDeck: Hashable, Sendable {
  /// A step on the path to the picture addresses in a service's JSON.
  public enum Step: Hashable, Sendable {
    /// The member of an object with this name.
    case member(String)
    /// Every element of an array.
    case each
  }

  /// The identifier stored in the settings; letters and digits only.
  public let id: String
  /// The names of the deck, in English and in Russian.
  public let english: String
  public let russian: String
  /// The drawings used if no photos are available.
  public let standIns: DrawingSet
  /// The address of the service, without a slash at the end.
  public let base: String
  /// The environment variable that replaces `base`.
  public let environment: String
  /// The query relative to `base`. `{count}` stands for the number of pictures, `{page}` for the
  /// page number.
  public let query: String
  /// The maximum number of pictures of one query.
  public let mostAtOnce: Int
  /// The number of pages, counted from 1.
  public internal(set) var pages = 1
  /// The path to the addresses, or to the ids that `picture` turns into addresses.
  public let addresses: [Step]
  /// The path of a picture relative to `base`, with `{id}` for the found id; nil if the answers
  /// contain full addresses.
  public internal(set) var picture: String?

  /// The network decks, in the order of the settings.
  public static let all: [NetworkDeck] = [.cats, .dogs, .photos]

  /// Returns the deck with this id, or nil.
  public static func named(_ id: String) -> NetworkDeck? {
    all.first { $0.id == id }
  }

  /// Returns the URL that queries the addresses of `count` pictures, at `base` if given. `turn` is
  /// any number; consecutive numbers query consecutive pages.
  public func question(count: Int, turn: UInt64, at base: String?) -> String {
    let count = min(max(count, 1), mostAtOnce)
    let filled = Self.fill("{count}", in: query, with: "\(count)")
    return root(base) + Self.fill("{page}", in: filled, with: "\(turn % UInt64(pages) + 1)")
  }

  /// Returns the address of a picture, given an address or id from an answer of the service.
  public func picture(_ found: String, at base: String?) -> String {
    picture.map { root(base) + Self.fill("{id}", in: $0, with: found) } ?? found
  }

  private func root(_ base: String?) -> String {
    (base ?? self.base).withoutTrailingSlashes
  }

  private static func fill(_ name: String, in text: String, with value: String) -> String {
    guard let place = text.firstRange(of: name) else { return text }
    return text[..<place.lowerBound] + value + text[place.upperBound...]
  }
}
