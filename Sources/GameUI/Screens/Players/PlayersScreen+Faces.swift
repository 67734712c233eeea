import Canvas
import GameCore
import MediaProtocol
import Pictures

/// The faces of the visible players before their rows, in windows with enough room.
extension PlayersScreen {
  /// Returns the number of visible rows.
  func room(_ context: Context) -> Int {
    list.room(in: listPlace(context), height: rowHeight(context))
  }

  /// Returns the number of lines of a row.
  func rowHeight(_ context: Context) -> Int { hasFaces(context) ? RowAvatars.size.rows : 1 }

  /// Returns whether there is room for faces, and any player has chosen one or all players fit.
  func hasFaces(_ context: Context) -> Bool {
    let area = context.area
    return RowAvatars.fit(area.dropTop(4)) && area.columns >= 72
      && (hasAvatars || everyone * RowAvatars.size.rows <= area.rows - 7)
  }

  /// Returns the faces, and the players' full names below their player names.
  func rowPictures(_ context: Context) -> RowPictures<PlayerRow, Target>? {
    guard hasFaces(context) else {
      return LeaderboardFaces.inset(in: context.area, context.look) == 0
        ? nil
        : RowPictures(size: Size(columns: 3, rows: 1)) { frame, row, place in
          frame.face(nil, of: context.look.shown(row.name), in: place, context.pictures)
        }
    }
    return RowPictures(
      size: RowAvatars.size, lead: 1, below: { $0.shown.fullName },
      draw: { frame, row, place in frame.face(of: row, in: place, context) })
  }
}
