import Canvas
import MediaProtocol
import Pictures

@testable import GameCore
@testable import GameUI

extension Visitor {
  /// The last saved game.
  var latestKept: SavedRound? {
    for effect in effects.reversed() {
      if case .store(.keepProgress(let saved, _)) = effect { return saved }
    }
    return nil
  }

  /// The latest request for the pictures of a game.
  var latestLoad: (id: RequestID, request: PicturesRequest)? {
    for effect in effects.reversed() {
      if case .media(.load(let id, let request)) = effect, request.mode != .preview {
        return (id, request)
      }
    }
    return nil
  }

  /// The latest request for the pictures of a game in another format.
  var latestRedraw: (id: RequestID, loaded: RequestID, format: PictureFormat)? {
    for effect in effects.reversed() {
      if case .media(.redraw(let id, let loaded, let format)) = effect {
        return (id, loaded, format)
      }
    }
    return nil
  }

  /// The requests for previews so far.
  var previews: [(id: RequestID, request: PicturesRequest)] {
    effects.compactMap { effect in
      guard case .media(.load(let id, let request)) = effect, request.mode == .preview else {
        return nil
      }
      return (id, request)
    }
  }

  /// Answers a request with as many plain pictures as it needs, with these names in order.
  mutating func deliver(
    _ id: RequestID, _ request: PicturesRequest, names: [String] = [], count: Int? = nil,
    foreground: Color = .standard
  ) {
    let size = request.format.size
    for index in 0..<(count ?? request.faces) {
      let cell = Cell(Character(Unicode.Scalar(UInt8(65 + index))), Style(foreground: foreground))
      guard
        let picture = Picture(
          columns: size.columns, rows: size.rows,
          cells: Array(repeating: cell, count: size.columns * size.rows))
      else { return }
      let name = names.dropFirst(index).first ?? ""
      send(id, .face(Face(index: index, name: name, picture: picture)))
    }
    send(id, .done)
  }

  /// Returns a guest who has chosen a deck.
  static func guest(
    deck: String, level: String = "easy", language: Language = .english
  ) -> Visitor {
    var environment = App.LaunchEnvironment(language: language)
    environment.home = "/home/anna"
    var visitor = Visitor(
      environment, settings: Settings(deck: deck, setups: ["pairs": level], motion: false))
    visitor.enterAsGuest()
    return visitor
  }

  /// Returns a guest who has started a game with pictures of `deck`, which are loading.
  static func loading(_ deck: String, seed: UInt64) -> Visitor {
    var visitor = guest(deck: deck)
    visitor.press(.character("3"), .enter)
    visitor.answer(.seed(seed))
    return visitor
  }
}
