import Canvas
import GameCore
import MediaProtocol
import Pictures

/// A player's portrait: a drawn face, or a picture from outside.
enum Portrait: Hashable, Sendable {
  case face(Int)
  case picture(PictureKey)
}

extension Frame {
  /// Draws a player's portrait as large as fits into `place`; nothing until it has arrived.
  mutating func portrait(_ portrait: Portrait?, in place: Rect, _ pictures: PictureLoader) {
    guard let portrait, let format = PictureFormat(avatarIn: place.size, look),
      let picture = pictures[portrait, format]
    else { return }
    let look = look
    describe(
      .picture, look.text(ProfilePhrase.field(.avatar)),
      at: place.left(picture.columns).top(picture.rows)
    ) { $0.canvas.put(picture, at: place.origin) }
  }

  /// Draws a player's portrait, or for a player without one, or if it cannot be loaded, the first
  /// letter of their name as it is shown.
  mutating func face(
    _ portrait: Portrait?, of name: String, in place: Rect, _ pictures: PictureLoader
  ) {
    if let portrait, !pictures.hasFailed(portrait, PictureFormat(avatarIn: place.size, look)) {
      self.portrait(portrait, in: place, pictures)
    } else {
      undescribed { $0.initial(of: name, in: place) }
    }
  }

  /// Draws the avatar of a player, or the first letter of their name.
  mutating func face(of row: PlayerRow, in place: Rect, _ context: Context) {
    let name = look.shown(row.name)
    face(row.shown.avatar.portrait(context), of: name, in: place, context.pictures)
  }

  /// Draws a card with the first letter of a name, in a color that the name determines.
  private mutating func initial(of name: String, in place: Rect) {
    let look = look
    let rows = min(place.rows, place.columns / 2)
    guard !look.isPlain, rows > 0 else { return }
    let card = rows < 3 ? place : place.left(2 * rows).top(rows)
    let letter = name.prefix(1).uppercased()
    let number = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    let hues: [DeckColor] = [.sky, .orange, .purple, .green, .red, .blue]
    let hue = hues[number % hues.count]
    var style = look.colored(hue, look.style(.cardFace))
    let isColored = FaceColor.color(hue, on: style.background, depth: look.depth) != nil
    if rows >= 3, look.unicode, isColored {
      let edge = Style(foreground: style.foreground, background: look.style(.text).background)
      canvas.fill(card.top(1), with: "▄", style: edge)
      canvas.fill(card.bottom(1), with: "▄", style: edge.reversed)
      style = style.reversed
      canvas.fill(card.inset(columns: 0, rows: 1), style: style)
    } else if rows >= 3 {
      var painter = CardPainter(look: look)
      painter.draw(
        .up(CardFront(face: DeckFace(" ", hue, "", ""), picture: nil)), in: card, into: &canvas)
    } else {
      style = style.reversed
      canvas.fill(card, style: style)
    }
    guard rows >= 4, look.unicode, let dots = BlockLetters.bitmap(of: letter) else {
      canvas.write(letter, in: card.dropTop(rows / 2), .center, style: style)
      return
    }
    let scale = max(2 * (rows - 2) / BlockLetters.rows, 1)
    let scaled = dots.flatMap { line in
      repeatElement(line.flatMap { repeatElement($0, count: scale) }, count: scale)
    }
    canvas.writeHalves(scaled, in: card, style: style)
  }
}

extension PictureFormat {
  /// Creates the format of the largest square in `size`; nil if it would be too small to recognize.
  /// A cell is twice as high as wide.
  init?(avatarIn size: Size, _ look: RenderStyle) {
    let rows = min(size.rows, size.columns / 2)
    guard rows >= 3 else { return nil }
    self.init(size: Size(columns: 2 * rows, rows: rows), rendition: look.rendition)
  }
}

extension Avatar {
  /// Returns the portrait for the avatar; nil if there is nothing to show.
  func portrait(_ context: Context) -> Portrait? {
    switch self {
    case .none: nil
    case .face(let number): .face(number)
    case .own(let name):
      context.environment.dataDirectory.map { .picture(.avatar(path: name.file(in: $0))) }
    }
  }
}
