import Canvas
import GameCore

/// The questions and answers of a finished round, shown over its result.
struct RoundReview: DialogContent {
  let kind: GameKind
  let parts: [Alert.Part]

  /// Creates a review; nil for a game without one.
  init?(_ record: ReplayRecord, _ look: RenderStyle) {
    guard let kind = GameKind(record.transcript.game),
      let parts = kind.descriptor.review(of: record, look)
    else { return nil }
    self.kind = kind
    self.parts = parts
  }

  func title(_ look: RenderStyle) -> String {
    look.text(kind.descriptor.reviewTitle ?? kind.descriptor.title)
  }

  func parts(_: RenderStyle) -> [Alert.Part] { parts }
}
