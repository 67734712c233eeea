import Canvas
import GameCore

/// The viewer of a finished round: it plays forward, and moves step by step in both directions.
struct WatchScreen: Screen {
  enum Target: Hashable {
    /// The bar, by a position on it.
    case bar
    case play
    case step(Int)
  }

  /// The state of loading.
  enum Content: Sendable {
    /// To be loaded, or to be drawn when the screen appears, because that depends on the context.
    case waiting(WatchSubject.Source)
    /// Its game is unknown.
    case failed
    case shown(any WatchedGame)
  }

  private(set) var content: Content
  private(set) var round: ReplayedRound?
  /// The rival for a race, or nil. Created once, because that takes a replay.
  private var rival: Rival?
  /// The round in words, for plain mode.
  private(set) var turns: WatchTurns?
  let subject: WatchSubject
  /// Whether the program was started to watch this round only.
  private let isAlone: Bool
  private(set) var pace = WatchPace.same
  /// The start of playing, and the time of the round then; nil if it is paused.
  private var running: (since: Moment, from: Elapsed)?
  /// The delay in milliseconds after which playing continues from the current position.
  private static let longestDelay = 500

  init(_ subject: WatchSubject, isAlone: Bool = false) {
    self.isAlone = isAlone
    self.subject = subject
    content = .waiting(subject.source)
  }

  var closesOnTabChange: Bool { true }
  private(set) var watched: (any WatchedGame)? {
    get { if case .shown(let game) = content { game } else { nil } }
    set { if let newValue { content = .shown(newValue) } }
  }
  var isRunning: Bool { running != nil }

  /// Returns the keys of the viewer, for the rules.
  static func rules(_ context: Context) -> [KeyBinding] {
    WatchScreen(WatchSubject(RoundID(0), of: .own)).bindings(context).filter { $0.help != nil }
  }

  mutating func appear(_ context: Context) -> [Action] {
    switch content {
    case .waiting(.stored(let id)): return .ask(WatchQuery(round: id, player: context.player?.id))
    case .waiting(.replayed(let round)): show(round, context)
    case .failed, .shown: break
    }
    return []
  }

  mutating func disappear(_: Context) -> [Action] {
    running = nil
    return []
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    guard let (query, result) = answer.to(WatchQuery.self),
      case .waiting(.stored(query.round)) = content
    else { return [] }
    switch result {
    case .success(let round):
      if subject.thenRaces, let rival = Rival(round, of: subject.owner) {
        return [.back, .game(.race(rival))]
      }
      show(round, context)
    case .failure(let error): return [.back, .show(Dialog(Notice.notWatchable(error)))]
    }
    return []
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    bind.isSilent = watched == nil || context.look.isPlain
    let play: any Phrase = isRunning ? PlayPhrase.keyPause : WatchPhrase.keyPlay
    bind(" ", play, also: [.enter], help: RulesPhrase.viewerPlayKeys) { toggle(context) }
    bind.steps(.leftRight, RulesPhrase.viewerStepKeys) { step(by: $0, context) }
    bind.steps(.upDown, RulesPhrase.viewerSpeedKeys) {
      change(pace.changed(by: -$0), context)
    }
    bind("+") { change(pace.changed(by: 1), context) }
    bind("-") { change(pace.changed(by: -1), context) }
    bind.isSilent = false
    let leave = isAlone && watched != nil ? TabPhrase.keyQuit as any Phrase : ButtonPhrase.back
    bind(.escape, leave, help: isAlone ? nil : ButtonPhrase.back) {
      isAlone ? [.quitNow] : [.back]
    }
    bind.isSilent = watched == nil
    bind("q", TabPhrase.keyQuit, when: isAlone) { [.quitNow] }
    if isAlone { bind.list(.help) }
    bind("r", rival == nil ? nil : RacePhrase.race) { rival.map { [.game(.race($0))] } ?? [] }
    bind.isSilent = bind.isSilent || context.look.isPlain
    bind([.home, .end], WatchPhrase.keyEnds, help: RulesPhrase.viewerEndKeys) { key in
      jump(toStep: key == .home ? 0 : .max, context)
      return []
    }
  }

  mutating func press(_ target: Target, at point: Point?, _ context: Context) -> [Action] {
    switch target {
    case .play: toggle(context)
    case .step(let step): jump(toStep: step, context)
    case .bar:
      guard let point, let watched,
        let time = WatchBar(watched, in: area(context), at: context.now, context.look).time(
          at: point.column)
      else { return [] }
      move(context) { $0.go(to: time, animates: false, at: context.now) }
    }
    return []
  }

  /// The largest size of a board with its bar, so that both are seen as one.
  private static let most = Size(columns: 120, rows: 46)

  /// Returns the area: in a window without tabs the last row shows the keys.
  func area(_ context: Context) -> Rect {
    let area = isAlone ? context.area.dropBottom(1) : context.board
    return area.raised(
      Size(columns: min(area.columns, Self.most.columns), rows: min(area.rows, Self.most.rows)))
  }

  /// Prepares the drawing for its area.
  mutating func prepare(_ context: Context) -> [Action] {
    let board = WatchBar.board(in: area(context))
    watched?.fit(in: board, look: context.look, at: context.now)
    return []
  }

  var nextDeadline: Moment? {
    [due, watched?.play.nextDeadline].compactMap(\.self).min()
  }

  mutating func advance(_ context: Context) -> [Action] {
    watched?.advance(to: context.now)
    if let due, context.now.milliseconds - due.milliseconds > Self.longestDelay {
      // The program or the machine was stopped: nothing of the round is skipped.
      run(context)
    }
    while let due, due <= context.now, let change = watched?.nextChange {
      watched?.go(to: change, animates: true, at: context.now)
    }
    if watched?.nextChange == nil { running = nil }
    return []
  }

  /// The time of the next change; nil if it is paused.
  private var due: Moment? {
    guard let running, let change = watched?.nextChange else { return nil }
    return running.since.advanced(by: pace.milliseconds(for: change - running.from))
  }

  private mutating func show(_ round: ReplayedRound, _ context: Context) {
    self.round = round
    if !isAlone { rival = Rival(round, of: subject.owner) }
    guard let kind = GameKind(round.game),
      let game = kind.descriptor.watch(round, context.choices(round.setup, best: nil))
    else {
      content = .failed
      return
    }
    content = .shown(game)
    if context.look.isPlain {
      // Each turn is said when it is asked for.
      let faces = (game.play as? any CardPlay)?.faceNames(context.look) ?? FaceNames()
      turns = WatchTurns(of: round, faces, game.marks, context.look.language)
    } else {
      run(context)
    }
  }

  private mutating func run(_ context: Context) {
    running = watched.map { (context.now, $0.time) }
  }

  /// Plays or pauses; at the end restarts.
  private mutating func toggle(_ context: Context) {
    halt(context)
    if isRunning {
      running = nil
      return
    }
    if watched?.nextChange == nil { watched?.go(toStep: 0, animates: false, at: context.now) }
    run(context)
  }

  private mutating func step(by step: Int, _ context: Context) {
    running = nil
    move(context) { $0.go(toStep: $0.step + step, animates: true, at: context.now) }
  }

  private mutating func jump(toStep step: Int, _ context: Context) {
    running = nil
    move(context) { $0.go(toStep: step, animates: false, at: context.now) }
  }

  /// Moves to another position and continues playing from there.
  private mutating func move(_ context: Context, _ change: (inout any WatchedGame) -> Void) {
    guard var game = watched else { return }
    change(&game)
    watched = game
    if isRunning { run(context) }
  }

  /// Changes the speed; the wait for the next step is not restarted.
  private mutating func change(_ pace: WatchPace, _ context: Context) {
    halt(context)
    self.pace = pace
    if isRunning { run(context) }
  }

  /// Moves a playing round to its current position between two steps.
  private mutating func halt(_ context: Context) {
    guard let running, let game = watched, let change = game.nextChange else { return }
    let passed = pace.time(in: context.now.milliseconds - running.since.milliseconds)
    let last = Elapsed(milliseconds: max(change.milliseconds - 1, 0))
    let time = max(min(running.from + passed, last), game.time)
    watched?.go(to: time, animates: true, at: context.now)
  }
}
