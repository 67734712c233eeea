import Canvas
import GameCore
import MediaProtocol

/// The players of another table, as that table tells, with what was kept of them where it does not.
struct ElsewhereScreen: Screen {
  enum Target: Hashable {
    /// A row by its number.
    case row(Int)
    /// Where the address is set.
    case services
  }

  private(set) var list = ListView<ElsewherePlayer>()
  /// What is kept; nil for nothing.
  private(set) var shelf: ElsewhereShelf?
  private(set) var question: AskedService?
  /// Whether the other table answered with nobody.
  private(set) var isEmptyAnswer = false
  /// Why what it answered is not kept.
  private(set) var fault: StoreFault?
  private(set) var pictures = AskedPictures()

  func hints(_ context: Context) -> [Hint] {
    let back = Hint(.plain("Esc"), TabPhrase.keyBack)
    guard PlayersSource(context) != nil else {
      return [Hint(.plain("Enter"), SettingsPhrase.services), back]
    }
    return [Hint(.upDown, TabPhrase.keyMove), Hint(.plain("r"), ElsewherePhrase.keyAgain), back]
  }

  /// What is kept is seen while the other table is asked.
  mutating func appear(_ context: Context) -> [Action] {
    pictures.forgetAsked()
    guard let source = PlayersSource(context) else { return [] }
    let ask = question == nil || question?.state == .asked ? ask(source) : []
    return .ask(.elsewhere(.kept(source: source.address))) + ask
  }

  mutating func handle(_ input: Input, _ context: Context) -> [Action]? {
    switch input {
    case .key(.escape), .key(.character("e")), .key(.backspace): return [.back]
    case .key(.enter) where PlayersSource(context) == nil: return [.go(.services)]
    case .key(.character("r")):
      // Not while the other table asks for patience.
      guard let source = PlayersSource(context), question?.retry == nil else { return [] }
      return ask(source)
    case .key(let key): return list.handle(key).map { _ in [] }
    case .mouse(let mouse): return list.handle(mouse).map { _ in [] }
    case .paste: return nil
    }
  }

  mutating func press(_ target: Target, at _: Point?, _: Context) -> [Action] {
    switch target {
    case .row(let row): list.select(row)
    case .services: return [.go(.services)]
    }
    return []
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
    pictures.receive(finding)
    guard let source = PlayersSource(context),
      let result = question?.receive(finding, at: context.now)
    else { return [] }
    isEmptyAnswer = false
    guard case .success(let reply) = result, case .players(let answer) = reply.answer else {
      return []
    }
    let players = answer.enumerated().compactMap { ElsewherePlayer($1, at: $0) }
    guard !players.isEmpty else {
      isEmptyAnswer = true
      return []
    }
    fault = nil
    return .ask(.elsewhere(.keep(players, source: source.address, age: reply.age)))
  }

  var nextDeadline: Moment? { question?.retry }

  mutating func advance(_ context: Context) -> [Action] {
    question?.advance(to: context.now)
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    guard let side = ElsewherePlaces(context.area).side, let key = Self.key(of: list.selected),
      let format = PictureFormat(avatarIn: side, context.look)
    else { return [] }
    return pictures.ask(for: [key], format)
  }

  /// Where a player's picture lies.
  static func key(of player: ElsewherePlayer?) -> PictureKey? {
    player?.avatar.map(PictureKey.address)
  }

  private mutating func ask(_ source: PlayersSource) -> [Action] {
    question = AskedService(source.query)
    return [.inquire(.service(source.query))]
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

  var query: ServiceQuery { .players(PlayersQuery(address: address)) }
}

extension ElsewherePlayer {
  /// What a list says of the player at a place; nil for one without a name that can be shown.
  init?(_ player: DistantPlayer, at place: Int) {
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
        ElsewhereFile(number: number + 1, url: file.address, kind: file.kind ?? "")
      })
  }
}
