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
    let area = context.area
    guard let source = PlayersSource(context) else {
      frame.emptyState(
        look.text(RemotePlayersPhrase.noAddress), .muted, in: area,
        buttons: [(look.text(SettingsPhrase.services), .services)])
      return
    }
    let places = RemotePlayersLayout(area)
    var head = places.head
    let rest = frame.line(look.text(RemotePlayersPhrase.heading), .title, in: head.cutTop(1))
    frame.line(TextSanitizer.line(source.address), .muted, in: rest.dropLeft(2))
    for line in other.state(look, width: head.columns, lines: 2) {
      frame.line(line.text, line.role, in: head.cutTop(1))
    }
    guard !other.list.rows.isEmpty else { return }
    let place = listPlace(context)
    frame.list(
      other.list, columns(look), in: place, pictures: other.faces(faces, in: place)
    ) { .row($0) }
    let count = look.text(PlayersPhrase.count(other.list.rows.count))
    frame.line(count, .muted, in: places.block.bottom(1).dropLeft(2))
    if let side = places.side {
      frame.portrait(other.list.selected?.portrait, in: side, pictures)
    }
  }

  /// Returns the place of the list.
  func listPlace(_ context: Context) -> Rect {
    let places = RemotePlayersLayout(context.area)
    let state = other.state(context.look, width: places.head.columns, lines: 2)
    return places.block.dropTop(2 + state.count).dropBottom(1)
  }

  private func columns(_ look: RenderStyle) -> [TableColumn<RemotePlayer>] {
    [
      look.column(RemotePlayersPhrase.name, least: 20, most: 20, value: \.name),
      look.column(RemotePlayersPhrase.sex, least: 7) { player in
        player.sex.map { look.text(ProfilePhrase.sex($0)) } ?? look.glyphs.dot
      },
      RemotePlayer.age(look), RemotePlayer.state(look, least: 7),
    ]
  }
}

extension RemotePlayer {
  /// Returns the column of ages.
  static func age(_ look: RenderStyle) -> TableColumn<RemotePlayer> {
    look.column(RemotePlayersPhrase.age, .right, least: 3) { player in
      player.age.map { "\($0)" } ?? look.glyphs.dot
    }
  }

  /// Returns the column that shows who is playing, of constant width.
  static func state(_ look: RenderStyle, least: Int = 0) -> TableColumn<RemotePlayer> {
    let playing = look.text(RemotePlayersPhrase.playing)
    return look.column(RemotePlayersPhrase.state, least: max(TextWidth.of(playing), least)) {
      $0.isPlaying ? playing : look.text(RemotePlayersPhrase.away)
    }
  }
}
