import Canvas
import GameCore

/// What can be told of a finished board of the day without giving it away: a character for each
/// turn, and no more than a post holds.
struct DailyShare: DialogContent, Hashable {
  /// Characters of a post.
  static let longest = 280

  let record: ReplayRecord
  let date: CalendarDate
  /// What its turns came to; worked out once, for it takes a replay.
  private let marks: [RoundMark]
  /// What hits and mistakes are called in the game.
  private let names: [RoundMark: Localized]

  init(_ record: ReplayRecord, on date: CalendarDate) {
    self.record = record
    self.date = date
    let choices = Play.Choices(
      setup: record.transcript.setup, deck: .plain, inkTextures: false, best: nil, motion: false)
    let kind = GameKind(record.transcript.game)
    let watched = (try? Catalog.replay(record)).flatMap { kind?.descriptor.watch($0, choices) }
    marks = (watched?.marks ?? []).map(\.mark)
    names = watched.map { Self.names($0.markNames) } ?? [:]
  }

  private static func names(
    _ names: (hits: any Phrase, errors: any Phrase)
  ) -> [RoundMark: Localized] {
    [.hit: names.hits, .error: names.errors, .miss: DailyPhrase.misses].mapValues { phrase in
      Localized(
        phrase.text(in: .english).lowercased(), phrase.text(in: .russian).lowercased())
    }
  }

  func title(_ look: RenderStyle) -> String { look.text(DailyPhrase.shareTitle) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    text(look).split(separator: "\n").map { .text(String($0)) }
      + [.gap, .note(look.text(DailyPhrase.copied))]
  }

  /// What and when, what it came to, and the turns; below them what their characters mean, where
  /// there is room.
  func text(_ look: RenderStyle) -> String {
    let transcript = record.transcript
    guard let kind = GameKind(transcript.game) else { return "" }
    let points = look.text(SettingsPhrase.record(record.claimed.points))
    let figures = kind.descriptor.shared(of: record.claimed, transcript.setup, look)
    let head =
      "Flipside \(date): \(look.name(of: kind, transcript.setup))\n"
      + (figures + [points]).joined(separator: ", ") + "\n"
    let signs = signs(look)
    let room = max(Self.longest - head.count, 0)
    let legend = "\n" + legend(look)
    if signs.count + legend.count <= room { return head + signs + legend }
    guard signs.count > room else { return head + signs }
    let cut = look.glyphs.ellipsis
    return head + signs.prefix(max(room - cut.count, 0)) + cut
  }

  /// What the characters mean that there are.
  private func legend(_ look: RenderStyle) -> String {
    RoundMark.allCases.filter(marks.contains).compactMap { mark in
      names[mark].map { "\(sign(of: mark, look)) \(look.text($0))" }
    }.joined(separator: "  ")
  }

  private func signs(_ look: RenderStyle) -> String {
    marks.map { sign(of: $0, look) }.joined()
  }

  private func sign(of mark: RoundMark, _ look: RenderStyle) -> String {
    switch mark {
    case .hit: look.unicode ? "●" : "#"
    case .miss: look.unicode ? "○" : "."
    case .error: look.unicode ? "✗" : "x"
    }
  }
}
