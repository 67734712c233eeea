import Canvas
import GameCore
import MediaProtocol
import Pictures

/// The faces of the players that are seen, before their rows in windows with room for that.
extension PlayersScreen {
  /// How many rows are seen at once.
  func room(_ context: Context) -> Int {
    let lines = lines(context)
    return hasFaces(context) ? lines / RowFaces.rows : lines
  }

  /// Whether there is room for faces, and somebody has one.
  func hasFaces(_ context: Context) -> Bool {
    RowFaces.fit(lines: lines(context)) && context.area.columns >= 72
      && list.rows.contains { $0.shown.avatar != .none }
  }

  /// Lines for rows.
  private func lines(_ context: Context) -> Int { context.area.rows - 6 }

  /// Where the list with its heading is drawn.
  private func origin(_ context: Context) -> Point {
    let block = block(context)
    return Point(column: block.column, row: block.row + 3)
  }

  /// Asks for the pictures of those that are seen.
  mutating func askForFaces(_ context: Context) -> [Action] {
    guard hasFaces(context),
      let format = PictureFormat(avatarIn: RowFaces.place(0, in: origin(context)), context.look)
    else { return [] }
    return faces.ask(
      for: list.rows[list.window(room(context))].compactMap { $0.shown.avatar.key(context) }, format
    )
  }

  /// Draws the faces, and under the players' names what they are called otherwise.
  func drawFaces(of rows: [PlayerRow], into frame: inout Frame<Target>, _ context: Context) {
    for (number, row) in rows.enumerated() {
      let place = RowFaces.place(number, in: origin(context))
      frame.avatar(row.shown.avatar, in: place, faces, context)
      guard let name = row.shown.fullName else { continue }
      let width = max(block(context).right - place.right - 1, 0)
      let text = TextWrap.cut(name, width: width, mark: frame.look.glyphs.ellipsis)
      frame.write(text, place.right + 1, place.row + 1, .muted)
    }
  }
}
