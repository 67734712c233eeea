import Canvas
import GameCore

/// The player's statistics in numbers and charts; each chart can be shown as a table.
struct StatisticsScreen: Screen {
  enum Target: Hashable {
    case board(LeaderboardKey)
    case view(View)
    /// The game, if nothing has been played yet.
    case play
  }

  enum View: Phrase, CaseIterable {
    case numbers, points, histogram, board, forgetting, accuracy, decades, opponents, calendar

    func text(in say: Language) -> String {
      switch self {
      case .numbers: say("Summary", "Итоги")
      case .points: say("Points", "Очки")
      case .histogram: say("Distribution", "Распределение")
      case .board: say("Board", "Поле")
      case .forgetting: say("Forgetting", "Забывание")
      case .accuracy: say("Accuracy", "Точность")
      case .decades: say("Decades", "Десятилетия")
      case .opponents: say("Opponents", "Соперники")
      case .calendar: say("Calendar", "Календарь")
      }
    }
  }

  /// The rounds in the chart of points.
  enum Span: Int, CaseIterable {
    case ten = 10, hundred = 100, all = 0

    /// The maximum number of rounds; nil for all.
    var count: Int? { self == .all ? nil : rawValue }
  }

  private(set) var chooser = LeaderboardChooser(nil)
  private(set) var view = View.numbers
  private(set) var span = Span.all
  private(set) var isTable = false
  private(set) var scroll = Scroll()
  /// The statistics; nil until they have been computed.
  private(set) var statistics: Result<GameStatistics, StoreError>?
  /// The numbers of finished rounds and of all rounds during a long computation.
  private(set) var progress: (done: Int, total: Int)?
  private var isNew = true
  private var asked = Asked<StatisticsQuery>()
  /// Whether the screen chose the board itself, so that one without rounds is replaced.
  private var mayChangeBoard = true
  private var search = Asked<LastPlayedQuery>()

  mutating func appear(_ context: Context) -> [Action] {
    if isNew { chooser = LeaderboardChooser(context.chosenBoard) }
    isNew = false
    return ask(context)
  }

  var closesOnTabChange: Bool { true }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    bind(.enter, ButtonPhrase.play, when: hasNothing) {
      [.game(.choose(chooser.key))]
    }
    bind.isSilent = hasNothing
    bind("c", StatisticsPhrase.keyChart, help: StatisticsPhrase.chartKeys) {
      show(view.moved(by: 1))
    }
    bind.isSilent = hasNothing || view == .numbers
    bind("t", StatisticsPhrase.keyTable, help: StatisticsPhrase.tableKeys) {
      isTable.toggle()
      scroll = Scroll()
      return []
    }
    bind.isSilent = hasNothing || ![.points, .accuracy].contains(view)
    bind("n", StatisticsPhrase.keySpan, help: StatisticsPhrase.spanKeys) {
      span = span.moved(by: 1)
      scroll = Scroll()
      return []
    }
    bind.isSilent = false
    let current = chooser
    current.keys(&bind) { open($0, context) }
    if isScrolled, !hasNothing { bind.list(KeyBinding(.upDown, TabPhrase.keyScroll)) }
    bind(.escape, ButtonPhrase.back) { () -> [Action]? in
      guard isScrolled else { return [.back] }
      isTable = false
      return []
    }
    bind.part { isScrolled && scroll($0, context) ? [] : nil }
  }

  mutating func press(_ target: Target, at _: Point?, _ context: Context) -> [Action] {
    switch target {
    case .board(let key): return open(key, context)
    case .view(let view):
      show(view)
      return []
    case .play: return [.game(.choose(chooser.key))]
    }
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    if case .success(let board?)? = search.take(answer)?.result { return open(board, context) }
    if case .underway(asked.query.map(AnyQuery.init), let done, let total) = answer {
      progress = (done, total)
    }
    guard let result = asked.take(answer)?.result else { return [] }
    progress = nil
    statistics = result
    guard hasNothing, mayChangeBoard, let player = context.player else { return [] }
    mayChangeBoard = false
    return search.ask(LastPlayedQuery(player: player.id))
  }

  /// The views available for the open game.
  var views: [View] {
    View.allCases.filter { view in
      switch view {
      case .board, .forgetting: chooser.kind == .pairs
      case .accuracy, .decades: chooser.kind == .movieQuiz
      case .opponents: chooser.kind == .pairsDuel
      case .points, .histogram: Catalog.ranks(chooser.kind.id)
      case .numbers, .calendar: true
      }
    }
  }

  /// Whether the open board has no rounds.
  private var hasNothing: Bool {
    if case .success(let statistics)? = statistics { statistics.rounds == 0 } else { false }
  }

  /// Whether the arrows scroll a table.
  private var isScrolled: Bool { isTable && view != .numbers }

  private mutating func show(_ view: View) {
    var view = view
    while !views.contains(view) { view = view.moved(by: 1) }
    self.view = view
    scroll = Scroll()
  }

  private mutating func open(_ key: LeaderboardKey, _ context: Context) -> [Action] {
    mayChangeBoard = false
    search = Asked()
    guard key != chooser.key else { return [] }
    chooser = LeaderboardChooser(key)
    statistics = nil
    show(view)
    return ask(context)
  }

  private mutating func ask(_ context: Context) -> [Action] {
    guard let player = context.player else { return [] }
    let style = DateStyle(context.look.language, locale: context.environment.locale)
    progress = nil
    return asked.ask(
      StatisticsQuery(
        board: chooser.key, player: player.id, secondsFromUTC: context.look.secondsFromUTC,
        firstWeekday: style.firstWeekday))
  }

  private mutating func scroll(_ input: Input, _ context: Context) -> Bool {
    guard case .success(let statistics)? = statistics else { return false }
    let count = table(of: statistics, context.look)?.count ?? 0
    return scroll.handle(input, lines: count, rows: room(context))
  }
}
