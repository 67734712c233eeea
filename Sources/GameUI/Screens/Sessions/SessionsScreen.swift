import Canvas
import GameCore

/// The list of the player's sessions; each except this one can be ended.
struct SessionsScreen: Screen {
  enum Target: Hashable {
    /// A row by its index.
    case row(Int)
    case end(SessionTokenHash)
    case endOthers
  }

  private(set) var list = ListView<OpenSession>()
  private var own: SessionTokenHash?
  /// The time of the answer, from which days are counted.
  private var asOf: Timestamp?
  /// The time of the last request for the list.
  private var asked: Moment?
  /// The milliseconds after which the list is reloaded, because sessions may have ended elsewhere.
  private static let freshness = 1000

  mutating func appear(_ context: Context) -> [Action] {
    asked = context.now
    return context.player.map { .ask(SessionsQuery(player: $0.id)) } ?? []
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    bind.isSilent = list.rows.isEmpty
    bind.list(KeyBinding(.upDown, TabPhrase.keyMove))
    bind.part { list.handle($0, room: room(context)).map { _ in askAgain(context) } }
    bind(.enter, SessionsPhrase.keyEnd, also: [" "]) { askToEnd() }
    bind("x", SessionsPhrase.keyEndOthers, when: hasOthers) {
      [.show(.question(.endOtherSessions, SessionsPhrase.end, .press(Target.endOthers)))]
    }
    bind.isSilent = false
    bind("r", TabPhrase.keyRefresh) { appear(context) }
    bind(.escape, ButtonPhrase.back) { [.back] }
  }

  /// Reloads a list that is no longer fresh; happens only when a key is pressed.
  private mutating func askAgain(_ context: Context) -> [Action] {
    if let asked, context.now < asked.advanced(by: Self.freshness) { return [] }
    return appear(context)
  }

  mutating func press(_ target: Target, at _: Point?, _ context: Context) -> [Action] {
    guard let player = context.player else { return [] }
    switch target {
    case .row(let row):
      list.select(row, room: room(context))
      return askToEnd()
    case .end(let session): return .ask(SessionsQuery(player: player.id, ending: .one(session)))
    case .endOthers: return .ask(SessionsQuery(player: player.id, ending: .others))
    }
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    guard let (_, result) = answer.to(SessionsQuery.self, of: context.player?.id) else { return [] }
    switch result {
    case .success(let found):
      let chosen = list.selected?.id
      own = found.own
      asOf = found.time
      list.show(found.sessions, total: found.sessions.count)
      if let row = found.sessions.firstIndex(where: { $0.id == chosen }) {
        list.select(row, room: room(context))
      }
    // The previous list stays.
    case .failure(let error): list.fail(error)
    }
    return []
  }

  private var hasOthers: Bool { list.rows.contains { $0.id != own } }
  private var isListed: Bool { list.rows.contains { $0.id == own } }

  /// Asks whether to end a session; that of this program is ended by logging out.
  private func askToEnd() -> [Action] {
    guard let session = list.selected else { return [] }
    if session.id == own { return [.account(.leave)] }
    return [
      .show(.question(.endSession, SessionsPhrase.end, .press(Target.end(session.id))))
    ]
  }
}

extension SessionsScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let (page, block) = (Self.page(context), Self.block(context))
    let rest = frame.heading(
      look.text(SessionsPhrase.heading), in: block.inset(columns: 2, rows: 0))
    let isEmpty = frame.placeholder(
      of: list, loading: YouPhrase.loading, empty: SessionsPhrase.empty,
      in: context.area.below(rest.row))
    guard !isEmpty else { return }
    if let aside = page.aside { frame.advice(look.text(SessionsPhrase.about), in: aside) }
    frame.line(look.text(isListed ? SessionsPhrase.advice : .notListed), .muted, in: rest)
    let drawn = frame.list(
      list, columns(look), in: Self.listPlace(context),
      role: { $0.id == own ? .accent : .text }, target: { .row($0) })
    let below = block.below(drawn.bottom + 1).inset(columns: 2, rows: 0)
    guard !look.isPlain, below.rows > 2 else { return }
    let isOwn = list.selected?.id == own
    let acts =
      [LabeledValue(name: "Enter", value: look.text(isOwn ? SessionsPhrase.endsOwn : .endsOne))]
      + (hasOthers ? [LabeledValue(name: "x", value: look.text(SessionsPhrase.endsOthers))] : [])
    let left = frame.figures(acts, in: below).dropTop(1)
    if page.aside == nil { frame.lines(look.text(SessionsPhrase.about), in: left, .muted) }
  }

  private static func page(_ context: Context) -> FormPage {
    FormPage(rows: min(context.area.rows, 18), in: context.area, isAlone: context.look.isPlain)
  }

  private static func block(_ context: Context) -> Rect {
    page(context).form.inset(columns: -2, rows: 0)
  }

  private static func listPlace(_ context: Context) -> Rect {
    block(context).dropTop(4).dropRight(1)
  }

  /// Returns the number of visible sessions.
  private func room(_ context: Context) -> Int { list.room(in: Self.listPlace(context)) }

  private func columns(_ look: RenderStyle) -> [TableColumn<OpenSession>] {
    [
      look.column(
        SessionsPhrase.systemUser, least: 32, yields: [1: .shrinks(to: 12)],
        cut: { Self.user($0, columns: $1, look) },
        value: { session in
          let user = TextSanitizer.line(session.systemUser, limit: 40)
          return user.isEmpty ? look.glyphs.dot : user
        }),
      look.column(SessionsPhrase.since, least: 16) { session in
        session.openedAt.map(look.dateAndTime) ?? look.glyphs.dot
      },
      // The time of use is stored with a precision of a day.
      look.column(SessionsPhrase.used, least: 10) { session in
        session.id == own
          ? look.text(SessionsPhrase.now) : look.relative(session.usedAt, asOf: asOf)
      },
      TableColumn("") { session in
        session.id == own ? "\(look.glyphs.right) \(look.text(SessionsPhrase.this)) " : ""
      },
    ]
  }

  /// Truncates a system user with its host; the host is truncated last.
  private static func user(_ text: String, columns: Int, _ look: RenderStyle) -> String {
    let name = text.prefix { $0 != "@" }
    let host = String(text.dropFirst(name.count))
    let room = columns - TextWidth.of(host)
    guard !host.isEmpty, TextWidth.of(text) > columns, room >= 4 else {
      return look.cut(text, columns)
    }
    return look.cut(String(name), room) + host
  }
}
