import Canvas
import GameCore
import MediaProtocol

extension Table {
  /// Draws a seed for a ranked game, perhaps for a race, or for practice without a clock.
  mutating func drawSeed(for mode: GameMode = GameMode()) -> [Effect] {
    wait(for: .seed(mode))
    return [.store(.drawSeed)]
  }

  /// Deals with a drawn seed, unless another one was chosen.
  mutating func receive(seed: UInt64, _ context: Context) -> [Action] {
    guard case .waiting(.seed(let mode)) = state else { return [] }
    var deal = PendingDeal(
      seed: seed, eligibility: .ranked, mode: mode,
      pinned: mode.rival.map { _ in PinnedDeal(in: context.settings) })
    if let chosen = context.environment.seed {
      deal.seed = chosen
    } else if !mode.isUntimed {
      return self.deal(deal, context)
    }
    return startPractice(.deal(deal), by: context.player?.id).map(Action.effect)
  }

  /// Starts practice, unless that would show the cards of an unfinished attempt at a daily board.
  /// Every deal from a known seed passes through here.
  mutating func startPractice(_ practice: PendingPractice, by player: PlayerID?) -> [Effect] {
    wait(for: .permission(practice))
    return [.ask(PracticeQuery(seed: practice.seed, player: player))]
  }

  /// Handles the permission of practice.
  mutating func receive(
    _ mayBegin: Bool, to query: PracticeQuery, _ context: Context
  ) -> [Action] {
    guard case .waiting(.permission(let practice)) = state, practice.seed == query.seed else {
      return []
    }
    stopWaiting()
    guard query.player == context.player?.id else { return [] }
    guard mayBegin else { return [.show(Dialog(DailyNotice.underWay))] }
    switch practice {
    case .deal(var deal):
      deal.eligibility = .practice
      return self.deal(deal, context)
    case .resume(let saved):
      return resume(saved, context) + [.game(.unpause)]
    }
  }

  /// Shows a deal, or loads its pictures or films first.
  mutating func deal(_ deal: PendingDeal, _ context: Context) -> [Action] {
    let covers = context.covers.covers
    if let request = context.picturesRequest(for: deal) {
      guard request.source != declined else { return show(deal, photos: .declined, context) }
      if covers.count < request.faces,
        let short = context.missingCovers(for: request, count: covers.count)
      {
        fail(deal)
        return [.show(short)]
      }
      let load = PictureLoad(nextRequest(), request, at: context.now)
      wait(for: .pictures(load, deal))
      return [.effect(.media(.load(load.id, request)))]
    }
    guard deal.pinned == nil, let setup = context.wantedFilms else { return show(deal, context) }
    let base = context.address(of: .films)
    // A custom server may need no key.
    guard let key = context.filmsKey ?? base.map({ _ in ServiceKey("") }) else {
      return fail(deal, .noKey)
    }
    let wait = FilmWait(id: nextRequest(), setup: setup, since: context.now)
    self.wait(for: .films(wait, deal))
    let query = FilmQuery(setup == .top ? .top : .popular, base: base, key: key)
    return [.effect(.media(.query(wait.id, .films(query))))]
  }

  private mutating func fail(_ deal: PendingDeal, _ problem: FilmError) -> [Action] {
    fail(deal)
    return [.show(DealNotice.filmsFailed(problem).dialog)]
  }

  /// Handles an answer about films.
  mutating func receive(
    _ result: Swift.Result<ServiceReply, MediaError>, _ context: Context
  ) -> [Action] {
    guard case .waiting(.films(let wait, let deal)) = state else { return [] }
    switch result {
    case .failure(let problem): return fail(deal, .service(problem))
    case .success(let reply):
      // If the player has changed the setup meanwhile, deals that one.
      guard context.wantedFilms == wait.setup else { return self.deal(deal, context) }
      guard let films = ServiceFilms(reply) else {
        return fail(deal, .service(.notUnderstood))
      }
      let usable = films.usable
      guard MovieQuizContent.drawn(from: usable, seed: deal.seed) != nil else {
        return fail(deal, .service(.tooFewUsable(usable.count)))
      }
      return show(deal, films: films, context)
    }
  }

  /// Shows a deal with its pictures; if the player has changed the settings meanwhile, deals with
  /// those.
  mutating func show(
    _ deal: PendingDeal, _ gallery: Gallery, of load: PictureLoad, _ context: Context
  ) -> [Action] {
    if deal.pinned == nil {
      let wanted = context.picturesRequest(for: deal)
      guard wanted?.source == load.request.source, wanted?.faces == load.request.faces else {
        return self.deal(deal, context)
      }
    }
    guard let play = play(deal, context) else { return [] }
    return begin(RunningGame(play, gallery, of: load, among: context.covers.covers))
  }

  /// Shows a deal and starts the clock.
  private mutating func show(
    _ deal: PendingDeal, films: ServiceFilms? = nil, photos: Photos = .none, _ context: Context
  ) -> [Action] {
    play(deal, with: films, context).map { begin(RunningGame($0, photos)) } ?? []
  }

  private mutating func play(
    _ deal: PendingDeal, with films: ServiceFilms? = nil, _ context: Context
  ) -> (any GamePlay)? {
    stopWaiting()
    let chosen = deal.pinned ?? PinnedDeal(in: context.settings)
    var choices = context.choices(of: chosen.kind, chosen.setup)
    choices.films = films
    var play = chosen.kind.descriptor.deal(
      choices, seed: deal.seed, eligibility: deal.eligibility, at: context.now)
    play?.take(deal.mode)
    return play
  }

  /// Performs the player's decision about a deal, or about the pictures of a game.
  mutating func perform(_ action: DealAction, _ context: Context) -> [Action] {
    let now = context.now
    switch (action, state) {
    case (.cancel, _): return cancel().map(Action.effect)
    case (.tryAgain, .failed(let deal)): return self.deal(deal, context)
    case (.tryAgain, .playing): return inGame { $0.loadLost(&$1, at: now) } ?? []
    case (.fetchLost, .playing):
      let actions = inGame { $0.loadLost(on: .againFetched, &$1, at: now) } ?? []
      return actions + (awaited.map { [.show($0.progress.dialog)] } ?? [])
    case (.playWithout, .failed(let deal)):
      let request = context.picturesRequest(for: deal)
      declined = request?.source ?? declined
      return show(deal, photos: request == nil ? .none : .declined, context)
    case (.playWithout, .playing):
      guard inGame({ game, _ in game.declineLost() }) == true else { return [] }
      declined = context.pictureSource(context.covers.covers)
      return [.game(.keep)]
    case (.tryAgain, _), (.fetchLost, _), (.playWithout, _): return []
    }
  }
}
