import GameCore

/// The saved appearance of an unfinished game: see `SavedRound.appearance`. Its mode and
/// whether it is drawn have a line each; the lines below are about its cards.
struct SavedAppearance {
  private static let drawn = "drawings 1"
  private static let untimed = "untimed 1"
  /// The prefix of the line with the date of a practiced daily board, in days since 1970.
  private static let practiceDay = "practised "
  /// The maximum size; beyond it a game continues without its rival.
  private static let most = 90_000

  /// The mode of the game.
  private(set) var mode = GameMode()
  /// Whether the player has chosen drawings instead of pictures.
  let isDrawn: Bool
  /// The text of its covers or posters.
  let rest: String

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    func next(_ isMeant: (Substring) -> Bool) -> Substring? {
      lines.first.map(isMeant) == true ? lines.removeFirst() : nil
    }
    mode.daily = next { DailyAttemptHeader.date(in: $0) != nil }
      .flatMap { DailyAttemptHeader.date(in: $0) }
    mode.rival = next { $0.hasPrefix(Rival.heading) }.flatMap { Rival(line: $0) }
    mode.practiceDay = next { $0.hasPrefix(Self.practiceDay) }
      .flatMap { Int($0.dropFirst(Self.practiceDay.count)) }
      .map { CalendarDate(daysSince1970: $0) }
    mode.isUntimed = next { $0 == Self.untimed } != nil
    isDrawn = next { $0 == Self.drawn } != nil
    rest = lines.joined(separator: "\n")
  }

  init(of game: RunningGame) {
    mode = game.play.mode
    isDrawn = if case .declined = game.photos { true } else { false }
    rest = game.covers.isEmpty ? game.play.appearance : game.covers.appearance
  }

  var text: String {
    let all = text(with: mode.rival)
    return all.utf8.count <= Self.most ? all : text(with: nil)
  }

  private func text(with rival: Rival?) -> String {
    [
      mode.daily.map(DailyAttemptHeader.line), rival?.line,
      mode.practiceDay.map { "\(Self.practiceDay)\($0.daysSince1970)" },
      mode.isUntimed ? Self.untimed : nil, isDrawn ? Self.drawn : nil,
      rest.isEmpty ? nil : rest,
    ].compactMap(\.self).joined(separator: "\n")
  }
}

extension SavedRound {
  /// The mode of the game; a rival is replayed at each access.
  var mode: GameMode { SavedAppearance(appearance).mode }

  /// Returns the game with only the appearance of its cards.
  func withAppearance(_ rest: String) -> SavedRound {
    SavedRound(transcript: transcript, elapsed: elapsed, appearance: rest)
  }
}
