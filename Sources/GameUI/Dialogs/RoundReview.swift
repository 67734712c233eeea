import Canvas
import GameCore

/// What was asked in a finished round and how it was answered, above the alert about the result.
struct RoundReview: DialogContent {
  let kind: GameKind
  let parts: [Alert.Part]

  /// Nil for a game of which there is nothing to tell.
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
