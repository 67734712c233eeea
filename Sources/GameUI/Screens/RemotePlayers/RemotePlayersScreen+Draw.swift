import Canvas
import GameCore
import MediaProtocol

/// The layout of the screen.
struct RemotePlayersLayout {
  /// The heading and the state of the list.
  let head: Rect
  let block: Rect
  /// The place of the face of the player under the cursor; nil if there is no room.
  let side: Rect?

  init(_ area: Rect) {
    let hasSide = area.columns >= 76
    let width = min(area.columns - 2, hasSide ? 54 : 62)
    let whole = area.centered(Size(columns: width + (hasSide ? 22 : 0), rows: area.rows))
    head = whole.top(4)
    block = whole.left(width)
    side = hasSide ? whole.right(20).dropTop(4).top(10) : nil
  }
}

extension RemotePlayersScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    guard let source = context.address(of: .players) else {
      frame.emptyState(
        look.text(RemotePlayersPhrase.noAddress), .muted, in: context.area,
        buttons: [(look.text(SettingsPhrase.services), .services)])
      return
    }
    let places = RemotePlayersLayout(context.area)
    var head = places.head
    let rest = frame.line(look.text(RemotePlayersPhrase.heading), .title, in: head.cutTop(1))
    frame.line(TextSanitizer.line(source), .muted, in: rest.dropLeft(2))
    for line in lines(context) { frame.line(line.text, line.role, in: head.cutTop(1)) }
    guard !list.rows.isEmpty else { return }
    let faces = RowPictures<RemotePlayer, Target>(size: RowAvatars.size) { frame, player, place in
      frame.face(player.portrait, of: look.shown(player.name), in: place, context.pictures)
    }
    frame.list(
      list, columns(look), in: listPlace(context), pictures: hasFaces(context) ? faces : nil
    ) { .row($0) }
    let count = look.text(PlayersPhrase.count(list.rows.count))
    frame.line(count, .muted, in: places.block.bottom(1).dropLeft(2))
    if let side = places.side, let player = list.selected {
      frame.face(player.portrait, of: look.shown(player.name), in: side, context.pictures)
    }
  }

  /// Returns the state of the list, each part on at most two lines.
  private func lines(_ context: Context) -> [(text: String, role: Role)] {
    let width = RemotePlayersLayout(context.area).head.columns
    return state(context.look).flatMap { text, role in
      TextWrap.lines(text, width: width).prefix(2).map { ($0, role) }
    }
  }

  private func listPlace(_ context: Context) -> Rect {
    RemotePlayersLayout(context.area).block.dropTop(2 + lines(context).count).dropBottom(1)
  }

  /// Returns whether any player has a picture, and the list has room for faces.
  func hasFaces(_ context: Context) -> Bool {
    RowAvatars.fit(listPlace(context)) && list.rows.contains { $0.avatar != nil }
  }

  /// Returns the number of visible players.
  func room(_ context: Context) -> Int {
    list.room(in: listPlace(context), height: hasFaces(context) ? RowAvatars.size.rows : 1)
  }

  private func columns(_ look: RenderStyle) -> [TableColumn<RemotePlayer>] {
    let playing = look.text(RemotePlayersPhrase.playing)
    return [
      look.column(LeaderboardPhrase.name, least: 20, most: 20, value: \.name),
      look.column(ProfilePhrase.field(.sex), least: 7) { player in
        player.sex.map { look.text(ProfilePhrase.sex($0)) } ?? look.glyphs.dot
      },
      look.column(RemotePlayersPhrase.age, .right, least: 3) { player in
        player.age.map { "\($0)" } ?? look.glyphs.dot
      },
      // Of constant width.
      look.column(RemotePlayersPhrase.state, least: max(TextWidth.of(playing), 7)) {
        $0.isPlaying ? playing : ""
      },
    ]
  }
}
