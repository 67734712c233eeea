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

  init(_ record: ReplayRecord, on date: CalendarDate) {
    self.record = record
    self.date = date
    let choices = Play.Choices(
      setup: record.transcript.setup, deck: .plain, inkTextures: false, best: nil, motion: false)
    let kind = GameKind(record.transcript.game)
    let watched = (try? Catalog.replay(record)).flatMap { kind?.descriptor.watch($0, choices) }
    marks = (watched?.marks ?? []).map(\.mark)
  }

  func title(_ look: RenderStyle) -> String { look.text(DailyPhrase.shareTitle) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    text(look).split(separator: "\n").map { .text(String($0)) }
      + [.gap, .note(look.text(DailyPhrase.copied))]
  }

  /// Three lines: what and when, what it came to, and the turns.
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
    guard signs.count > room else { return head + signs }
    let cut = look.glyphs.ellipsis
    return head + signs.prefix(max(room - cut.count, 0)) + cut
  }

  private func signs(_ look: RenderStyle) -> String {
    marks.map { mark in
      switch mark {
      case .hit: look.unicode ? "●" : "#"
      case .miss: look.unicode ? "○" : "."
      case .error: look.unicode ? "✗" : "x"
      }
    }.joined()
  }
}
