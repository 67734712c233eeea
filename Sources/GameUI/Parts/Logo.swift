import Canvas

/// The name of the game beside two of its cards.
enum Logo {
  static func draw<Target>(into frame: inout Frame<Target>, column: Int, row: Int) {
    let isUnicode = frame.look.unicode
    let back =
      isUnicode
      ? ["╭────╮", "│░░░░│", "│░░░░│", "╰────╯"] : ["+----+", "|####|", "|####|", "+----+"]
    let face =
      isUnicode
      ? ["╭────╮", "│ ★  │", "│  ★ │", "╰────╯"] : ["+----+", "| A  |", "|  A |", "+----+"]
    for line in back.indices { frame.write(back[line], column, row + line, .cardBack) }
    for line in face.indices { frame.write(face[line], column + 4, row + 1 + line, .cardFace) }
    let text = column + 14
    frame.write("F L I P S I D E", text, row + 1, .title)
    frame.rule(text, row + 2, columns: 15)
    frame.write(frame.look.text(TitlePhrase.tagline), text, row + 3, .muted)
  }
}
