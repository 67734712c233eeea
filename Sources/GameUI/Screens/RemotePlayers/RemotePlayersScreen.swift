import Canvas
import GameCore
import MediaProtocol

/// The remote players according to their source, or the cached list if it is unreachable.
struct RemotePlayersScreen: Screen {
  enum Target: Hashable {
    /// A row by its index.
    case row(Int)
    /// The screen on which the address is set.
    case services
  }

  private(set) var other = RemotePlayersListState()
  private(set) var pictures = PictureLoader()
  /// The faces of the rows, in windows with enough room.
  private(set) var faces = PictureLoader()

  mutating func appear(_ context: Context) -> [Action] {
    pictures.forgetAsked()
    faces.forgetAsked()
    return other.appear(context)
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    let hasSource = PlayersSource(context) != nil
    bind(.enter, SettingsPhrase.services, when: !hasSource) { [.go(.services)] }
    if hasSource, !other.list.rows.isEmpty { bind.tell(KeyBinding(.upDown, TabPhrase.keyMove)) }
    bind("r", hasSource ? RemotePlayersPhrase.keyAgain : nil) { other.askAgain(context) }
    bind(.escape, TabPhrase.keyBack, also: ["e", .backspace]) { [.back] }
    bind.part { other.handle($0, room: room(context)) }
  }

  mutating func press(_ target: Target, at _: Point?, _ context: Context) -> [Action] {
    switch target {
    case .row(let row): other.select(row, room: room(context))
    case .services: return [.go(.services)]
    }
    return []
  }

  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, _ context: Context
  ) -> [Action] {
    pictures.receive(report, to: query, at: context.now)
    faces.receive(report, to: query, at: context.now)
    other.receive(report, to: query, context)
    return []
  }

  var nextDeadline: Moment? { other.question?.retry }

  mutating func advance(_ context: Context) -> [Action] {
    other.advance(to: context.now)
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    let place = listPlace(context)
    let seen = other.hasFaces(in: place) ? other.list.rows[other.list.window(room(context))] : []
    let selected = other.list.selected?.portrait
    return faces.ask(for: seen.map(\.portrait), in: RowAvatars.size, context)
      + (RemotePlayersLayout(context.area).side.map {
        pictures.ask(for: [selected], in: $0.size, context)
      } ?? [])
  }

  /// Returns the number of visible players.
  private func room(_ context: Context) -> Int { other.room(in: listPlace(context)) }
}
