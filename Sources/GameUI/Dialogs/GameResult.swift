import Canvas
import GameCore

/// A finished game and the fate of its result.
struct GameResult: DialogContent, Hashable {
  enum SaveState: Hashable {
    /// The player chose the seed.
    case practice
    /// No move was made, so there is nothing to rank.
    case unplayed
    /// All answers were the same: it is not ranked.
    case oneAnswer
    /// No player is logged in yet.
    case guest(VerificationResult)
    case saving(PendingResult)
    case saved(KeptResult)
    case failed(PendingResult, StoreError)
  }

  let record: ReplayRecord
  var fate: SaveState
  /// The covers on the cards; none for other decks.
  var covers: [Cover] = []
  var mode = GameMode()
  /// Whether it was the scored attempt at a daily board.
  var isAttempt = false
  /// The summary of all rounds on the board, if available.
  var summary: GameSummary?
  /// A guest's best ranked points on its board before it; nil if there are none.
  var bestOfGuest: Int?
  /// The signs of its turns, computed once, because that takes a replay.
  let marks: [MoveMark]
  /// The game's names for them.
  let markNames: [MoveMark: Localized]
  /// The seats that took pairs in its turns, if it has seats.
  private let turns: [Int?]
  /// Whether its game is visible.
  var isBesideGame = false
  /// The counting up of its points; nil if they are complete.
  private(set) var count: PointsCount?

  init(
    record: ReplayRecord, fate: SaveState, covers: [Cover] = [], mode: GameMode = GameMode(),
    summary: GameSummary? = nil
  ) {
    self.record = record
    self.fate = fate
    self.covers = covers
    self.mode = mode
    self.summary = summary
    let watched = record.watched
    marks = watched?.marks.map(\.mark) ?? []
    let seen = record.transcript.game == PairsDuelGame.id ? try? Catalog.replay(record) : nil
    turns = seen.map(PairsDuelTrace.turns) ?? []
    markNames = watched.map { DailyShare.names($0.markNames) } ?? [:]
  }

  /// Starts to count up its points.
  mutating func startCount(at now: Moment) { count = PointsCount(start: now, now: now) }

  /// Counts on, or to the end without a time.
  mutating func count(to now: Moment?) {
    count = now.flatMap { count?.at($0) }
  }

  var kind: GameKind? { GameKind(record.transcript.game) }

  /// The leaderboard of its setup.
  var board: LeaderboardKey {
    record.transcript.board
  }

  /// The date of its daily board, if it says so.
  var day: CalendarDate? { daily?.daily.date ?? mode.practiceDay }

  /// The dialog about it.
  var dialog: Dialog {
    let close = button(ButtonPhrase.back, .close, .nothing)
    let again =
      rematch == nil
      ? button(ButtonPhrase.newGame, .playAgain, .playAgain)
      : button(RacePhrase.again, .raceAgain, .playAgain)
    switch fate {
    case .practice, .unplayed, .oneAnswer, .saving, .saved:
      let buttons = [again, list] + more
      return Dialog(self, buttons + [close], escape: buttons.count)
    case .guest:
      let buttons =
        [
          again, button(ButtonPhrase.register, .register, .register),
          button(ButtonPhrase.logIn, .logIn, .logIn),
        ] + more
      return Dialog(self, buttons + [close], escape: buttons.count)
    case .failed(_, .dealSpent): return Dialog(self, [close])
    case .failed(let earned, _):
      let retry = Dialog.Button(
        ButtonPhrase.tryAgain, help: ResultHelpPhrase.tryAgain,
        .game(.recordAgain(earned, self)))
      return Dialog(self, [retry, close], escape: 1)
    }
  }

  private func button(
    _ title: any Phrase, _ help: ResultHelpPhrase, _ next: ResultAction
  ) -> Dialog.Button {
    Dialog.Button(title, help: help, .game(.close(self, then: next)))
  }

  /// The rival to race again; nil without a race, or if it was the player's best and is no longer.
  var rematch: Rival? {
    guard let rival = mode.rival, rival.owner == .ownBest else { return mode.rival }
    return record.claimed.points <= rival.record.claimed.points ? rival : nil
  }

  /// The button that opens the list with the result.
  private var list: Dialog.Button {
    switch record.transcript.eligibility {
    case .ownOnly: button(OwnRoundsPhrase.title, .ownRounds, .ownRounds)
    case .ranked, .practice:
      button(
        Tab.leaderboard, .leaderboard, daily == nil ? .leaderboard : .today)
    }
  }

  /// The buttons that depend on the game.
  private var more: [Dialog.Button] {
    var buttons: [Dialog.Button] = []
    if let title = kind?.descriptor.reviewTitle {
      buttons.append(
        Dialog.Button(
          title, help: ResultHelpPhrase.review, .game(.review(record)), stays: true))
    }
    if !covers.isEmpty { buttons.append(button(Tab.albums, .albums, .albums)) }
    if kind != nil { buttons.append(button(WatchPhrase.watch, .watch, .watch)) }
    if let daily {
      buttons.append(
        Dialog.Button(
          DailyPhrase.share, help: ResultHelpPhrase.share,
          .game(.daily(.share(record, daily.daily.date))), stays: true))
    }
    // External content may have changed, so the same deal is not offered for it.
    if record.transcript.content.isEmpty {
      buttons.append(button(ButtonPhrase.sameDeal, .sameDeal, .sameDeal))
    }
    return buttons
  }

  /// The place on the daily board, if the result has one.
  var daily: DailyPlace? {
    if case .saved(.ranked(let outcome)) = fate { outcome.daily } else { nil }
  }

  /// The title of a new best; nil for other results.
  var newBest: DialogPhrase? {
    switch fate {
    case .saved(.ranked(let outcome)) where record.claimed.points > 0:
      outcome.previousBest == nil ? .firstResult : outcome.isRecord ? .newRecord : nil
    case .guest where record.claimed.points > bestOfGuest ?? .max: .newRecord
    default: nil
    }
  }

  func title(_ look: RenderStyle) -> String {
    if case .failed = fate { return look.text(DialogPhrase.notSaved) }
    return newBest.map(look.text) ?? kind.map { look.text($0.descriptor.finished) } ?? ""
  }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let result = record.claimed
    let outcome = kind?.descriptor.outcome(
      of: result, record.transcript.setup, content: record.transcript.content, look)
    var parts: [Alert.Part] = outcome ?? [self.points(result.points, look)]
    if outcome == nil, let kind {
      let name = look.name(of: kind, record.transcript.setup)
      parts.append(
        .headline(
          medal(look).map { "\(name) \(look.glyphs.dot) \($0)" } ?? name, medalSigns(look)))
      if look.isPlain { parts = [.text(heard(name, look))] }
      // Before other parts, so that it is visible without scrolling.
      parts += daily.map { [.gap, .text(look.text(DailyPhrase.place($0)))] } ?? []
      parts.append(.gap)
      parts += kind.descriptor.figures(of: result, record.transcript.setup, look)
      // A screen reader would read them sign by sign, and two say no more than the figures.
      if marks.count > 2, !look.followsFocus {
        parts += [.space, signs(look)]
      }
      let isOwn = record.transcript.eligibility == .ownOnly
      let summary = isOwn ? summary?.withoutBest : summary
      let rest = summary.map { kind.descriptor.summary($0, look) } ?? []
      parts += rest.isEmpty ? [] : [.space] + rest
    }
    if !look.followsFocus {
      parts += PairsDuelDescriptor.strip(turns, of: record, look)
    }
    parts += mode.rival.map { [.gap] + $0.table(against: result, look) } ?? []
    parts.append(.gap)
    if isFirst, let note = kind?.descriptor.firstNote { parts.append(.note(look.text(note))) }
    parts += remarks(look)
    if look.isPlain { parts = Self.joined(parts) }
    guard !covers.isEmpty else { return parts }
    let names = covers.map(\.name)
    let shown = names.count > Self.mostNames ? Self.mostNames - 1 : names.count
    return parts + [
      .note(
        look.text(
          CoversPhrase.onTable(Array(names.prefix(shown)), others: names.count - shown)))
    ]
  }

  /// Returns points, board and medal as a sentence.
  private func heard(_ name: String, _ look: RenderStyle) -> String {
    let medal = medal(look).map { "\(look.text(LeaderboardPhrase.medal)): \($0)".lowercased() }
    return [look.text(PlayPhrase.points(record.claimed.points)), name, medal]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// Returns the parts with names and values joined to sentences.
  private static func joined(_ parts: [Alert.Part]) -> [Alert.Part] {
    parts.reduce(into: []) { joined, part in
      guard case .pair(let name, let value) = part else { return joined.append(part) }
      guard case .text(let text)? = joined.last, text.last?.isPunctuation == false else {
        return joined.append(.text("\(name) \(value)"))
      }
      joined[joined.count - 1] = .text("\(text), \(name) \(value)")
    }
  }

  /// Returns the medal of a ranked round.
  private func medal(_ look: RenderStyle) -> String? {
    record.transcript.eligibility == .ranked && fate != .oneAnswer && record.claimed.points > 0
      ? look.medal(for: record.claimed.points, on: board) : nil
  }

  /// The number of album names that fit into the smallest window: those of the easiest level.
  private static let mostNames = 6

  private func spentAttempt(_ look: RenderStyle) -> [Alert.Part] {
    isAttempt ? [.text(look.text(DailyPhrase.spent))] : []
  }

  private func remarks(_ look: RenderStyle) -> [Alert.Part] {
    switch fate {
    case .practice:
      [
        .note(
          mode.practiceDay.map { look.text(DailyPhrase.practiceDay($0)) }
            ?? look.text(mode.isUntimed ? DialogPhrase.untimed : .practice)
        )
      ]
    case .oneAnswer: [.text(look.text(PlayPhrase.oneAnswer))] + spentAttempt(look)
    case .unplayed: [.note(look.text(DialogPhrase.unplayed))] + spentAttempt(look)
    case .guest:
      (bestOfGuest.map { [.text(look.text(BestPhrase(record.claimed.points, best: $0)))] } ?? [])
        + [.text(look.text(DialogPhrase.keepScore))]
    case .saving: [.note(look.text(DialogPhrase.saving))]
    case .saved(.ranked(let outcome)):
      outcome.sentences.map { .text(look.text($0)) }
    case .saved(.ownOnly(_, let best)):
      // A game whose points do not say its result has no best.
      (Catalog.ranks(record.transcript.game)
        ? [.text(look.text(BestPhrase(record.claimed.points, best: best)))] : [])
        + [.note(look.text(DialogPhrase.ownOnly))]
    case .failed(_, .dealSpent): [.text(look.text(StoreError.dealSpent))]
    case .failed(_, let error):
      [.text(look.text(error)), .note(look.text(DialogPhrase.queued))]
    }
  }
}
