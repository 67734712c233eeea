import Canvas
import GameCore
import MediaProtocol
import SystemStrings

/// The known remote players: the saved ones are shown while the source is being queried.
struct RemotePlayersListState: Sendable {
  private(set) var list = ListView<RemotePlayer>()
  /// The saved list, or nil.
  private(set) var shelf: StoredRemotePlayerList?
  private(set) var question: ServiceQueryState?
  /// Whether the source has returned an empty list.
  private var isEmptyAnswer = false
  /// The reason why its answer could not be saved.
  private var error: StoreError?

  /// Requests the saved list, and the source unless it has answered.
  mutating func appear(_ context: Context) -> [Action] {
    guard let source = PlayersSource(context) else { return [] }
    let ask = question == nil || question?.state == .asked ? ask(source) : []
    return .ask(RemotePlayersQuery(source: source.address)) + ask
  }

  /// Queries the source again, unless it is rate-limiting.
  mutating func askAgain(_ context: Context) -> [Action] {
    guard let source = PlayersSource(context), question?.retry == nil else { return [] }
    return ask(source, isAgain: true)
  }

  /// Moves through the list; nil for input without a meaning there.
  mutating func handle(_ input: Input, room: Int) -> [Action]? {
    list.handle(input, room: room).map { _ in [] }
  }

  mutating func select(_ row: Int, room: Int) {
    list.select(row, room: room)
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) {
    guard let source = PlayersSource(context)?.address else { return }
    if let (query, result) = answer.to(RemotePlayersQuery.self) {
      switch result {
      // An answer that arrived meanwhile is newer.
      case .success(let kept?): if shelf == nil, query.source == source { show(kept) }
      case .success(nil): break
      case .failure(let error): self.error = error
      }
    }
    if let (saving, result) = answer.to(RemotePlayersSaving.self) {
      switch result {
      case .success(let kept): if saving.source == source { show(kept) }
      case .failure(let error): self.error = error
      }
    }
  }

  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, _ context: Context
  ) -> [Action] {
    guard let source = PlayersSource(context),
      let result = question?.receive(report, to: query, at: context.now)
    else { return [] }
    isEmptyAnswer = false
    guard case .success(let reply) = result, case .players(let answer) = reply.answer else {
      return []
    }
    guard let origin = Address(source.address) else { return [] }
    let players = answer.enumerated().compactMap { RemotePlayer($1, at: $0, from: origin) }
    guard !players.isEmpty else {
      isEmptyAnswer = true
      return []
    }
    error = nil
    return .ask(RemotePlayersSaving(players: players, source: source.address, age: reply.age))
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
    case .asked where shelf == nil: lines.append((look.text(RemotePlayersPhrase.asking), .muted))
    case .failed(let problem):
      lines.append((look.text(ServicePhrase.problem(problem)), .bad))
    case .answered(_, let problem?):
      lines.append((look.text(ServicePhrase.problem(problem)), .bad))
    case .asked, .answered(_, nil), nil: break
    }
    if isEmptyAnswer { lines.append((look.text(RemotePlayersPhrase.empty), .bad)) }
    if let error {
      lines.append((look.text(RemotePlayersPhrase.notKept(look.text(error))), .bad))
    }
    if let shelf {
      let age = look.text(ServicePhrase.age(shelf.age))
      lines.append(
        (look.text(lines.isEmpty ? RemotePlayersPhrase.fetched(age) : .kept(age)), .muted))
    }
    return lines
  }

  private mutating func ask(_ source: PlayersSource, isAgain: Bool = false) -> [Action] {
    let query = ServiceQuery.players(PlayersQuery(address: source.address, isAgain: isAgain))
    question = ServiceQueryState(query)
    return [.inquire(.service(query))]
  }

  private mutating func show(_ shelf: StoredRemotePlayerList) {
    self.shelf = shelf
    list.show(shelf.list.players, total: shelf.list.players.count)
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
}

extension RemotePlayer {
  /// The player's portrait.
  var portrait: Portrait? { avatar.map { .picture(.address($0, of: .players)) } }

  /// Creates a player from an entry of a list; nil without a name that can be shown.
  init?(_ player: RemotePlayerEntry, at place: Int, from source: Address) {
    let sex: Sex? =
      switch player.sex {
      case .female: .female
      case .male: .male
      case .other: .other
      case nil: nil
      }
    self.init(
      number: player.id ?? place + 1, name: player.name, sex: sex, age: player.age,
      isPlaying: player.isOnline ?? false,
      files: player.files.enumerated().compactMap { number, file in
        RemotePlayerFile(
          number: number + 1, url: file.address, kind: file.kind ?? "", from: source)
      })
  }
}
