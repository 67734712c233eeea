import GameCore

/// How a game in progress keeps what it looks like: see `SavedRound.looks`. What it is played for
/// and whether it is drawn are a line each; below them is what its cards show.
struct KeptLooks {
  private static let drawn = "drawings 1"
  /// More is not kept: a game goes on without its rival then.
  private static let most = 90_000

  /// What it is played for beside itself.
  private(set) var occasion = PlayOccasion()
  /// Whether its player has chosen drawings in the place of pictures.
  let isDrawn: Bool
  /// The covers or posters that it was dealt with, as they keep themselves.
  let rest: String

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if let date = lines.first.flatMap({ DailyMark.date(in: $0) }) {
      occasion.daily = date
      lines = lines.dropFirst()
    }
    if let line = lines.first, line.hasPrefix(Rival.heading) {
      occasion.rival = Rival(line: line)
      lines = lines.dropFirst()
    }
    isDrawn = lines.first == Self.drawn[...]
    rest = (isDrawn ? lines.dropFirst() : lines).joined(separator: "\n")
  }

  init(of game: TableGame) {
    occasion = game.play.occasion
    isDrawn = if case .declined = game.photos { true } else { false }
    rest = game.covers.isEmpty ? game.play.looks : game.covers.looks
  }

  var text: String {
    let all = text(with: occasion.rival)
    return all.utf8.count <= Self.most ? all : text(with: nil)
  }

  private func text(with rival: Rival?) -> String {
    [
      occasion.daily.map(DailyMark.line), rival?.line, isDrawn ? Self.drawn : nil,
      rest.isEmpty ? nil : rest,
    ].compactMap(\.self).joined(separator: "\n")
  }
}

extension SavedRound {
  /// What the game was played for; a rival is played again for it at each access.
  var occasion: PlayOccasion { KeptLooks(looks).occasion }

  /// The game as its play reads it: only with what its cards show.
  func looking(_ rest: String) -> SavedRound {
    SavedRound(transcript: transcript, elapsed: elapsed, looks: rest)
  }
}
