import Canvas
import GameCore
import MediaProtocol

/// The players of this store, in an order and with a filter of the player's choice.
struct PlayersScreen: Screen {
  enum Target: Hashable {
    case order(Order)
    /// The filter, with the place of its text.
    case filter(Rect)
    /// A row by its index.
    case row(Int)
    /// The remote players.
    case remotePlayers
    case register
  }

  enum Order: Phrase, CaseIterable {
    case points, lastPlayed, name

    func text(in say: Language) -> String {
      switch self {
      case .points: say("points", "очки")
      case .lastPlayed: say("last played", "последняя игра")
      case .name: say("name", "имя")
      }
    }
  }

  private(set) var list = ListView<PlayerRow>()
  private(set) var order = Order.points
  private(set) var filter = Field(limit: PlayersScreen.filterLimit)
  private(set) var isFiltering = false
  private var game: GameID?
  private var asked = Asked<PlayersRequest>()
  /// Whether the next page replaces the list.
  private(set) var startsOver = false
  /// The start of the next page; nil if this one is the last.
  private(set) var next: PlayersCursor?
  /// The time of the answer, from which dates are counted.
  private(set) var asOf: Timestamp?
  /// The number of players of this store, whatever the filter.
  private(set) var everyone = 0
  /// The best points of the listed players in the chosen game.
  private(set) var mostPoints = 0
  /// Whether any of the listed players has a face.
  private(set) var hasAvatars = false

  private static let filterLimit = 40
  private static let pageRows = 50
  /// The maximum number of rows that are loaded again when the screen reappears.
  private static let mostReadAgain = 500

  /// Whether no player is registered, so that there is nothing to filter or sort.
  var isDeserted: Bool { list.total == 0 && !startsOver && filter.isEmpty && !isFiltering }

  func isTyping(_: Context) -> Bool { isFiltering }

  /// Returns the game whose points and ranks come first: the chosen one if it is ranked.
  static func rankedGame(_ context: Context) -> GameKind {
    GameKind.ranked.first { $0 == context.kind } ?? GameKind.ranked.first ?? context.kind
  }

  /// Reloads the list; the previous rows are shown meanwhile.
  mutating func appear(_ context: Context) -> [Action] {
    game = Self.rankedGame(context).id
    return ask(
      PlayersRequest(limit: min(max(list.rows.count, Self.pageRows), Self.mostReadAgain)))
  }

  mutating func disappear(_: Context) -> [Action] {
    isFiltering = false
    return []
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    if isFiltering { return filterKeys(&bind, context) }
    bind(.enter, ButtonPhrase.register, also: [" "], when: isDeserted) { [.go(.register)] }
    bind(.enter, list.rows.isEmpty ? nil : TabPhrase.keyOpen, also: [" "]) { openSelected() }
    bind.isSilent = isDeserted
    // A filtered list is always sorted by name.
    let isFiltered = !filter.isEmpty
    bind("r", isFiltered ? nil : PlayersPhrase.keyOrder) {
      isFiltered ? [] : change(to: order.moved(by: 1))
    }
    bind(.escape, PlayersPhrase.keyClear, when: isFiltered) { clearFilter() }
    bind("/", PlayersPhrase.filter, when: !isDeserted) { isFiltering = true }
    bind.isSilent = false
    bind("e", PlayersPhrase.keyRemotePlayers) { [.go(.remotePlayers)] }
    bind("s", context.player == nil || isDeserted ? nil : PlayersPhrase.keyStatistics) {
      context.player == nil ? [.show(Dialog(forGuest: .noGuestStatistics))] : [.go(.statistics)]
    }
    bind.part { move($0, context) }
  }

  mutating func press(_ target: Target, at point: Point?, _ context: Context) -> [Action] {
    isFiltering = false
    switch target {
    case .order(let order): return change(to: order)
    case .filter(let place):
      isFiltering = true
      filter.press(at: point, in: place)
      return []
    case .remotePlayers: return [.go(.remotePlayers)]
    case .register: return [.go(.register)]
    case .row(let row):
      list.select(row, room: room(context))
      return openSelected()
    }
  }

  mutating func receive(_ answer: StoreAnswer, _: Context) -> [Action] {
    // Answers to requests before a change of order or filter are ignored.
    guard let (request, result) = asked.take(answer) else { return [] }
    switch result {
    case .success(let answer):
      let page = answer.value
      next = page.next
      let known = page.rows.count + (request.after == nil ? 0 : list.rows.count)
      let total = page.next == nil ? known : max(page.total, known + 1)
      if request.after == nil {
        if startsOver { list = ListView() }
        startsOver = false
        list.show(page.rows, total: total)
      } else {
        list.append(page.rows, total: total)
      }
      asOf = answer.time
      everyone = page.total
      hasAvatars = hasAvatars || list.rows.contains { $0.shown.avatar != .none }
      mostPoints =
        list.rows.compactMap { row in
          row.bests.first { $0.round.board.game == game }?.round.result.points
        }.max() ?? 0
    case .failure(let error):
      if request.after == nil { list = ListView() }
      list.fail(error)
    }
    return []
  }
}

extension PlayersScreen {
  private mutating func ask(_ request: PlayersRequest) -> [Action] {
    var request = request
    request.filter = TextSanitizer.line(filter.text, limit: Self.filterLimit)
    switch order {
    case .name: request.order = .name
    case .points: request.order = .points(game ?? PairsGame.id)
    case .lastPlayed: request.order = .lastPlayed
    }
    return asked.ask(request)
  }

  /// Requests another list; this one is shown until it arrives.
  private mutating func reload() -> [Action] {
    startsOver = true
    next = nil
    return ask(PlayersRequest(limit: Self.pageRows))
  }

  private mutating func change(to order: Order) -> [Action] {
    guard order != self.order else { return [] }
    self.order = order
    return reload()
  }

  private mutating func clearFilter() -> [Action] {
    isFiltering = false
    guard !filter.isEmpty else { return [] }
    filter = Field(limit: Self.filterLimit)
    return reload()
  }

  /// Binds the keys while the list is filtered with each letter.
  private mutating func filterKeys(_ bind: inout ScreenKeys, _ context: Context) {
    bind(.enter, PlayersPhrase.keyToList, also: [.down, .up, .pageDown, .pageUp]) {
      isFiltering = false
    }
    bind(.escape, PlayersPhrase.keyClear) { clearFilter() }
    bind.part { type($0, context) }
  }

  private mutating func type(_ input: Input, _ context: Context) -> [Action]? {
    if case .mouse = input { return move(input, context) }
    let before = filter.text
    guard filter.type(input) else { return nil }
    return filter.text == before ? [] : reload()
  }

  private mutating func move(_ input: Input, _ context: Context) -> [Action]? {
    list.handle(input, room: room(context)).map { needsPage in
      needsPage ? ask(PlayersRequest(after: next, limit: Self.pageRows)) : []
    }
  }

  private func openSelected() -> [Action] {
    list.selected.map { [.go(.playerCard($0.id))] } ?? []
  }
}
