import Canvas
import GameCore

/// Why the board of the day is not dealt.
enum DailyNotice: DialogContent, Hashable {
  case playedElsewhere
  case refused(DailyTry)

  /// The message, with the ways on from it.
  func dialog(_ board: LeaderboardKey) -> Dialog {
    Dialog(
      self,
      [
        Dialog.Button(DailyPhrase.today, .go(.today(board))),
        Dialog.Button(DailyPhrase.practise, .game(.daily(.practise))),
        Dialog.Button(ButtonPhrase.close),
      ], escape: 2)
  }

  func title(_ look: RenderStyle) -> String { look.text(DailyPhrase.title) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    switch self {
    case .playedElsewhere: [.text(look.text(DailyPhrase.playedElsewhere))]
    case .refused(.clockIsBehind(let date)):
      [.text(look.text(DailyPhrase.clockIsBehind(date)))]
    case .refused(.spent), .refused(.begun): [.text(look.text(DailyPhrase.spent))]
    case .refused(.played), .refused(.open): [.text(look.text(DailyPhrase.played))]
    }
  }
}
