import Canvas
import GameCore

extension App {
  mutating func perform(_ action: DailyAction, at now: Moment) -> [Effect] {
    switch action {
    case .ask: return askForDaily(at: now)
    case .play:
      guard isFreeForDaily else { return [] }
      return [.store(.screen(.daily(.begin(context(at: now).chosenBoard, triesAs))))]
    case .practise:
      guard isFreeForDaily else { return [] }
      return [.store(.screen(.daily(.practise(context(at: now).chosenBoard))))]
    case .share(let record, let date):
      let share = DailyShare(record, on: date)
      show(Dialog(share, [Dialog.Button(ButtonPhrase.close)]), first: true, at: now)
      return [.terminal(.copy(share.text(look)))]
    }
  }

  /// The player whose attempt it would be; nil for practice, as with a chosen seed.
  private var triesAs: PlayerID? { conditions.seed == nil ? person.player?.id : nil }

  /// Asks before an attempt, which counts from the deal, so that no single key starts one and no
  /// player without the tutorial.
  private mutating func askForDaily(at now: Moment) -> [Effect] {
    guard isFreeForDaily, hasRoomToStart(at: now) else { return [] }
    if teachesFirst { return clearTable() + teach(then: .daily, at: now) }
    guard triesAs != nil else { return perform(.daily(.play), at: now) }
    show(DailyNotice.question(context(at: now).chosenBoard), at: now)
    return []
  }

  /// Whether the current game is the one attempt at a daily board.
  var isTry: Bool { table.game?.play.mode.daily != nil }

  /// Reloads the state of today's board after a change.
  func askToday(_ board: LeaderboardKey) -> [Effect] {
    [.store(.screen(.daily(.page(LeaderboardQuery(board, for: person.player?.id)))))]
  }

  private var isFreeForDaily: Bool { !isPlaying && !table.isDealing && table.awaited == nil }

  /// Handles an answer about daily boards.
  mutating func receive(_ answer: DailyAnswer, at now: Moment) -> [Effect] {
    if case .mayPractise(let seed, let player, let mayBegin) = answer {
      return beginPractice(seed, by: player, mayBegin: mayBegin, at: now)
    }
    guard case .beginning(let board, let player, let result) = answer, isFreeForDaily,
      player == nil || player == person.player?.id
    else { return [] }
    switch result {
    case .failure(let error):
      show(Dialog(Notice.notKept(error)), at: now)
      return []
    case .success(.dealt(let daily)): return deal(daily, .ranked, at: now)
    case .success(.practice(let daily)): return deal(daily, .practice, at: now)
    case .success(.resumed(let saved)): return resume(saved, at: now)
    case .success(.playedElsewhere):
      show(Dialog(DailyNotice.playedElsewhere), at: now)
      return []
    case .success(.refused(let state)):
      show(DailyNotice.refused(state).dialog(board), at: now)
      return []
    }
  }

  private mutating func deal(
    _ daily: Daily, _ eligibility: Eligibility, at now: Moment
  ) -> [Effect] {
    let effects = clearTable() + choose(daily.board, at: now) + openBoard(at: now)
    let isRanked = eligibility == .ranked
    let mode = GameMode(
      daily: isRanked ? daily.date : nil, practised: isRanked ? nil : daily.date)
    guard isRanked else {
      return effects + practise(daily.seed, for: mode, asksServices: false)
    }
    return effects + deal(daily.seed, eligibility, for: mode, asksServices: false, at: now)
  }

  /// Deals for practice, unless that would show the cards of an unfinished attempt at a daily
  /// board. Every deal from a known seed passes through here.
  mutating func practise(
    _ seed: UInt64, for mode: GameMode = GameMode(), asksServices: Bool = true
  ) -> [Effect] {
    ask(for: .deal(seed, mode, asksServices: asksServices))
  }

  /// Resumes a saved game; one for practice only if its deal is allowed.
  mutating func askToResume(_ saved: SavedRound, at now: Moment) -> [Effect] {
    guard saved.transcript.eligibility == .practice else { return resume(saved, at: now) }
    return clearTable() + ask(for: .resume(saved))
  }

  private mutating func ask(for practice: Practice) -> [Effect] {
    table = .asking(practice)
    let request = DailyRequest.mayPractise(seed: practice.seed, by: person.player?.id)
    return [.store(.screen(.daily(request)))]
  }

  private mutating func beginPractice(
    _ seed: UInt64, by player: PlayerID?, mayBegin: Bool, at now: Moment
  ) -> [Effect] {
    guard case .asking(let practice) = table, practice.seed == seed else { return [] }
    table = .empty
    guard player == person.player?.id else { return [] }
    guard mayBegin else {
      show(Dialog(DailyNotice.underWay), at: now)
      return []
    }
    switch practice {
    case .deal(let seed, let mode, let asksServices):
      return deal(seed, .practice, for: mode, asksServices: asksServices, at: now)
    case .resume(let saved): return resume(saved, at: now)
    }
  }
}
