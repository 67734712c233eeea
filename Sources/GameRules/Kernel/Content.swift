/// The content of games that have none beside their setup; its text is empty.
public struct NoContent: Hashable, Sendable, CustomStringConvertible {
  public init() {}

  public var description: String { "" }
}

/// Why the content of a record is not what the game can have been played on.
public enum ContentFault: Error, Hashable, Sendable {
  /// The game has no content, and the record brings some.
  case unexpected
  /// The game needs content, and the record brings none.
  case missing
  /// A line cannot be read; the first is number 1.
  case unreadable(line: Int)
  /// The program carries no pack of this name for the setup.
  case unknownPack(String)
  /// The pack of this name that the program carries holds something else.
  case changedPack(String)
  /// A question is not the one that the seed draws for it; the first is number 1.
  case wrongQuestion(number: Int)
}

extension Game where Content == NoContent {
  /// The state when the deal is shown, for a game without content.
  public static func deal(_ setup: Setup, seed: UInt64) -> State {
    deal(setup, seed: seed, content: NoContent())
  }

  public static func content(
    from text: String, for _: Setup, seed _: UInt64
  ) throws(ContentFault) -> NoContent {
    guard text.isEmpty else { throw .unexpected }
    return NoContent()
  }

  public static func isRankable(_: NoContent) -> Bool { true }

  public static func usualContent(for _: Setup) -> NoContent { NoContent() }
}

extension Round where Rules.Content == NoContent {
  /// Deals a new game that has no content.
  public init(_ setup: Rules.Setup, seed: UInt64, eligibility: Eligibility) {
    self.init(setup, seed: seed, content: NoContent(), eligibility: eligibility)
  }
}
