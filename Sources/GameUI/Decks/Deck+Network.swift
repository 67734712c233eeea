import GameCore
import MediaProtocol
import Pictures

extension Deck {
  /// Creates a deck with the photos of a service on the network.
  init(_ network: NetworkDeck) {
    self.init(
      id: network.id, title: Localized(network.english, network.russian),
      art: .network(standIns: network.standIns))
  }
}
