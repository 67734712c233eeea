import Canvas
import GameCore
import MediaProtocol
import SystemStrings

/// The remote players according to their source; cached ones are shown while it is being queried,
/// or if it is unreachable.
struct RemotePlayersScreen: Screen {
  enum Target: Hashable {
    /// A row by its index.
    case row(Int)
    /// The screen on which the address is set.
    case services
  }

  private(set) var list = ListView<RemotePlayer>()
  /// The age of the list in seconds when it arrived; nil if there is none.
  private var age: Int?
  private var question: ServiceQueryState?
  /// Whether the source has returned an empty list.
  private var isEmptyAnswer = false

  /// Requests the cached list, and the source unless it has answered.
  mutating func appear(_ context: Context) -> [Action] {
    guard let source = context.address(of: .players) else { return [] }
    let ask = question == nil || question?.state == .asked ? ask(source, .usual) : []
    return [.request(.service(Self.query(source, .cached)))] + ask
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    let source = context.address(of: .players)
    bind(.enter, SettingsPhrase.services, when: source == nil) { [.go(.services)] }
    if source != nil, !list.rows.isEmpty { bind.list(KeyBinding(.upDown, TabPhrase.keyMove)) }
    bind("r", source == nil ? nil : TabPhrase.keyRefresh) {
      // The source may be rate-limiting.
      guard let source, question?.retry == nil else { return [] }
      return ask(source, .new)
    }
    bind(.escape, ButtonPhrase.back, also: ["e", .backspace]) { [.back] }
    bind.part { list.handle($0, room: room(context)).map { _ in [] } }
  }

  mutating func press(_ target: Target, at _: Point?, _ context: Context) -> [Action] {
    switch target {
    case .row(let row): list.select(row, room: room(context))
    case .services: return [.go(.services)]
    }
    return []
  }

  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, _ context: Context
  ) -> [Action] {
    guard let source = context.address(of: .players) else { return [] }
    if query == .service(Self.query(source, .cached)),
      case .answer(_, .success(let reply)) = report
    {
      // An answer that arrived meanwhile is newer.
      if age == nil { _ = show(reply, from: source) }
    }
    guard let result = question?.receive(report, to: query, at: context.now) else { return [] }
    isEmptyAnswer = false
    if case .success(let reply) = result { isEmptyAnswer = !show(reply, from: source) }
    return []
  }

  var nextDeadline: Moment? { question?.retry }

  mutating func advance(_ context: Context) -> [Action] {
    question?.advance(to: context.now)
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    let seen = hasFaces(context) ? Array(list.rows[list.window(room(context))]) : []
    let rows = context.load(seen.map(\.portrait), in: RowAvatars.size)
    guard let side = RemotePlayersLayout(context.area).side else { return rows }
    return rows + context.load([list.selected?.portrait], in: side.size)
  }

  /// Returns the age of the list and the problem with the source.
  func state(_ look: RenderStyle) -> [(text: String, role: Role)] {
    var lines: [(String, Role)] = []
    switch question?.state {
    case .asked where age == nil: lines.append((look.text(RemotePlayersPhrase.asking), .muted))
    case .failed(let problem), .answered(_, let problem?):
      lines.append((look.text(ServicePhrase.problem(problem)), .bad))
    case .asked, .answered(_, nil), nil: break
    }
    if isEmptyAnswer { lines.append((look.text(RemotePlayersPhrase.empty), .bad)) }
    if let age {
      let age = look.text(ServicePhrase.age(age))
      lines.append(
        (look.text(lines.isEmpty ? RemotePlayersPhrase.fetched(age) : .kept(age)), .muted))
    }
    return lines
  }

  private static func query(
    _ source: String, _ freshness: PlayersQuery.Freshness
  ) -> ServiceQuery {
    .players(PlayersQuery(address: source, freshness))
  }

  private mutating func ask(_ source: String, _ freshness: PlayersQuery.Freshness) -> [Action] {
    let query = Self.query(source, freshness)
    question = ServiceQueryState(query)
    return [.request(.service(query))]
  }

  /// Shows the players of a reply; returns false if it has none.
  private mutating func show(_ reply: ServiceReply, from source: String) -> Bool {
    guard case .players(let entries) = reply.answer, let origin = Address(source) else {
      return false
    }
    let players = entries.compactMap { RemotePlayer($0, from: origin) }
    guard !players.isEmpty else { return false }
    age = reply.age
    list.show(players, total: players.count)
    return true
  }
}
