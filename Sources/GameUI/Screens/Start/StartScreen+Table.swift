import Canvas
import GameCore

/// The choice of players: people in one row, computer opponents in the next.
extension StartScreen {
  /// The index of the first opponent among the options.
  private static let firstOpponent = DuelSeats.counts.count

  /// Returns the labels of the rows with players besides the label of the choice.
  func tableLabels(_ look: RenderStyle, _ context: Context) -> [String] {
    hasTable(context) ? [look.text(DuelPhrase.computer)] : []
  }

  /// Returns the number of lines of the choice and its explanation; 0 without players.
  func tableRows(width: Int, _ look: RenderStyle, _ context: Context) -> Int {
    guard hasTable(context) else { return 0 }
    return Choice(opponents(look), chosen: nil)
      .rows(width: width, glyphs: look.choiceGlyphs) + 2
  }

  /// Returns the names of the opponents; plain mode adds their strengths.
  private func opponents(_ look: RenderStyle) -> [String] {
    Opponent.allCases.map { look.isPlain ? look.name(of: $0) : $0.name(in: look.language) }
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
    let computers = place.dropTop(1)
    let opponents = computers.dropLeft(layout.labels)
    frame.undescribed { frame in
      frame.line(label, .muted, in: computers.dropLeft(Self.margin))
    }
    drawOptions(
      Self.firstOpponent..<spec.options.count, of: (row, spec), in: opponents, name: label, &frame,
      context, titles: self.opponents(look))
    guard let seats = context.settings.duel.seats(of: context.player?.name.description) else {
      return
    }
    let line = place.dropTop(layout.playerRows - 1).dropLeft(layout.labels)
    if let opponent = seats.opponent {
      let strength = look.text(PairsPhrase.level(opponent.level))
      frame.line(
        "\(strength): \(look.text(DuelPhrase.character(opponent)))", .muted, in: line)
    } else {
      let style = SeatStyle(seats: seats, look: look)
      frame.link(style.atKeyboard(columns: line.columns), .muted, in: line, .names)
    }
  }
}
