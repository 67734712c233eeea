/// The content of games that need none besides their setup. Its text is empty.
public struct NoContent: Hashable, Sendable, CustomStringConvertible {
  public init() {}

  public var description: String { "" }
}

/// The reason why a game cannot have been played on the content of a record.
public enum ContentError: Error, Hashable, Sendable {
  /// The game has no content, but the record has some.
  case unexpected
  /// The game needs content, but the record has none.
  case missing
  /// A line cannot be read. The first line is number 1.
  case unreadable(line: Int)
  /// The program contains no pack of this name for the setup.
  case unknownPack(String)
  /// The pack of this name in the program has other content.
  case changedPack(String)
  /// A question is not the one that the seed draws. The first question is number 1.
  case wrongQuestion(number: Int)
}

extension Game where Content == NoContent {
  /// Returns the state when the deal is shown, for a game without content.
  public static func deal(_ setup: Setup, seed: UInt64) -> State {
    deal(setup, seed: seed, content: NoContent())
  }

  public static func content(
    from text: String, for _: Setup, seed _: UInt64
  ) throws(ContentError) -> NoContent {
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
