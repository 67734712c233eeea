import Canvas
import GameCore
import MediaProtocol

/// The player's data, a line for each, with screens to change it.
struct YouScreen: Screen {
  enum Row: Hashable, CaseIterable {
    case profile, name, email, password, sessions, recoveryCode, export, delete

    /// The screen that it opens.
    var route: Route {
      switch self {
      case .profile: .profile
      case .name: .account(.name)
      case .email: .account(.email)
      case .password: .account(.password)
      case .sessions: .sessions
      case .recoveryCode: .account(.recoveryCode)
      case .export: .account(.export)
      case .delete: .account(.delete)
      }
    }
  }

  enum Target: Hashable, Sendable {
    case row(Row)
    case way(GuestOption)
  }

  /// A way for a guest to become a player.
  enum GuestOption: Hashable, CaseIterable {
    case logIn, register

    var title: ButtonPhrase {
      switch self {
      case .logIn: .logIn
      case .register: .register
      }
    }
  }

  private(set) var stored: Result<StoredProfile, StoreError>?
  private(set) var cursor = Row.profile
  /// The streak of daily boards.
  private(set) var run = 0
  private var way = GuestOption.logIn
  private var pictures = PictureLoader()

  mutating func appear(_ context: Context) -> [Action] {
    guard let player = context.player else { return [] }
    pictures.forgetAsked()
    return .ask(StreakQuery(player: player.id)) + .ask(OwnAccountQuery(player: player.id))
      + .ask(ProfileQuery(player: player.id))
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    guard context.player != nil else {
      bind(.enter, TabPhrase.keyPress, also: [" "]) { press(.way(way), at: nil, context) }
      return bind.steps(.leftRight, TabPhrase.keyMove) { way = $0 < 0 ? .logIn : .register }
    }
    bind.steps(.upDown, TabPhrase.keyMove) { cursor = cursor.moved(by: $0) }
    bind([.home, .end]) { key in
      cursor = (key == .home ? Row.allCases.first : Row.allCases.last) ?? cursor
      return []
    }
    bind(.enter, YouPhrase.keyOpen, also: [" ", .right]) { [.go(cursor.route)] }
    bind("s", PlayersPhrase.keyStatistics) { [.go(.statistics)] }
  }

  mutating func press(_ target: Target, at _: Point?, _: Context) -> [Action] {
    switch target {
    case .row(let row):
      cursor = row
      return [.go(row.route)]
    case .way(.logIn): return [.account(.leave)]
    case .way(.register): return [.go(.register)]
    }
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    guard let player = context.player?.id else { return [] }
    if case .success(let run) = answer.to(StreakQuery(player: player)) { self.run = run }
    stored = answer.to(ProfileQuery(player: player)) ?? stored
    return []
  }

  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, _ context: Context
  ) -> [Action] {
    pictures.receive(report, to: query, at: context.now)
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    guard let side = side(context) else { return [] }
    return pictures.ask(for: [avatar.portrait(context)], in: side.size, context)
  }

  private var avatar: Avatar {
    if case .success(let stored)? = stored { stored.own.profile.avatar } else { .none }
  }
}

extension YouScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    guard let player = context.player else {
      let ways = GuestOption.allCases
      frame.emptyState(
        look.text(YouPhrase.guest), in: context.area,
        buttons: ways.map { (look.text($0.title), .way($0)) },
        focused: ways.firstIndex(of: way) ?? 0)
      return
    }
    let place = place(context)
    if let side = side(context) { frame.portrait(avatar.portrait(context), in: side, pictures) }
    let inside = place.inset(columns: 2, rows: 0)
    let beside = frame.line(look.shown(player.name), .title, in: inside)
    if run > 0 {
      let text = "\(look.text(DailyPhrase.title)): \(look.text(DailyPhrase.run(run)))"
      frame.line(text, .accent, in: beside.dropLeft(2), .right)
    }
    frame.rule(in: inside.dropTop(1))
    let rows = Row.allCases
    let labels = rows.map { TextWidth.of(look.text(YouPhrase.row($0))) }.max() ?? 0
    var rest = place.dropTop(3)
    for item in rows {
      let row = rest.cutTop(1)
      let label = row.dropLeft(2)
      let isChosen = item == cursor
      if isChosen { frame.line(look.glyphs.mine, .cursor, in: row) }
      frame.line(look.text(YouPhrase.row(item)), isChosen ? .title : .text, in: label)
      let value = value(of: item, player, look)
      frame.line(value.text, value.role, in: label.dropLeft(labels + 3))
      frame.hitArea(row, .row(item))
      if isChosen {
        frame.highlight(row)
        frame.canvas.cursor = label.origin
      }
    }
  }

  private func place(_ context: Context) -> Rect {
    context.area.raised(
      Size(columns: min(context.area.columns - 4, 70), rows: Row.allCases.count + 5))
  }

  /// Returns the place of the player's face; nil if there is no room.
  private func side(_ context: Context) -> Rect? {
    let place = place(context)
    let right = context.area.dropLeft(place.right - context.area.column)
    guard right.columns > 20 else { return nil }
    return right.dropLeft(2).left(18).below(place.row + 2).top(9)
  }

  /// Returns the value of a row.
  private func value(
    of row: Row, _ player: Player, _ look: RenderStyle
  ) -> (text: String, role: Role) {
    switch row {
    case .profile:
      switch stored {
      case nil: (look.text(YouPhrase.loading), .muted)
      case .failure(let error): (look.text(error), .bad)
      case .success(let stored):
        stored.own.profile.isEmpty
          ? (look.text(YouPhrase.unfilled), .muted)
          : (stored.own.profile.fullName ?? look.text(YouPhrase.filled), .text)
      }
    case .name: (look.shown(player.name), .text)
    case .email: (player.email.description, .text)
    case .password, .sessions, .recoveryCode, .export, .delete:
      (look.text(YouPhrase.remark(row)), .muted)
    }
  }
}
