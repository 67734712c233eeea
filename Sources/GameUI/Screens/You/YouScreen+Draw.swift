import Canvas
import GameCore

extension YouScreen {
  /// The rows under a heading.
  enum Group: CaseIterable {
    case player, login, account

    var rows: [Row] {
      switch self {
      case .player: [.profile, .account(.name), .account(.email)]
      case .login: [.account(.password), .sessions, .account(.recoveryCode)]
      case .account: [.account(.export), .account(.delete)]
      }
    }
  }

  /// The layout: the account, and in wide windows the player's results next to it.
  private struct Places {
    let account: Rect
    let results: Rect?
    /// The rows of a face at the left of the name; 0 if it is elsewhere.
    var faceRows = 0
  }

  /// The columns from which there are two panes.
  private static let wide = 110
  /// The rows of the account with its heading.
  private static let accountRows = 4 + Row.allCases.count + 2 * Group.allCases.count - 1

  /// Returns whether there is room for the results.
  func isWide(_ context: Context) -> Bool {
    context.area.columns >= Self.wide && !context.look.isPlain
  }

  private func places(_ context: Context) -> Places {
    let area = context.area
    guard isWide(context) else {
      let isAbove = area.columns < 110 && area.rows > Self.accountRows + 3
      let faceRows = isAbove && !context.look.isPlain ? 5 : 0
      let rows = Self.accountRows + max(faceRows - 1, 0)
      let size = Size(columns: min(area.columns - 4, 70), rows: rows)
      return Places(account: area.centeredAtTop(size), results: nil, faceRows: faceRows)
    }
    let whole = area.page
    let account = max(whole.columns * 2 / 5, 48)
    return Places(account: whole.left(account), results: whole.dropLeft(account + 3))
  }

  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    guard let player = context.player else {
      frame.emptyState(
        look.text(YouPhrase.guest), in: context.area,
        buttons: Way.allCases.map { (look.text($0.title), .way($0)) },
        focused: Way.allCases.firstIndex(of: way))
      return
    }
    let places = places(context)
    if case .success? = stored, let side = side(context) {
      frame.face(avatar.portrait(context), of: look.shown(player.name), in: side, context.pictures)
    }
    var inside = places.account.inset(columns: 2, rows: 0)
    if places.faceRows > 0 {
      inside = inside.dropLeft(2 * places.faceRows + 2).dropTop(places.faceRows / 2)
    }
    let beside = frame.line(look.shown(player.name), .title, in: inside)
    if streak > 0 {
      let text = "\(look.text(DailyPhrase.title)): \(look.text(DailyPhrase.streak(streak)))"
      frame.line(text, .accent, in: beside.dropLeft(2), .right)
    }
    var rest = places.account.dropTop(max(places.faceRows, places.results == nil ? 2 : 1) + 1)
    if places.results == nil, case .success(let card) = card {
      let facts = Array(card.playing(streak: nil, look).dropFirst())
      frame.inline(facts, in: inside.dropTop(1))
    }
    let labels = Row.allCases.map { TextWidth.of(look.text($0.title)) }.max() ?? 0
    for group in Group.allCases {
      frame.divider(
        look.text(YouPhrase.group(group)), in: rest.cutTop(1).inset(columns: 2, rows: 0))
      for item in group.rows {
        draw(item, of: player, labels: labels, into: &frame, in: rest.cutTop(1))
      }
      rest.cutTop(1)
    }
    if let place = places.results { drawResults(into: &frame, in: place, context) }
  }

  private func draw(
    _ item: Row, of player: Player, labels: Int, into frame: inout Frame<Target>, in row: Rect
  ) {
    let look = frame.look
    let label = row.dropLeft(2)
    let isChosen = item == cursor
    if isChosen { frame.line(look.glyphs.mine, .cursor, in: row) }
    let role = item == .account(.delete) ? Role.bad : isChosen ? .title : .text
    frame.line(look.text(item.title), role, in: label)
    let value = value(of: item, player, look)
    frame.line(value.text, value.role, in: label.dropLeft(labels + 3))
    frame.hitArea(row, .row(item))
    guard isChosen else { return }
    frame.highlight(row)
    frame.canvas.cursor = label.origin
  }

  /// Draws what the player has played: facts, the best scores and the newest rounds.
  private func drawResults(
    into frame: inout Frame<Target>, in place: Rect, _ context: Context
  ) {
    let look = frame.look
    var rest = place
    frame.divider(look.text(PlayersPhrase.statistics), in: rest.cutTop(1))
    rest.cutTop(1)
    let answer: Dated<PlayerCard>
    switch card {
    case nil:
      frame.line(look.text(YouPhrase.loading), .muted, in: rest)
      return
    case .failure(let error):
      frame.line(look.text(error), .bad, in: rest)
      return
    case .success(let found): answer = found
    }
    let card = answer.value
    let facts = answer.playing(streak: nil, look)
    frame.figures(facts, in: rest.cutTop(max(facts.count, Self.faceRows)))
    rest.cutTop(1)
    guard !card.bests.isEmpty else {
      frame.line(look.text(PlayerCardPhrase.noRecords), .muted, in: rest)
      return
    }
    frame.divider(look.text(PlayerCardPhrase.bests), in: rest.cutTop(1))
    let drawn = BestScores(card.bests, width: rest.columns - 2, asOf: answer.time, look)
      .draw(into: &frame, in: rest)
    rest = rest.below(drawn.bottom + 1)
    guard rest.rows >= OwnRoundsPanel.leastRows, recent.isShown(context) else { return }
    let title = look.dotted([look.text(YouPhrase.recent), look.title(of: context.kind)])
    recent.draw(context.kind, title: title, into: &frame, in: rest)
  }

  /// The rows of the face in the results.
  private static let faceRows = 6

  /// Returns the place of the player's face; nil if there is no room.
  func side(_ context: Context) -> Rect? {
    let places = places(context)
    if let results = places.results {
      return results.right(2 * Self.faceRows).dropTop(1).top(Self.faceRows + 1)
    }
    guard places.faceRows == 0 else {
      return places.account.dropLeft(2).left(2 * places.faceRows).top(places.faceRows)
    }
    let right = context.area.dropLeft(places.account.right - context.area.column)
    guard right.columns > 20 else { return nil }
    return right.dropLeft(2).left(18).below(places.account.row + 2).top(9)
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
        stored.value.profile.isEmpty
          ? (look.text(YouPhrase.unfilled), .muted)
          : (stored.value.profile.fullName ?? look.text(YouPhrase.filled), .text)
      }
    case .account(.name): (look.shown(player.name), .text)
    case .account(.email): (player.email.description, .text)
    case .sessions, .account: (look.text(YouPhrase.remark(row)), .muted)
    }
  }
}
