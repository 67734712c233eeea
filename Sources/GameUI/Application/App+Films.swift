import GameCore
import MediaProtocol

extension App {
  /// The setup of a quiz in the settings whose films come from a service; nil for the bundled
  /// films, and for other games.
  private var wantedSetup: MovieQuizSetup? {
    let settings = person.settings
    let kind = GameKind(in: settings)
    return kind == .movieQuiz && settings.filmsFromService
      ? MovieQuizSetup(kind.setup(in: settings)) : nil
  }

  /// Requests the films of a deal; nil if it needs none from a service.
  mutating func askForFilms(
    _ seed: UInt64, _ eligibility: Eligibility, at now: Moment
  ) -> [Effect]? {
    guard let setup = wantedSetup else { return nil }
    let context = context(at: now)
    let base = context.address(of: .films)
    let load = FilmLoad(
      id: nextRequest(), setup: setup, seed: seed, eligibility: eligibility, since: now)
    // A custom server may need no key.
    guard let key = context.filmsKey ?? base.map({ _ in ServiceKey("") }) else {
      fail(load, .noKey, at: now)
      return []
    }
    table = .loadingFilms(load)
    let query = FilmQuery(setup == .top ? .top : .popular, base: base, key: key)
    return [.media(.query(load.id, .films(query)))]
  }

  /// Handles an answer about films; nil if no deal waits for this request.
  mutating func receiveFilms(
    _ result: Result<ServiceReply, ServiceError>, of id: RequestID, at now: Moment
  ) -> [Effect]? {
    guard case .loadingFilms(let load) = table, load.id == id else { return nil }
    hideProgress()
    switch result {
    case .failure(let problem): fail(load, .service(problem), at: now)
    case .success(let reply):
      // If the player has changed the setup meanwhile, deals that one.
      guard wantedSetup == load.setup else {
        table = .empty
        return deal(load.seed, load.eligibility, at: now)
      }
      guard let films = ServiceFilms(reply) else {
        fail(load, .service(.notUnderstood), at: now)
        return []
      }
      let usable = films.usable
      guard MovieQuizContent.drawn(from: usable, seed: load.seed) != nil else {
        fail(load, .service(.tooFewUsable(usable.count)), at: now)
        return []
      }
      show(load.seed, load.eligibility, films: films, at: now)
    }
    return []
  }

  private mutating func fail(_ load: FilmLoad, _ problem: FilmError, at now: Moment) {
    table = .filmsFailed(load)
    show(FilmsFailed(problem: problem).dialog, at: now)
  }

  mutating func perform(_ action: FilmAction, at now: Moment) -> [Effect] {
    switch action {
    case .cancel: return cancelPictures()
    case .tryAgain:
      guard case .filmsFailed(let load) = table else { return [] }
      return deal(load.seed, load.eligibility, at: now)
    case .playWithPack:
      guard case .filmsFailed(let load) = table else { return [] }
      show(load.seed, load.eligibility, at: now)
      return []
    }
  }
}
