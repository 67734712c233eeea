import Canvas
import GameCore

extension App {
  /// The time in milliseconds after which the progress of pictures is shown.
  private static let patience = 150

  /// Prepares, once after each event, what drawing needs: the pictures of the game and of the
  /// preview at their sizes.
  mutating func arrange(at now: Moment) -> [Effect] {
    let board = Chrome.content(of: bounds)
    let look = look
    let photos = table.inGame { game, ids in
      game.play.fit(in: board, look: look, at: now)
      return game.arrange(in: board, look, &ids, at: now)
    }
    let covers = arrangeCovers()
    if isGameSeen { return covers + (photos ?? []) + arrangeInquiries() }
    var context = context(at: now)
    var preview: [Effect] = []
    if navigation.current.showsPreview, context.kind.descriptor.settings.contains(.deck) {
      preview = table.arrangePreview(context)
      context.preview = table.preview
    }
    let effects = covers + preview + (photos ?? [])
    guard isRoomy else { return effects }
    let actions = navigation.current.prepare(context)
    return effects + perform(actions, at: now)
  }

  /// Changes the table, performs its actions, and shows or hides the progress of its pictures.
  mutating func atTable(
    at now: Moment, _ change: (inout Table, Context) -> [Action]
  ) -> [Effect] {
    let context = context(at: now)
    let actions = change(&table, context)
    if table.waiting == nil {
      dialogs.removeAll { $0 is PictureProgress || $0 is FilmsProgress }
    } else if let progress = table.awaited?.progress {
      dialogs.update(progress) { $0 is PictureProgress }
    }
    return perform(actions, at: now)
  }

  mutating func perform(_ action: DealAction, at now: Moment) -> [Effect] {
    if case .fillUp = action { person.covers.fillUp() }
    return atTable(at: now) { $0.perform(action, $1) }
  }

  /// The time when the progress of pictures is shown; nil if nothing waits for them.
  var progressDue: Moment? {
    guard let waiting = table.waiting, !isProgressShown else { return nil }
    return waiting.since.advanced(by: Self.patience)
  }

  private var isProgressShown: Bool {
    dialogs.all.contains { $0.content is PictureProgress || $0.content is FilmsProgress }
  }

  mutating func showProgress(at now: Moment) {
    guard let due = progressDue, now >= due, let waiting = table.waiting else { return }
    show(waiting.dialog, at: now)
  }
}
