import Canvas
import GameCore

/// The Play tab without a game: rows of choices, the best and today's board, and Start.
struct StartScreen: Screen {
  enum Target: Hashable {
    case choice(SettingsRow, Int)
    case start
    /// The screen with the names of the players.
    case names
    case daily
    case tutorial
    /// The saved game that was put off.
    case kept
  }

  /// The row with the focus, if the chosen game has it.
  private var chosenRow = SettingsRow.setup
  private(set) var today = TodayPanel()
  /// The player's best round of the chosen board, which can be raced.
  private(set) var best: RoundSummary?
  private(set) var own = OwnRoundsPanel(leastColumns: 118)

  var showsPreview: Bool { true }

  mutating func appear(_ context: Context) -> [Action] {
    today.forget()
    own.forgetAsked()
    guard let player = context.player else { return [] }
    return [.effect(context.settings.askBest(of: player.id, on: context.chosenBoard))]
  }

  mutating func prepare(_ context: Context) -> [Action] {
    (hasDaily(context) ? today.missing(context) : [])
      + own.ask(context.chosenBoard, context)
  }

  var nextDeadline: Moment? { today.nextDeadline }

  mutating func advance(_ context: Context) -> [Action] {
    today.advance(to: context.now)
    return []
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    today.receive(answer, context)
    own.receive(answer)
    if let player = context.player?.id,
      case .success(let found) = answer.to(
        BestQuery(board: context.chosenBoard, player: player))
    {
      best = found
    }
    return []
  }

  /// Returns whether the chosen game has daily boards.
  func hasDaily(_ context: Context) -> Bool {
    Catalog.ranks(context.kind.id)
  }

  /// Returns whether the chosen game is for several players.
  func hasTable(_ context: Context) -> Bool {
    context.kind.descriptor.hasSeats
  }

  /// Returns the best round of the chosen board if it can be raced.
  private func rivalBest(_ context: Context) -> RoundSummary? {
    guard context.kind.descriptor.canBeRaced else { return nil }
    return best.flatMap { $0.board == context.chosenBoard ? $0 : nil }
  }

  /// Returns the rows of the chosen game, from the top.
  func rows(_ context: Context) -> [SettingsRow] {
    [.game, .setup] + (hasTable(context) ? [.table] : [])
      + (context.kind.descriptor.settings.contains(.deck) ? [.deck] : []) + [.start]
  }

  /// Returns the row with the focus.
  func focus(_ context: Context) -> SettingsRow {
    rows(context).contains(chosenRow) ? chosenRow : .setup
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    bind(.enter, ButtonPhrase.start, also: [" "]) { start() }
    bind("p", ButtonPhrase.resume, when: context.kept != nil) { resume(context) }
    // The text above the hints names it.
    bind("t", TutorialPhrase.title, when: context.offersTutorial) { [.game(.openTutorial)] }
    bind("n", DuelPhrase.names, when: hasTable(context)) { [.go(.names)] }
    let focus = focus(context)
    bind.steps(.upDown, TabPhrase.keyMove) {
      chosenRow = rows(context).moved(from: focus, by: $0)
    }
    if focus != .start {
      bind.steps(.leftRight, TabPhrase.keyChange) { choose(focus, by: $0, context) }
    }
    let letters = rows(context).compactMap(Self.letter).map(Key.character)
    bind(
      KeyBinding(
        "g", SettingsPhrase.game, also: Array(letters.dropFirst()), help: StartPhrase.rowKeys)
    ) { key in
      let row = rows(context).first { Self.letter(of: $0).map(Key.character) == key } ?? focus
      guard focus != row else { return choose(row, by: 1, context) }
      chosenRow = row
      return []
    }
    bind("d", DailyPhrase.title, when: hasDaily(context)) { [.game(.daily(daily(context)))] }
    bind("d", when: !hasDaily(context)) { [.show(Dialog(DailyNotice.noBoard(context.kind)))] }
    bind("t", TutorialPhrase.title, when: !context.offersTutorial) { [.game(.openTutorial)] }
    if let best = rivalBest(context) {
      bind("r", RacePhrase.keyRaceBest, help: RacePhrase.raceBestKeys) {
        [WatchSubject(best.id, of: .ownBest, at: best.finishedAt).race]
      }
    }
  }

  /// Returns the letter of a row, which is shown before its label: it moves the focus there, and
  /// then to the next option.
  static func letter(of row: SettingsRow) -> Character? {
    switch row {
    case .game: "g"
    case .setup: "s"
    case .table: "v"
    case .deck: "c"
    default: nil
    }
  }

  mutating func press(_ target: Target, at _: Point?, _ context: Context) -> [Action] {
    switch target {
    case .start: return start()
    case .names: return [.go(.names)]
    case .daily: return [.game(.daily(daily(context)))]
    case .tutorial: return [.game(.openTutorial)]
    case .kept: return resume(context)
    case .choice(let row, let option):
      chosenRow = row
      return [
        .change(row.spec(context.settings, context.look).choosing(option, context.settings))
      ]
    }
  }

  /// Starts a game; after it, the focus is on the games rather than on Start.
  private mutating func start() -> [Action] {
    if chosenRow == .start { chosenRow = .game }
    return [.game(.start)]
  }

  private func resume(_ context: Context) -> [Action] {
    context.kept.map { [.game(.resume($0.saved))] } ?? []
  }

  private func daily(_ context: Context) -> DailyAction {
    .opening(today.pages[context.dailyQuery])
  }

  private func choose(_ row: SettingsRow, by step: Int, _ context: Context) -> [Action] {
    let spec = row.spec(context.settings, context.look)
    return spec.option(after: step).map { [.change(spec.choosing($0, context.settings))] } ?? []
  }
}

extension SettingSpec {
  /// Returns the option a number of steps after the chosen one, in a circle; nil without options.
  func option(after step: Int) -> Int? {
    options.isEmpty ? nil : ((chosen ?? 0) + step + options.count) % options.count
  }
}

extension Context {
  /// The query for today's board of the chosen game.
  var dailyQuery: DailyQuery { DailyQuery(board: chosenBoard, player: player?.id) }
}
