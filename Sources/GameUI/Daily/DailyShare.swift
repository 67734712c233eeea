import Canvas
import GameCore

/// A summary of a finished daily board that reveals nothing of it: a character for each turn, in
/// the length of a post.
struct DailyShare: DialogContent, Hashable {
  /// The maximum number of characters of a post.
  static let longest = 280

  let record: ReplayRecord
  let date: CalendarDate
  /// The marks of the turns, computed once, because that takes a replay.
  private let marks: [MoveMark]
  /// The game's names for hits and mistakes.
  private let names: [MoveMark: Localized]
  /// Whether it was copied to the clipboard.
  private let isCopied: Bool

  init(_ record: ReplayRecord, on date: CalendarDate, isCopied: Bool = true) {
    self.isCopied = isCopied
    self.record = record
    self.date = date
    let watched = record.watched
    marks = (watched?.marks ?? []).map(\.mark)
    names = watched.map { Self.names($0.markNames) } ?? [:]
  }

  static func names(
    _ names: (hits: any Phrase, errors: any Phrase)
  ) -> [MoveMark: Localized] {
    [.hit: names.hits, .error: names.errors, .miss: DailyPhrase.misses].mapValues { phrase in
      Localized(
        phrase.text(in: .english).lowercased(), phrase.text(in: .russian).lowercased())
    }
  }

  func title(_ look: RenderStyle) -> String { look.text(DailyPhrase.share) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    text(look).split(separator: "\n").prefix(look.isPlain ? 2 : .max).map { .text(String($0)) }
      + (isCopied ? [.gap, .note(look.text(DailyPhrase.copied))] : [])
  }

  /// Returns the board, its date, the result and the turns, followed by a legend if it fits.
  func text(_ look: RenderStyle) -> String {
    let transcript = record.transcript
    guard let kind = GameKind(transcript.game) else { return "" }
    let points = look.text(PlayPhrase.points(record.claimed.points))
    let figures = kind.descriptor.shared(of: record.claimed, transcript.setup, look)
    let head =
      "Flipside \(look.language.date(date)): \(look.name(of: kind, transcript.setup))\n"
      + (figures + [points]).joined(separator: ", ") + "\n"
    let signs = look.signs(of: marks)
    let room = max(Self.longest - head.count, 0)
    let legend = "\n" + legend(look)
    if signs.count + legend.count <= room { return head + signs + legend }
    guard signs.count > room else { return head + signs }
    let cut = look.glyphs.ellipsis
    return head + signs.prefix(max(room - cut.count, 0)) + cut
  }

  /// Returns the meanings of the characters used.
  private func legend(_ look: RenderStyle) -> String {
    MoveMark.allCases.filter(marks.contains).compactMap { mark in
      names[mark].map { "\(look.sign(of: mark)) \(look.text($0))" }
    }.joined(separator: "  ")
  }
}

extension RenderStyle {
  /// Returns a sign for each turn.
  func signs(of marks: [MoveMark]) -> String { String(marks.map(sign)) }

  func sign(of mark: MoveMark) -> Character {
    switch mark {
    case .hit: unicode ? "●" : "#"
    case .miss: unicode ? "○" : "."
    case .error: unicode ? "✗" : "x"
    }
  }
}

extension ReplayRecord {
  /// The round with the marks of its turns; nil if it cannot be replayed.
  var watched: (any WatchedGame)? {
    let choices = DealChoices(
      setup: transcript.setup, deck: .plain, inkTextures: false, best: nil, motion: false)
    let kind = GameKind(transcript.game)
    return (try? Catalog.replay(self)).flatMap { kind?.descriptor.watch($0, choices) }
  }
}
