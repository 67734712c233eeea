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
  /// What is asked for below the address; `{count}` stands for a number of pictures.
  public let query: String
  /// The most pictures that one question can ask for.
  public let mostAtOnce: Int
  /// The way to the addresses.
  public let addresses: [Step]

  public init(
    id: String, english: String, russian: String, standIns: DrawingSet, base: String,
    environment: String,
    query: String, mostAtOnce: Int, addresses: [Step]
  ) {
    self.id = id
    self.english = english
    self.russian = russian
    self.standIns = standIns
    self.base = base
    self.environment = environment
    self.query = query
    self.mostAtOnce = mostAtOnce
    self.addresses = addresses
  }

  /// Every network deck, in the order the settings list them.
  public static let all: [NetworkDeck] = [.cats, .dogs]

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
  public func question(count: Int, at base: String?) -> String {
    var address = base ?? self.base
    while address.hasSuffix("/") { address.removeLast() }
    let count = String(min(max(count, 1), mostAtOnce))
    guard let place = query.firstRange(of: "{count}") else { return address + query }
    return address + query[..<place.lowerBound] + count + query[place.upperBound...]
  }
}
