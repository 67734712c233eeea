import Canvas
import GameCore
import MediaProtocol

/// An offer to start a game with covers, at the levels for which there are enough.
struct CoversOffer: DialogContent {
  private let covers: [Cover]
  /// The levels that have enough covers, but no room on the screen.
  private let cramped: [PairsLevel]
  private let buttons: [Dialog.Button]

  init(_ covers: [Cover], from origin: UsableCovers.Origin, _ context: Context) {
    self.covers = covers
    let offered = covers.levels.filter {
      PictureFormat(of: $0, in: context.area, context.look) != nil
    }
    cramped = covers.levels.filter { !offered.contains($0) }
    buttons = offered.map { level in
      Dialog.Button(PairsPhrase.level(level), .game(.startWithCovers(origin, level)))
    }
  }

  var dialog: Dialog {
    let close = Dialog.Button(buttons.isEmpty ? ButtonPhrase.ok : ButtonPhrase.cancel)
    return Dialog(self, buttons + [close], escape: buttons.count)
  }

  func title(_ look: RenderStyle) -> String { look.text(Deck.covers.title) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    var parts: [Alert.Part] = [.text(look.text(CoversPhrase.enough(covers.count, covers.levels)))]
    if covers.levels.isEmpty { parts.append(.text(look.text(CoversPhrase.needs(.easy)))) }
    if !cramped.isEmpty { parts.append(.note(look.text(CoversPhrase.tooSmall(cramped)))) }
    return parts
  }
}
