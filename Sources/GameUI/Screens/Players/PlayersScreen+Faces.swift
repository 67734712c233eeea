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

  /// Returns the number of lines of a row: that of faces, or up to two in a large window.
  func rowHeight(_ context: Context) -> Int {
    let area = context.area
    guard !hasFaces(context) else { return RowAvatars.size.rows }
    guard area.columns >= 140, !context.look.isPlain else { return 1 }
    return min(max((area.rows - 7) / max(everyone, 1), 1), 2)
  }

  /// Returns whether there is room for faces, and any player has chosen one or all players fit.
  func hasFaces(_ context: Context) -> Bool {
    let area = context.area
    return RowAvatars.fit(area.dropTop(4)) && area.columns >= 72
      && (hasAvatars || everyone * RowAvatars.size.rows <= area.rows - 7)
  }

  /// Returns the faces, and the players' full names below their player names.
  func rowPictures(_ context: Context) -> RowPictures<PlayerRow, Target>? {
    guard hasFaces(context) else {
      let initial = Size(columns: 3, rows: rowHeight(context))
      return LeaderboardFaces.inset(in: context.area, context.look) == 0
        ? nil
        : RowPictures(size: initial) { frame, row, place in
          let name = context.look.shown(row.name)
          frame.face(nil, of: name, in: place.top(1), context.pictures)
        }
    }
    return RowPictures(
      size: RowAvatars.size, below: { $0.shown.fullName },
      draw: { frame, row, place in frame.face(of: row, in: place, context) })
  }
}
