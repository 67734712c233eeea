import Canvas
import MediaProtocol
import Pictures
import Testing

@testable import GameCore
@testable import GameUI

extension Visitor {
  /// Opens the Play tab as Anna, with saved albums of these ids and the deck of covers; optionally
  /// with a saved game.
  static func atBoard(
    keeping numbers: some Sequence<Int>, offering kept: SavedRound? = nil
  ) throws -> Visitor {
    let settings = Settings(deck: "covers", motion: false)
    var visitor = Visitor(settings: settings)
    let player = try Deals.player()
    visitor.answer(.loggedIn(player, settings))
    visitor.answer(.albumsKept(numbers))
    visitor.answer(.progress(kept, of: .player(player.id)))
    visitor.effects = []
    return visitor
  }

  /// Deals and delivers covers; returns the names of the cards, by the rules' numbers.
  mutating func dealCovers() throws -> [String] {
    press(.enter)
    answer(.seed(7))
    guard let (id, request) = latestLoad else { throw ReplayError.unfinished }
    let names = request.covers.map(\.name).reversed().prefix(request.faces)
    deliver(id, request, names: Array(names))
    return Array(names)
  }

  /// Answers for the profile of a player who may search.
  mutating func answerGate() {
    guard let profile = try? Self.profile() else {
      Issue.record("no profile")
      return
    }
    answer(
      .reply(
        to: ProfileQuery(player: PlayerID(1)),
        .success(Dated(value: OwnProfile(profile: profile), time: Self.today))))
  }
}

extension PicturesRequest {
  /// The requested covers.
  var covers: [CustomDeckPicture] {
    if case .chosen(let pictures, _) = source { pictures } else { [] }
  }
}

extension StoreAnswer {
  /// Returns Anna's saved albums with these ids.
  static func albumsKept(_ numbers: some Sequence<Int>) -> StoreAnswer {
    let albums = Album.numbered(numbers).compactMap { KeptAlbum($0) }
    return .reply(to: AlbumsQuery(player: PlayerID(1)), .success(albums))
  }
}

extension Album {
  static func numbered(_ numbers: some Sequence<Int>) -> [Album] {
    numbers.map { test($0, "Album \($0)") }
  }
}
