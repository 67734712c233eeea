import GameCore
import MediaProtocol

/// A deal on its way to the table.
struct PendingDeal: Hashable {
  var seed: UInt64
  var eligibility: Eligibility
  var mode = GameMode()
  /// The game to deal whatever the settings are meanwhile, such as a daily board or a race, and
  /// without the films of a service. Nil if the settings apply.
  var pinned: PinnedDeal?
}

/// A game and its setup.
struct PinnedDeal: Hashable {
  let kind: GameKind
  let setup: String

  /// Creates the game in the settings.
  init(in settings: Settings) {
    kind = GameKind(in: settings)
    setup = kind.setup(in: settings)
  }
}

/// A game for practice that is about to start.
enum PendingPractice: Sendable {
  case deal(PendingDeal)
  case resume(SavedRound)

  var seed: UInt64 {
    switch self {
    case .deal(let deal): deal.seed
    case .resume(let saved): saved.transcript.seed
    }
  }
}

extension Context {
  /// Returns the request for a deal, with these covers if they are the deck; nil if it needs no
  /// external pictures, or its cards are too small for them.
  func picturesRequest(
    _ kind: GameKind, setup: String, seed: UInt64, covers: [Cover]
  ) -> PicturesRequest? {
    guard let level = kind.descriptor.board(of: setup),
      let source = pictureSource(covers),
      let format = PictureFormat(of: level, in: board, look)
    else { return nil }
    return PicturesRequest(source: source, faces: level.pairs, format: format, seed: seed)
  }

  /// Returns the request for a new deal, of its own board or the chosen one.
  func picturesRequest(for deal: PendingDeal) -> PicturesRequest? {
    let chosen = deal.pinned ?? PinnedDeal(in: settings)
    return picturesRequest(
      chosen.kind, setup: chosen.setup, seed: deal.seed, covers: covers.covers)
  }

  /// Returns the source of the deck's pictures; nil if they are drawn here.
  func pictureSource(_ covers: [Cover]) -> PictureSource? {
    let setting = settings.sources[deck.id] ?? ""
    switch deck.art {
    case .symbols, .drawings: return nil
    case .covers:
      return .chosen(
        covers.map(\.picture), from: WebService.albums.origin(environment, settings))
    case .network:
      let base = environment.addresses[deck.id] ?? setting
      return .network(deck: deck.id, base: base.isEmpty ? nil : base)
    case .folder: return .folder(path: HomePath.expanded(setting, home: environment.home))
    }
  }

  /// Returns the dialog for a deal that needs more covers than the `count` clearly different ones.
  func missingCovers(for request: PicturesRequest, count: Int) -> Dialog? {
    let level = PairsLevel.allCases.first { $0.pairs == request.faces }
    guard deck == .covers, let level else { return nil }
    return DealNotice.tooFewCovers(count, level).dialog
  }

  /// The setup of a quiz in the settings whose films come from a service; nil for the bundled
  /// films, and for other games.
  var wantedFilms: MovieQuizSetup? {
    let chosen = PinnedDeal(in: settings)
    return chosen.kind == .movieQuiz && settings.filmsFromService
      ? MovieQuizSetup(chosen.setup) : nil
  }
}
