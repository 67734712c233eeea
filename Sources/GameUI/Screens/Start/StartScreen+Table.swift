import Canvas
import GameCore

/// The choice of players: people in one row, computer opponents in the next.
extension StartScreen {
  /// The index of the first opponent among the options.
  private static let firstOpponent = DuelSeats.counts.count
  /// The columns for the strength of an opponent in the line with its character.
  private static let leastForStrength = 52

  /// Returns the labels of the rows with players besides the label of the choice.
  func tableLabels(_ look: RenderStyle, _ context: Context) -> [String] {
    hasTable(context) ? [look.text(DuelPhrase.computer)] : []
  }

  /// Returns the number of lines of the choice and its explanation; 0 without players.
  func tableRows(width: Int, _ look: RenderStyle, _ context: Context) -> Int {
    guard hasTable(context) else { return 0 }
    return Choice(opponents(width: width, look, context), chosen: nil)
      .rows(width: width, glyphs: look.choiceGlyphs) + 2
  }

  /// Returns the names of the opponents, without their strengths if only that makes them fit into
  /// one row; the strength of the chosen one is then in the line below.
  private func opponents(width: Int, _ look: RenderStyle, _ context: Context) -> [String] {
    let options = SettingsRow.table.spec(context.settings, look).options
    let names = Array(options[Self.firstOpponent...])
    let rows = Choice(names, chosen: nil).rows(width: width, glyphs: look.choiceGlyphs)
    return rows == 1 || look.isPlain || width < Self.leastForStrength
      ? names : Opponent.allCases.map { $0.name(in: look.language) }
  }

  /// Draws the choice, and the names or the character of the chosen players.
  func drawTable(
    in place: Rect, _ layout: Layout, _ frame: inout Frame<Target>, _ context: Context
  ) {
    let look = frame.look
    let row = SettingsRow.table
    let spec = row.spec(context.settings, look)
    let people = drawLabel(row, in: place, layout, &frame, context)
    drawOptions(
      0..<Self.firstOpponent, of: (row, spec), in: people.top(1), name: look.text(spec.title),
      &frame, context)
    let label = look.text(DuelPhrase.computer)
    let computers = place.dropTop(1 + layout.groupGap)
    let opponents = computers.dropLeft(layout.labels)
    frame.undescribed { frame in
      frame.line(label, .muted, in: computers.dropLeft(Self.margin))
    }
    drawOptions(
      Self.firstOpponent..<spec.options.count, of: (row, spec), in: opponents, name: label, &frame,
      context, titles: self.opponents(width: opponents.columns, look, context))
    guard let seats = context.settings.duel.seats(of: context.player?.name.description) else {
      return
    }
    let line = place.dropTop(layout.playerRows - 1).dropLeft(layout.labels)
    if let opponent = seats.opponent {
      let hasStrength = line.columns >= Self.leastForStrength
      let name = hasStrength ? look.name(of: opponent) : opponent.name(in: look.language)
      let character = look.text(DuelPhrase.character(opponent))
      frame.line("\(name): \(character)", .muted, in: line)
    } else {
      let style = SeatStyle(seats: seats, look: look)
      frame.link(style.atKeyboard(columns: line.columns), .muted, in: line, .names)
    }
  }
}
