/// The player of a seat.
public enum DuelSeat: Hashable, Sendable {
  /// A person at the keyboard, with a name if one was given.
  case person(DuelName?)
  case opponent(Opponent)

  /// The opponent, if the seat has one.
  public var opponent: Opponent? {
    if case .opponent(let opponent) = self { opponent } else { nil }
  }
}

/// A short name of a player, on one line.
public struct DuelName: Hashable, Sendable, LosslessStringConvertible {
  public let description: String

  /// The maximum number of characters.
  public static let longest = 20

  /// Creates a name; nil if it is empty, too long, or contains invalid characters.
  public init?(_ description: String) {
    guard (1...Self.longest).contains(description.count), description.utf8.count <= 160,
      description.first != " ", description.last != " ",
      description.unicodeScalars.allSatisfy(Self.isShown)
    else { return nil }
    self.description = description
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: false
    default: true
    }
  }
}

/// The players in the order of turns; the one who saves the record is first. They are the content
/// of the game: a line for each seat, `person Anna` or `opponent marble`.
public struct DuelSeats: Hashable, Sendable {
  public let all: [DuelSeat]

  /// The allowed numbers of players.
  public static let counts = 2...4

  /// Creates the seats; nil for too few or too many.
  public init?(_ seats: [DuelSeat]) {
    guard Self.counts.contains(seats.count) else { return nil }
    all = seats
  }

  /// Two people without names.
  static let usual = DuelSeats()

  private init() {
    all = [.person(nil), .person(nil)]
  }

  public var count: Int { all.count }

  /// The opponent of the person in the first seat, if it is the only other player.
  public var opponent: Opponent? {
    guard all.count == 2, case .person = all[0] else { return nil }
    return all[1].opponent
  }
}

extension DuelSeats: CustomStringConvertible {
  private static let person = "person"
  private static let opponentPrefix = "opponent "

  public var description: String { all.map(Self.line).joined(separator: "\n") }

  /// Reads `description` back.
  init(_ text: String) throws(ContentError) {
    guard !text.isEmpty else { throw .missing }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var seats: [DuelSeat] = []
    for (index, line) in lines.enumerated() {
      guard index < Self.counts.upperBound, let seat = Self.seat(of: line) else {
        throw .unreadable(line: index + 1)
      }
      seats.append(seat)
    }
    guard let read = DuelSeats(seats) else { throw .unreadable(line: lines.count + 1) }
    self = read
  }

  private static func line(_ seat: DuelSeat) -> String {
    switch seat {
    case .person(let name): name.map { "\(person) \($0)" } ?? person
    case .opponent(let opponent): opponentPrefix + opponent.rawValue
    }
  }

  private static func seat(of line: Substring) -> DuelSeat? {
    if line == person { return .person(nil) }
    if let name = rest(of: line, after: person + " ") {
      return DuelName(name).map { .person($0) }
    }
    return rest(of: line, after: opponentPrefix).flatMap(Opponent.init(rawValue:))
      .map { .opponent($0) }
  }

  /// Compares bytes, because a name may begin with a mark that forms one character with the space
  /// before it.
  private static func rest(of line: Substring, after prefix: String) -> String? {
    guard line.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: line.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
