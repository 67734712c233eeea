import Canvas
import GameCore
import MediaProtocol

/// The players of another table beside those of this one, where a window has room for both.
extension PlayersScreen {
  /// Where they stand; nil where there is no room, or no other table.
  func otherSide(_ context: Context) -> Rect? {
    let side = sideColumn(context)
    guard side.columns >= 28, side.rows >= 16, PlayersSource(context) != nil else { return nil }
    return Rect(
      column: side.column, row: side.row + 7, columns: side.columns, rows: side.rows - 7)
  }

  func isAtOther(_ context: Context) -> Bool { isAtOther && otherSide(context) != nil }

  var otherHints: [Hint] {
    let move = other.list.rows.isEmpty ? [] : [Hint(.upDown, TabPhrase.keyMove)]
    return move + [
      Hint(.plain("Enter"), PlayersPhrase.keyElsewhere),
      Hint(.plain("r"), ElsewherePhrase.keyAgain), Hint(.plain("Esc"), TabPhrase.keyBack),
    ]
  }

  /// Goes to the players beside, or to a page of their own.
  mutating func openElsewhere(_ context: Context) -> [Action] {
    guard otherSide(context) != nil else { return [.go(.elsewhere)] }
    isAtOther = true
    // The window may have grown since the list came up.
    return other.question == nil ? other.appear(context) : []
  }

  mutating func handleAtOther(_ input: Input, _ context: Context) -> [Action]? {
    switch input {
    case .key(.escape), .key(.character("e")), .key(.left), .key(.backspace):
      isAtOther = false
      return []
    case .key(.enter), .key(.character(" ")): return [.go(.elsewhere)]
    case .key(.character("r")): return other.askAgain(context)
    default: return other.handle(input, room: otherRoom(context))
    }
  }

  mutating func receive(_ finding: Finding, _ context: Context) -> [Action] {
    pictures.receive(finding)
    faces.receive(finding)
    otherFaces.receive(finding)
    return other.receive(finding, context)
  }

  /// The picture of the player under the cursor first, then those of the rows.
  mutating func prepare(_ context: Context) -> [Action] {
    let rows = askForFaces(context) + askForOtherFaces(context)
    guard let side = side(context), let key = shownKey(context),
      let format = PictureFormat(avatarIn: side, context.look)
    else { return rows }
    return rows + pictures.ask(for: [key], format)
  }

  var nextDeadline: Moment? { other.question?.retry }

  mutating func advance(_ context: Context) -> [Action] {
    other.advance(to: context.now)
    return []
  }

  private func shownKey(_ context: Context) -> PictureKey? {
    isAtOther(context) ? other.picture : list.selected?.shown.avatar.key(context)
  }

  /// Draws the face under the cursor, and below it the players of the other table.
  func drawSide(into frame: inout Frame<Target>, _ context: Context) {
    if let side = side(context) {
      if isAtOther(context) {
        frame.picture(other.picture, in: side, pictures)
      } else if let selected = list.selected {
        frame.avatar(selected.shown.avatar, in: side, pictures, context)
      }
    }
    if let place = otherSide(context) { drawOther(into: &frame, in: place, context) }
  }

  private func drawOther(into frame: inout Frame<Target>, in place: Rect, _ context: Context) {
    let look = frame.look
    let isOpen = isAtOther(context)
    let heading = look.text(ElsewherePhrase.heading)
    let end = frame.write(heading, place.column, place.row, isOpen ? .focus : .title) + 2
    if let source = PlayersSource(context) {
      let address = TextWrap.cut(
        Clean.line(source.address), width: max(place.right - end, 0), mark: look.glyphs.ellipsis)
      frame.write(address, end, place.row, .muted)
    }
    frame.hitArea(
      Rect(column: place.column, row: place.row, columns: place.columns, rows: 1), .elsewhere)
    let state = otherState(in: place, look)
    for (number, line) in state.enumerated() {
      frame.write(line.text, place.column, place.row + 1 + number, line.role)
    }
    let origin = Point(column: place.column, row: place.row + 1 + state.count)
    let list = other.list
    guard !list.rows.isEmpty, origin.row + 3 < place.bottom else { return }
    let hasFaces = hasOtherFaces(in: place, context)
    let window = list.window(otherRoom(in: place, context))
    let inset = hasFaces ? RowFaces.inset : 0
    let cursor = isOpen ? list.cursor : nil
    let cells = frame.canvas.cursor
    let drawing = ListDrawing<Target>(
      table: otherTable(of: Array(list.rows[window]), width: place.columns - 2 - inset, look),
      first: window.lowerBound, marked: cursor,
      role: { $0 == cursor ? .accent : .text }, target: { .otherRow($0) },
      height: hasFaces ? RowFaces.rows : 1, inset: inset)
    _ = frame.list(drawing, at: origin, bottom: place.bottom)
    if hasFaces { frame.faces(of: list.rows[window], in: origin, otherFaces) }
    if !isOpen { frame.canvas.cursor = cells }
  }

  /// How old the other table's list is, and what is wrong with it.
  private func otherState(
    in place: Rect, _ look: RenderStyle
  ) -> [(text: String, role: Role)] {
    other.state(look).flatMap { text, role in
      TextWrap.lines(text, width: place.columns).prefix(3).map { ($0, role) }
    }
  }

  /// Lines for the other table's rows.
  private func otherLines(in place: Rect, _ look: RenderStyle) -> Int {
    place.rows - 3 - otherState(in: place, look).count
  }

  /// Whether the other table's rows have faces: nobody who only looks at this one asks for those.
  private func hasOtherFaces(in place: Rect, _ context: Context) -> Bool {
    isAtOther(context) && other.hasFaces(lines: otherLines(in: place, context.look))
  }

  /// How many of the other table's rows are seen at once.
  func otherRoom(_ context: Context) -> Int {
    otherSide(context).map { otherRoom(in: $0, context) } ?? 1
  }

  private func otherRoom(in place: Rect, _ context: Context) -> Int {
    otherLines(in: place, context.look)
      / (hasOtherFaces(in: place, context) ? RowFaces.rows : 1)
  }

  /// Asks for the pictures of the other table's players that are seen.
  private mutating func askForOtherFaces(_ context: Context) -> [Action] {
    guard let place = otherSide(context), hasOtherFaces(in: place, context),
      let format = PictureFormat(avatarIn: RowFaces.place(0, in: place.origin), context.look)
    else { return [] }
    return otherFaces.ask(
      for: other.pictures(of: other.list.window(otherRoom(in: place, context))), format)
  }

  private func otherTable(
    of players: [ElsewherePlayer], width: Int, _ look: RenderStyle
  ) -> Table {
    typealias Column = Table.Column
    let playing = look.text(ElsewherePhrase.playing)
    let state = max(
      TextWidth.of(playing), TextWidth.of(look.text(ElsewherePhrase.state)))
    let age = max(TextWidth.of(look.text(ElsewherePhrase.age)), 3)
    let name = min(width - state - age - 4, 20)
    return Table(
      [
        Column(look.text(ElsewherePhrase.name), least: name),
        Column(look.text(ElsewherePhrase.age), .right, least: age),
        Column(look.text(ElsewherePhrase.state), least: state),
      ],
      rows: players.map { player in
        [
          TextWrap.cut(player.name, width: name, mark: look.glyphs.ellipsis),
          player.age.map { "\($0)" } ?? look.glyphs.dot,
          look.text(player.isPlaying ? ElsewherePhrase.playing : .away),
        ]
      })
  }
}
