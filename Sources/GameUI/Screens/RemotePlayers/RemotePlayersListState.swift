import Canvas
import GameCore
import MediaProtocol
import SystemStrings

/// The known remote players: cached ones are shown while the source is being queried.
struct RemotePlayersListState: Sendable {
  private(set) var list = ListView<RemotePlayer>()
  /// The age of the list in seconds when it arrived; nil if there is none.
  private var age: Int?
  private(set) var question: ServiceQueryState?
  /// Whether the source has returned an empty list.
  private var isEmptyAnswer = false

  /// Requests the cached list, and the source unless it has answered.
  mutating func appear(_ context: Context) -> [Action] {
    guard let source = PlayersSource(context) else { return [] }
    let ask = question == nil || question?.state == .asked ? ask(source) : []
    return [.inquire(source.query(.cached))] + ask
  }

  /// Queries the source again, unless it is rate-limiting.
  mutating func askAgain(_ context: Context) -> [Action] {
    guard let source = PlayersSource(context), question?.retry == nil else { return [] }
    return ask(source, .new)
  }

  /// Moves through the list; nil for input without a meaning there.
  mutating func handle(_ input: Input, room: Int) -> [Action]? {
    list.handle(input, room: room).map { _ in [] }
  }

  mutating func select(_ row: Int, room: Int) {
    list.select(row, room: room)
  }

  mutating func receive(_ report: MediaReport, to query: MediaQuery, _ context: Context) {
    guard let source = PlayersSource(context) else { return }
    if query == source.query(.cached), case .answer(_, .success(let reply)) = report {
      // An answer that arrived meanwhile is newer.
      if age == nil { _ = show(reply, from: source) }
    }
    guard let result = question?.receive(report, to: query, at: context.now) else { return }
    isEmptyAnswer = false
    if case .success(let reply) = result { isEmptyAnswer = !show(reply, from: source) }
  }

  mutating func advance(to now: Moment) {
    question?.advance(to: now)
  }

  /// Returns whether any player has a picture, and a list in `place` has room for faces.
  func hasFaces(in place: Rect) -> Bool {
    RowAvatars.fit(place) && list.rows.contains { $0.avatar != nil }
  }

  /// Returns the pictures before the rows in `place`; nil if there is no room for them.
  func faces<Target>(
    _ faces: PictureLoader, in place: Rect
  ) -> RowPictures<RemotePlayer, Target>? {
    guard hasFaces(in: place) else { return nil }
    return RowPictures(
      size: RowAvatars.size,
      draw: { frame, player, place in frame.portrait(player.portrait, in: place, faces) })
  }

  /// Returns the number of visible rows in `place`.
  func room(in place: Rect) -> Int {
    list.room(in: place, height: hasFaces(in: place) ? RowAvatars.size.rows : 1)
  }

  /// Returns the state of the list, each part on at most `most` lines.
  func state(
    _ look: RenderStyle, width: Int, lines most: Int
  ) -> [(text: String, role: Role)] {
    state(look).flatMap { text, role in
      TextWrap.lines(text, width: width).prefix(most).map { ($0, role) }
    }
  }

  /// Returns the age of the list and the problem with the source.
  private func state(_ look: RenderStyle) -> [(text: String, role: Role)] {
    var lines: [(String, Role)] = []
    switch question?.state {
    case .asked where age == nil: lines.append((look.text(RemotePlayersPhrase.asking), .muted))
    case .failed(let problem):
      lines.append((look.text(ServicePhrase.problem(problem)), .bad))
    case .answered(_, let problem?):
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

  private mutating func ask(
    _ source: PlayersSource, _ freshness: PlayersQuery.Freshness = .usual
  ) -> [Action] {
    let query = PlayersQuery(address: source.address, freshness)
    question = ServiceQueryState(.players(query))
    return [.inquire(source.query(freshness))]
  }

  /// Shows the players of a reply; returns false if it has none.
  private mutating func show(_ reply: ServiceReply, from source: PlayersSource) -> Bool {
    guard case .players(let entries) = reply.answer, let origin = Address(source.address) else {
      return false
    }
    let players = entries.compactMap { RemotePlayer($0, from: origin) }
    guard !players.isEmpty else { return false }
    age = reply.age
    list.show(players, total: players.count)
    return true
  }
}

/// The address of the list of remote players.
struct PlayersSource: Hashable {
  let address: String

  /// Creates the source; nil if no address is set.
  init?(_ context: Context) {
    guard let address = context.address(of: .players) else { return nil }
    self.address = address
  }

  func query(_ freshness: PlayersQuery.Freshness) -> MediaQuery {
    .service(.players(PlayersQuery(address: address, freshness)))
  }
}
