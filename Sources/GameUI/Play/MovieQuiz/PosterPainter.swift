import Canvas
import GameCore
import MediaProtocol
import Pictures

/// A painter of posters: the emblem of the genre, title and year on a card.
struct PosterPainter {
  /// The mark of the latest answer on the card.
  enum AnswerMark: Hashable {
    case asked, right, wrong
    /// The game is paused: the film is hidden.
    case hidden
    /// The original poster is loading.
    case awaited
  }

  /// An emblem rendered in one size; showing it again only copies its cells.
  struct RenderedEmblem: Hashable, Sendable {
    fileprivate let emblem: Drawing
    /// The number of its variant, which is built only to be rendered.
    fileprivate let number: Int
    fileprivate let size: Size
    fileprivate let rendition: Rendition
    fileprivate let picture: Picture
  }

  let look: RenderStyle
  /// The rendered emblem of the film that is likely to be drawn next.
  var ready: RenderedEmblem?
  /// The original poster; nil if it is drawn.
  var poster: Picture?
  /// The index of the question: its posters differ even if the genre is the same.
  var number = 0

  /// Returns the format of original posters in a frame: upright, with room for two lines of title
  /// and one for the year, or fewer in small frames.
  static func format(in place: Rect, _ look: RenderStyle) -> PictureFormat {
    let inside = place.inset(columns: 1, rows: 1)
    let rows = inside.rows - titleRows(inside.rows)
    return PictureFormat(
      size: Size(columns: min(rows * 4 / 3, inside.columns), rows: rows), rendition: look.rendition)
  }

  private static func titleRows(_ rows: Int) -> Int { rows < 12 ? 2 : 3 }

  /// Renders the emblem of a film, unless it is `ready`.
  func prepared(_ film: Film, in place: Rect) -> RenderedEmblem {
    let inside = place.inset(columns: 1, rows: 1)
    let lines = titleLines(of: film, columns: inside.columns - 2, rows: inside.rows)
    let size = Size(columns: inside.columns, rows: inside.rows - lines.count)
    let emblem = film.emblem
    if let ready, ready.emblem == emblem, ready.number == number, ready.size == size,
      ready.rendition == look.rendition
    {
      return ready
    }
    return RenderedEmblem(
      emblem: emblem, number: number, size: size, rendition: look.rendition,
      picture: emblem.variant(number).picture(size: size, as: look.rendition))
  }

  func draw(_ film: Film, _ pose: AnswerMark, in place: Rect, into canvas: inout Canvas) {
    let inside = place.inset(columns: 1, rows: 1)
    if pose == .hidden, look.followsFocus {
      canvas.fill(place, style: look.style(.cardBack))
    } else {
      var painter = CardPainter(look: look)
      painter.draw(Self.card(pose), in: place, into: &canvas)
    }
    guard pose != .awaited, pose != .hidden else { return }
    if pose == .wrong { canvas.fill(inside, style: look.style(.cardFace)) }
    let lines = titleLines(of: film, columns: inside.columns - 2, rows: inside.rows)
    let size = Size(columns: inside.columns, rows: inside.rows - lines.count)
    canvas.outline?.add(
      Outline.Item(
        .picture, film.shownTitle(in: look.language), at: Rect(at: inside.origin, size)))
    if let poster {
      let column = inside.column + (inside.columns - poster.columns) / 2
      canvas.put(poster, at: Point(column: column, row: inside.row))
    } else {
      canvas.put(prepared(film, in: place).picture, at: inside.origin)
    }
    for (number, line) in lines.enumerated() {
      var style = look.style(.cardFace)
      if number < lines.count - 1 || lines.count == 1 {
        style.attributes.insert(style.foreground.emphasis)
      }
      canvas.write(
        line, in: inside.line(inside.bottom - lines.count + number), .center, style: style)
    }
  }

  /// Returns the title on as many lines as fit besides an emblem, and the year; both on one line on
  /// small posters.
  private func titleLines(of film: Film, columns: Int, rows: Int) -> [String] {
    let title = film.shownTitle(in: look.language)
    let year = "\(film.year)"
    if rows < 7 {
      let together = "\(title) (\(year))"
      return TextWidth.of(together) <= columns ? [together] : [look.cut(title, columns), year]
    }
    let most = poster == nil ? (rows < 12 ? 2 : 3) : Self.titleRows(rows) - 1
    let lines = TextWrap.lines(title, width: columns)
    guard lines.count > most else { return lines + [year] }
    let rest = lines[(most - 1)...].joined(separator: " ")
    return lines.prefix(most - 1) + [look.cut(rest, columns), year]
  }

  /// Returns the card below a poster: those of an answer differ in color and in a sign.
  private static func card(_ pose: AnswerMark) -> CardPainter.CardState {
    switch pose {
    case .asked, .awaited: .up(.blank)
    case .right: .matched(.blank)
    case .wrong: .missed(.blank)
    case .hidden: .resting
    }
  }
}

extension Film {
  /// Returns the title in a language if it is known, cleaned.
  func shownTitle(in language: Language) -> String {
    // Russian names have a curved apostrophe.
    let title = language(
      self.title, String((russianTitle ?? self.title).map { $0 == "'" ? "’" : $0 }))
    return TextSanitizer.line(title, limit: Self.longestTitle)
  }

  /// The emblem of the genre.
  var emblem: Drawing {
    switch genre {
    case .action: .blast
    case .adventure: .mountains
    case .animation: .palette
    case .biography: .portrait
    case .comedy: .smile
    case .crime: .handcuffs
    case .drama: .curtains
    case .fantasy: .castle
    case .history: .temple
    case .horror: .ghost
    case .music: .note
    case .mystery: .magnifier
    case .romance: .heart
    case .sciFi: .planet
    case .sport: .cup
    case .thriller: .eye
    case .war: .tank
    case .western: .cactus
    case nil: .reel
    }
  }
}
