import Canvas
import GameCore
import MediaProtocol

/// The remote players next to those of this store, in wide windows.
extension PlayersScreen {
  /// Returns the place of the remote players; nil if there is no room, or no source.
  func otherSide(_ context: Context) -> Rect? {
    let side = sideColumn(context)
    guard side.columns >= 28, side.rows >= 16, PlayersSource(context) != nil else { return nil }
    return side.dropTop(7)
  }

  func isAtOther(_ context: Context) -> Bool { isAtOther && otherSide(context) != nil }

  /// Moves to the remote players, or opens their page.
  mutating func openElsewhere(_ context: Context) -> [Action] {
    guard otherSide(context) != nil else { return [.go(.elsewhere)] }
    isAtOther = true
    // The window may have been enlarged since the screen appeared.
    return other.question == nil ? other.appear(context) : []
  }

  mutating func otherKeys(_ bind: inout ScreenKeys, _ context: Context) {
    if !other.list.rows.isEmpty { bind.tell(KeyBinding(.upDown, TabPhrase.keyMove)) }
    bind(.enter, PlayersPhrase.keyElsewhere, also: [" "]) { [.go(.elsewhere)] }
    bind("r", RemotePlayersPhrase.keyAgain) { other.askAgain(context) }
    bind(.escape, TabPhrase.keyBack, also: ["e", .left, .backspace]) { isAtOther = false }
    bind.part { other.handle($0, room: otherRoom(context)) }
  }

  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, _ context: Context
  ) -> [Action] {
    pictures.receive(report, to: query, at: context.now)
    faces.receive(report, to: query, at: context.now)
    otherFaces.receive(report, to: query, at: context.now)
    other.receive(report, to: query, context)
    return []
  }

  /// Requests the picture of the player under the cursor first, then those of the rows.
  mutating func prepare(_ context: Context) -> [Action] {
    let rows = askForFaces(context) + askForOtherFaces(context)
    guard let side = side(context) else { return rows }
    return rows + pictures.ask(for: [selected(context)], in: side.size, context)
  }

  var nextDeadline: Moment? { other.question?.retry }

  mutating func advance(_ context: Context) -> [Action] {
    other.advance(to: context.now)
    return []
  }

  /// Returns the portrait of the player under the cursor.
  private func selected(_ context: Context) -> Portrait? {
    isAtOther(context)
      ? other.list.selected?.portrait : list.selected?.shown.avatar.portrait(context)
  }

  /// Draws the face of the player under the cursor, and the remote players below it.
  func drawSide(into frame: inout Frame<Target>, _ context: Context) {
    if let side = side(context) { frame.portrait(selected(context), in: side, pictures) }
    if showsCard(context), let row = list.selected { drawCard(of: row, into: &frame, context) }
    if let place = otherSide(context) { drawOther(into: &frame, in: place, context) }
  }

  /// Draws what the list knows about the player under the cursor.
  private func drawCard(
    of row: PlayerRow, into frame: inout Frame<Target>, _ context: Context
  ) {
    guard let asOf else { return }
    let look = frame.look
    let place = sideColumn(context)
    var rest = frame.heading(look.shown(row.name), in: place).dropTop(1)
    let last = LabeledValue(
      name: look.text(PlayersPhrase.lastPlayed), value: look.lastPlayed(of: row, asOf: asOf))
    let facts = look.facts(of: row.shown) + [last]
    frame.figures(facts, in: rest.dropLeft(hasAvatars ? 22 : 0))
    rest.cutTop(hasAvatars ? 11 : facts.count + 1)
    frame.divider(look.text(PlayerCardPhrase.bests), in: rest.cutTop(1))
    guard !row.bests.isEmpty else {
      frame.line(look.text(PlayerCardPhrase.noRecords), .muted, in: rest.dropTop(1))
      return
    }
    let scores = BestScores(row.bests, width: rest.columns - 2, asOf: asOf, look)
    frame.list(
      ListDrawing(
        table: scores.table, height: 2,
        decorate: { frame, row, _, text in scores.drawBar(of: row, into: &frame, in: text) }),
      in: rest)
  }

  private func drawOther(into frame: inout Frame<Target>, in place: Rect, _ context: Context) {
    let look = frame.look
    let isOpen = isAtOther(context)
    var rest = place
    let head = rest.cutTop(1)
    let beside = frame.line(
      look.text(RemotePlayersPhrase.heading), isOpen ? .focus : .title, in: head)
    if let source = PlayersSource(context) {
      frame.line(TextSanitizer.line(source.address), .muted, in: beside.dropLeft(2))
    }
    frame.hitArea(head, .elsewhere)
    for line in other.state(look, width: place.columns, lines: 3) {
      frame.line(line.text, line.role, in: rest.cutTop(1))
    }
    guard !other.list.rows.isEmpty, rest.rows > 3 else { return }
    frame.list(
      other.list, otherColumns(look), in: rest, marked: isOpen ? .cursor : nil,
      pictures: isOpen ? other.faces(otherFaces, in: rest) : nil
    ) { .otherRow($0) }
  }

  /// Returns the place of the list of remote players.
  private func otherPlace(_ context: Context) -> Rect? {
    otherSide(context).map { place in
      place.dropTop(1 + other.state(context.look, width: place.columns, lines: 3).count)
    }
  }

  /// Returns the number of visible remote players. Their faces are requested only when the cursor
  /// is there.
  func otherRoom(_ context: Context) -> Int {
    guard let place = otherPlace(context) else { return 1 }
    return isAtOther(context) ? other.room(in: place) : other.list.room(in: place)
  }

  /// Requests the pictures of the visible remote players.
  private mutating func askForOtherFaces(_ context: Context) -> [Action] {
    guard isAtOther(context), let place = otherPlace(context), other.hasFaces(in: place) else {
      return []
    }
    let seen = other.list.rows[other.list.window(other.room(in: place))]
    return otherFaces.ask(for: seen.map(\.portrait), in: RowAvatars.size, context)
  }

  private func otherColumns(_ look: RenderStyle) -> [TableColumn<RemotePlayer>] {
    [
      look.column(
        RemotePlayersPhrase.name, least: 20, most: 20, yields: [1: .shrinks(to: 0)], value: \.name),
      RemotePlayer.age(look), RemotePlayer.state(look),
    ]
  }
}
