import Canvas
import GameCore

extension WatchScreen {
  /// Draws the current turn in words, and buttons to other turns, for plain mode.
  func drawTurns(of game: any WatchedGame, into frame: inout Frame<Target>, in area: Rect) {
    guard let round, let turns else { return }
    let look = frame.look
    let setup = round.record.transcript.setup
    let kind = GameKind(round.game)
    var rest = area
    let title = [
      kind.map { look.name(of: $0, setup) }, subject.owner.name(look),
      subject.finishedAt.map(look.date),
    ]
    frame.line(title.compactMap(\.self).joined(separator: ", "), .title, in: rest.cutTop(2))
    let hasBoard = kind?.descriptor.board(of: setup) != nil
    let count = hasBoard ? WatchPhrase.turns(turns.count) : .answers(turns.count)
    let turn = turns.text(at: game.step)
    // A figure, so that it is part of where one is.
    frame.describe(.figure, "", value: turn ?? look.text(count), at: rest.cutTop(2))
    let next = turns.next(after: game.step)
    if next == nil {
      frame.line(look.text(WatchPhrase.end(outcome(of: round, look))), in: rest.cutTop(2))
    }
    let buttons: [(title: any Phrase, step: Int)] =
      (next.map { [(WatchPhrase.next, $0)] } ?? [])
      + (turn == nil
        ? []
        : [(ButtonPhrase.previous, turns.previous(before: game.step)), (WatchPhrase.restart, 0)])
    frame.buttons(
      buttons.map { look.text($0.title) }, in: area, row: rest.row, focused: 0,
      targets: buttons.map { .step($0.step) })
  }
}
