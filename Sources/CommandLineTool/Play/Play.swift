import GameCore

/// `flipside`: the game.
struct Play: Command {
  static let description = CommandDescription(
    "play", "[play] [OPTIONS]",
    options: [.seed] + PlayOptions.drawing + [.noTutorial, .shared]
  ) { $0("start the game", "играть") }

  private let options: PlayOptions

  init(_ given: inout Arguments) throws(UsageError) {
    options = try PlayOptions(given)
  }

  func run(in _: CommandContext) -> Outcome { .play(options, nil) }
}
