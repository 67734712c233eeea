import Canvas
import GameCore
import MediaProtocol
import SystemStrings

/// The players of another table as they are known here: those that were kept are seen while that
/// table is asked.
struct OtherTable: Sendable {
  private(set) var list = ListView<ElsewherePlayer>()
  /// What is kept; nil for nothing.
  private(set) var shelf: ElsewhereShelf?
  private(set) var question: AskedService?
  /// Whether the other table answered with nobody.
  private var isEmptyAnswer = false
  /// Why what it answered is not kept.
  private var fault: StoreFault?

  /// Asks for what is kept, and the other table unless it has answered.
  mutating func appear(_ context: Context) -> [Action] {
    guard let source = PlayersSource(context) else { return [] }
    let ask = question == nil || question?.state == .asked ? ask(source) : []
    return .ask(.elsewhere(.kept(source: source.address))) + ask
  }

  /// Asks the other table again, but not while it asks for patience.
  mutating func askAgain(_ context: Context) -> [Action] {
    guard let source = PlayersSource(context), question?.retry == nil else { return [] }
    return ask(source, isAgain: true)
  }

  /// Moves through the list; nil for what means nothing there.
  mutating func handle(_ input: Input, room: Int) -> [Action]? {
    list.handle(input, room: room).map { _ in [] }
  }

  mutating func select(_ row: Int, room: Int) {
    list.select(row, room: room)
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    guard case .screen(.elsewhere(let request, let result)) = answer,
      let source = PlayersSource(context)
    else { return [] }
    switch (request, result) {
    case (.kept(source.address), .success(let kept)):
      // What was fetched meanwhile is younger.
      if shelf == nil, let kept { show(kept) }
    case (.keep(_, source.address, _), .success(let kept)): if let kept { show(kept) }
    case (.kept, .failure(let fault)), (.keep, .failure(let fault)): self.fault = fault
    case (.kept, .success), (.keep, .success): break
    }
    return []
  }

  mutating func receive(_ finding: Finding, _ context: Context) -> [Action] {
    guard let source = PlayersSource(context),
      let result = question?.receive(finding, at: context.now)
    else { return [] }
    isEmptyAnswer = false
    guard case .success(let reply) = result, case .players(let answer) = reply.answer else {
      return []
    }
    guard let origin = Address(source.address) else { return [] }
    let players = answer.enumerated().compactMap { ElsewherePlayer($1, at: $0, from: origin) }
    guard !players.isEmpty else {
      isEmptyAnswer = true
      return []
    }
    fault = nil
    return .ask(.elsewhere(.keep(players, source: source.address, age: reply.age)))
  }

  mutating func advance(to now: Moment) {
    question?.advance(to: now)
  }

  /// Whether somebody has a picture, and a list in `place` has room for them.
  func hasFaces(in place: Rect) -> Bool {
    RowFaces.fit(place) && list.rows.contains { $0.avatar != nil }
  }

  /// The pictures before the rows in `place`; nil where that has no room for them.
  func faces<Target>(
    _ faces: AskedPictures, in place: Rect
  ) -> RowPictures<ElsewherePlayer, Target>? {
    guard hasFaces(in: place) else { return nil }
    return RowPictures(
      size: RowFaces.size,
      draw: { frame, player, place in frame.portrait(player.portrait, in: place, faces) })
  }

  /// How many rows are seen in `place`.
  func room(in place: Rect) -> Int {
    list.room(in: place, height: hasFaces(in: place) ? RowFaces.size.rows : 1)
  }

  /// What `state` says, each in so many lines at most.
  func state(
    _ look: RenderStyle, width: Int, lines most: Int
  ) -> [(text: String, role: Role)] {
    state(look).flatMap { text, role in
      TextWrap.lines(text, width: width).prefix(most).map { ($0, role) }
    }
  }

  /// How old the list is, and what is wrong with the other table.
  private func state(_ look: RenderStyle) -> [(text: String, role: Role)] {
    var lines: [(String, Role)] = []
    switch question?.state {
    case .asked where shelf == nil: lines.append((look.text(ElsewherePhrase.asking), .muted))
    case .failed(let problem):
      lines.append((look.text(ServicePhrase.problem(problem)), .bad))
    case .answered(_, let problem?):
      lines.append((look.text(ServicePhrase.problem(problem)), .bad))
    case .asked, .answered(_, nil), nil: break
    }
    if isEmptyAnswer { lines.append((look.text(ElsewherePhrase.empty), .bad)) }
    if let fault {
      lines.append((look.text(ElsewherePhrase.notKept(look.text(fault))), .bad))
    }
    if let shelf {
      let age = look.text(ServicePhrase.age(shelf.age))
      lines.append(
        (look.text(lines.isEmpty ? ElsewherePhrase.fetched(age) : .kept(age)), .muted))
    }
    return lines
  }

  private mutating func ask(_ source: PlayersSource, isAgain: Bool = false) -> [Action] {
    let query = ServiceQuery.players(PlayersQuery(address: source.address, isAgain: isAgain))
    question = AskedService(query)
    return [.inquire(.service(query))]
  }

  private mutating func show(_ shelf: ElsewhereShelf) {
    self.shelf = shelf
    list.show(shelf.list.players, total: shelf.list.players.count)
  }
}

/// Where the list of another table's players lies.
struct PlayersSource: Hashable {
  let address: String

  /// Nil where no address is set.
  init?(_ context: Context) {
    guard let address = context.address(of: .players) else { return nil }
    self.address = address
  }
}

extension ElsewherePlayer {
  /// What stands for the player.
  var portrait: Portrait? { avatar.map { .picture(.address($0, of: .players)) } }

  /// What a list says of the player at a place; nil for one without a name that can be shown.
  init?(_ player: DistantPlayer, at place: Int, from source: Address) {
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
        ElsewhereFile(
          number: number + 1, url: file.address, kind: file.kind ?? "", from: source)
      })
  }
}
