import Canvas
import GameCore

/// The reason why the daily board is not dealt, or not yet.
enum DailyNotice: DialogContent, Hashable {
  /// The game has no daily boards.
  case noBoard(GameKind)
  case playedElsewhere
  /// Practice would show the cards of someone's attempt.
  case underWay
  case refused(AttemptState)
  /// An attempt at this board would start.
  case begins(LeaderboardKey)

  /// Returns the question whether to start the one attempt.
  static func question(_ board: LeaderboardKey) -> Dialog {
    Dialog(
      DailyNotice.begins(board),
      [
        Dialog.Button(ButtonPhrase.start, .game(.daily(.play()))),
        Dialog.Button(ButtonPhrase.back),
      ], escape: 1)
  }

  /// Returns the message with its buttons.
  func dialog(_ board: LeaderboardKey) -> Dialog {
    Dialog(
      self,
      [
        Dialog.Button(DailyPhrase.today, .go(.today(board))),
        Dialog.Button(PlayPhrase.practice, .game(.daily(.play(asPractice: true)))),
        Dialog.Button(ButtonPhrase.close),
      ], escape: 2)
  }

  var yes: Int? { if case .begins = self { 0 } else { nil } }

  func title(_ look: RenderStyle) -> String { look.text(DailyPhrase.title) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    switch self {
    case .begins(let board):
      GameKind(board.game).map {
        [
          .headline(look.name(of: $0, board.setup ?? "")), .gap,
          .text(look.text(DailyPhrase.oneAttempt($0))),
        ]
      } ?? []
    case .noBoard(let game): [.text(look.text(DailyPhrase.notRanked(game)))]
    case .playedElsewhere: [.text(look.text(DailyPhrase.playedElsewhere))]
    case .underWay: [.text(look.text(DailyPhrase.underWay))]
    case .refused(.clockIsBehind(let date)):
      [.text(look.text(DailyPhrase.clockIsBehind(date)))]
    case .refused(.spent), .refused(.begun): [.text(look.text(DailyPhrase.spent))]
    case .refused(.played), .refused(.open): [.text(look.text(DailyPhrase.played))]
    }
  }
}
