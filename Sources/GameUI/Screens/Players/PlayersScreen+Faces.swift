import Canvas
import GameCore
import MediaProtocol
import Pictures

/// The faces of the players that are seen, before their rows in windows with room for that.
extension PlayersScreen {
  /// How many rows are seen at once.
  func room(_ context: Context) -> Int {
    list.room(in: listPlace(context), height: hasFaces(context) ? RowFaces.size.rows : 1)
  }

  /// Whether there is room for faces, and somebody has one.
  func hasFaces(_ context: Context) -> Bool {
    RowFaces.fit(context.area.dropTop(4)) && context.area.columns >= 72
      && list.rows.contains { $0.shown.avatar != .none }
  }

  /// Asks for the pictures of those that are seen.
  mutating func askForFaces(_ context: Context) -> [Action] {
    guard hasFaces(context) else { return [] }
    let seen = list.rows[list.window(room(context))]
    return faces.ask(
      for: seen.map { $0.shown.avatar.portrait(context) }, in: RowFaces.size, context)
  }

  /// The faces, and under the players' names what they are called otherwise.
  func rowPictures(_ context: Context) -> RowPictures<PlayerRow, Target>? {
    guard hasFaces(context) else { return nil }
    return RowPictures(
      size: RowFaces.size, below: { $0.shown.fullName },
      draw: { frame, row, place in
        frame.portrait(row.shown.avatar.portrait(context), in: place, faces)
      })
  }
}
