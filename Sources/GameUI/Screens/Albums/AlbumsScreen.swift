import Canvas
import GameCore
import MediaProtocol

/// The album search and the player's own albums, for adult players.
struct AlbumsScreen: Screen {
  enum Target: Hashable {
    /// The number of a button of the message about missing access.
    case access(Int)
    case field(Rect)
    case row(Int)
    case again
    case forget(Int)
  }

  /// The focus.
  enum Focus: Hashable {
    case field, list
  }

  /// The shown albums.
  enum Shown: Hashable {
    case found, mine
    /// The albums whose covers were on the cards.
    case played
  }

  private(set) var access = AlbumAccess.reading
  /// Whether Enter was pressed in the field before it is known whether a search is permitted.
  private var isSearchDue = false
  /// The index of the focused button if a search is not permitted.
  private(set) var accessFocus = 0
  private(set) var field = Field(limit: Self.longest)
  /// The field has it only while it is edited, so that digits open tabs elsewhere.
  private(set) var focus = Focus.list
  private(set) var shown = Shown.found
  private(set) var question: ServiceQueryState?
  /// The albums; the player's own are missing until they have been loaded.
  private var shelves = [Shown.found: AlbumShelf()]
  private(set) var error: StoreError?
  /// The cover next to the list.
  private var largeKey: PictureKey?
  /// The time when the cursor will have rested long enough to load that cover.
  private var rested: Moment?

  /// The maximum number of characters of a search.
  private static let longest = 200
  /// The milliseconds for which the cursor rests before the large cover is loaded.
  private static let rest = 200

  /// Creates the search; or a list of albums whose covers were on the cards.
  init(played albums: [Album] = [], _ language: Language = .english) {
    guard !albums.isEmpty else { return }
    shown = .played
    shelves[shown, default: AlbumShelf()].show(albums, in: language)
  }

  var shelf: AlbumShelf? { shelves[shown] }

  /// Whether the shown search can be repeated.
  var mayAskAgain: Bool {
    guard shown == .found, let question else { return false }
    if case .answered = question.state { return shelf?.list.rows.isEmpty ?? true }
    return question.mayRetry
  }

  func isTyping(_: Context) -> Bool { mayType && focus == .field }

  /// Whether a search can be typed, even before it is known whether one is permitted.
  private var mayType: Bool { access.isOpen || access == .reading }

  mutating func appear(_ context: Context) -> [Action] {
    largeKey = nil
    focus = .list
    isSearchDue = false
    guard let player = context.player else {
      access = .guest
      return []
    }
    if access == .guest { access = .reading }
    // An answer may have been missed while another screen was open.
    let again = question.flatMap { $0.state == .asked ? [Action.request(.service($0.query))] : nil }
    return .ask(ProfileQuery(player: player.id)) + .ask(AlbumsQuery(player: player.id))
      + (again ?? [])
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    if mayType, focus == .field { return fieldKeys(&bind, context) }
    if access.isOpen { return listKeys(&bind, context) }
    bind("/", AlbumsPhrase.keyField, also: [.enter], when: mayType) { focus = .field }
    accessKeys(&bind, context)
  }

  mutating func press(_ target: Target, at point: Point?, _ context: Context) -> [Action] {
    switch target {
    case .access(let number):
      guard access.buttons.indices.contains(number) else { return [] }
      return access.buttons[number].action.map { [$0] } ?? appear(context)
    case .field(let place):
      focus = .field
      field.press(at: point, in: place)
    case .row(let row):
      focus = .list
      shelves[shown]?.list.select(row, room: Self.room(context))
      return openSelected()
    case .again: return searchAgain(context)
    case .forget(let id):
      guard let player = context.player?.id else { return [] }
      return .ask(AlbumsQuery(player: player, change: .forget(id)))
    }
    return []
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    guard let player = context.player?.id else { return [] }
    if let profile = answer.to(ProfileQuery(player: player)) {
      access = AlbumAccess(profile, secondsFromUTC: context.look.secondsFromUTC)
      guard access.isOpen else {
        focus = .list
        return []
      }
      return isSearchDue ? search(context) : []
    }
    guard let (_, albums) = answer.to(AlbumsQuery.self, of: player) else { return [] }
    switch albums {
    case .success(let albums):
      let cursor = shelves[.mine]?.list.cursor ?? 0
      shelves[.mine, default: AlbumShelf()].show(albums.map(Album.init), in: context.look.language)
      shelves[.mine]?.list.select(min(cursor, max(albums.count - 1, 0)), room: Self.room(context))
      error = nil
    case .failure(let error): self.error = error
    }
    return []
  }

  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, _ context: Context
  ) -> [Action] {
    let result = question?.receive(report, to: query, at: context.now)
    if case .success(let reply)? = result, case .albums(let albums) = reply.answer {
      shelves[.found]?.show(albums, in: context.look.language)
      if !albums.isEmpty, shown == .found { focus = .list }
      return [.noteFound(shelves[.found]?.list.rows ?? [])]
    }
    return []
  }

  var nextDeadline: Moment? { [question?.retry, rested].compactMap(\.self).min() }

  mutating func advance(_ context: Context) -> [Action] {
    question?.advance(to: context.now)
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    guard access.isOpen, let shelf else { return [] }
    let places = AlbumRowLayout(context.area)
    let seen = shelf.list.rows[shelf.list.window(places.count)].compactMap(\.cover)
    let asked = [Action.load(seen.map(Portrait.picture), places.format(context.look))]
    guard let place = places.selected, let cover = shelf.list.selected?.largeCover else {
      rested = nil
      return asked
    }
    // The first one is loaded at once.
    if cover != largeKey { rested = largeKey.map { _ in context.now.advanced(by: Self.rest) } }
    largeKey = cover
    if let rested, context.now < rested { return asked }
    rested = nil
    return asked + [.load([.picture(cover)], place.format(context.look))]
  }
}

extension AlbumsScreen {
  private mutating func accessKeys(_ bind: inout ScreenKeys, _ context: Context) {
    let buttons = access.buttons
    guard !buttons.isEmpty else { return }
    accessFocus = min(accessFocus, buttons.count - 1)
    bind(.enter, TabPhrase.keyPress, also: [" "]) {
      press(.access(accessFocus), at: nil, context)
    }
    bind.steps(.leftRight, buttons.count > 1 ? TabPhrase.keyMove : nil) {
      accessFocus = min(max(accessFocus + $0, 0), buttons.count - 1)
    }
  }

  private mutating func fieldKeys(_ bind: inout ScreenKeys, _ context: Context) {
    bind(.enter, AlbumsPhrase.keySearch) { search(context) }
    bind(.escape, AlbumsPhrase.keyList, also: [.down]) { focus = .list }
    bind.part { edit($0, context) }
  }

  private mutating func edit(_ input: Input, _ context: Context) -> [Action]? {
    if case .mouse = input { return handleInShelf(input, context) }
    return field.type(input) ? [] : nil
  }

  private mutating func listKeys(_ bind: inout ScreenKeys, _ context: Context) {
    let isEmpty = shelf?.list.rows.isEmpty ?? true
    let isMine = shown == .mine
    bind(.enter, isEmpty ? AlbumPhrase.keyAgain : nil, when: mayAskAgain) { searchAgain(context) }
    bind(.enter, AlbumsPhrase.keySearch, when: isEmpty && !isMine && !mayAskAgain) {
      focus = .field
    }
    bind(.enter, isEmpty ? nil : TabPhrase.keyOpen, also: [" "]) { openSelected() }
    bind(.up, when: shelf?.list.cursor ?? 0 == 0) { focus = .field }
    bind("/", AlbumsPhrase.keyField, when: !isMine) { focus = .field }
    bind("p", isEmpty ? nil : ButtonPhrase.play, when: isMine) { offerCovers(context) }
    bind("x", isEmpty ? nil : ButtonPhrase.remove, also: [.delete], when: isMine) {
      guard let id = shelf?.list.selected?.id else { return [] }
      return [.show(.question(.forgetAlbum, ButtonPhrase.remove, .press(Target.forget(id))))]
    }
    bind("m", isMine ? AlbumsPhrase.keyFound : .keyMine) {
      shown = isMine ? .found : .mine
      guard shelf == nil, let player = context.player else { return [] }
      return .ask(AlbumsQuery(player: player.id))
    }
    bind("/", AlbumsPhrase.keyField, when: isMine) { focus = .field }
    bind("p", isEmpty ? nil : ButtonPhrase.play, when: shown == .found) { offerCovers(context) }
    bind("s", isEmpty ? nil : PlayersPhrase.keyOrder) {
      shelves[shown]?.nextOrder(in: context.look.language)
      return []
    }
    bind.part { handleInShelf($0, context) }
  }

  private mutating func handleInShelf(_ input: Input, _ context: Context) -> [Action]? {
    (shelves[shown]?.list.handle(input, room: Self.room(context)) ?? nil).map { _ in [] }
  }

  /// Returns the number of visible rows.
  private static func room(_ context: Context) -> Int { AlbumRowLayout(context.area).count }

  /// Offers a game with the covers of the shown albums.
  private func offerCovers(_ context: Context) -> [Action] {
    guard let albums = shelf?.list.rows, !albums.isEmpty else { return [] }
    let origin: UsableCovers.Origin = shown == .mine ? .mine : .found
    return [.show(CoversOffer(Cover.all(of: albums), from: origin, context).dialog)]
  }

  private func openSelected() -> [Action] {
    shelf?.list.selected.map { [.go(.album($0))] } ?? []
  }

  private mutating func search(_ context: Context) -> [Action] {
    let term = field.text
    guard term.contains(where: { !$0.isWhitespace }) else { return [] }
    isSearchDue = !access.isOpen
    guard access.isOpen else { return [] }
    shown = .found
    return ask(.albums(AlbumSearch(term: term, in: AlbumCatalog(context))), context)
  }

  private mutating func searchAgain(_ context: Context) -> [Action] {
    guard mayAskAgain, let question else { return [] }
    return ask(question.query, context)
  }

  private mutating func ask(_ query: ServiceQuery, _ context: Context) -> [Action] {
    question = ServiceQueryState(query)
    shelves[.found]?.show([], in: context.look.language)
    return [.request(.service(query))]
  }
}
