/// Who sits at a place of the table.
public enum DuelSeat: Hashable, Sendable {
  /// Somebody at the keyboard; no name where none was given.
  case person(DuelName?)
  case opponent(Opponent)

  /// The opponent, where it is one.
  public var opponent: Opponent? {
    if case .opponent(let opponent) = self { opponent } else { nil }
  }
}

/// A name at the table, as short as the board needs it and on one line.
public struct DuelName: Hashable, Sendable, LosslessStringConvertible {
  public let description: String

  /// Characters of the longest name.
  public static let longest = 20

  /// Nil for what is empty, too long, or holds what is no part of a name.
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

/// Who plays, in the order of turns; whoever keeps the record sits first. It is the content of the
/// game: a line a seat, `person Anna` or `opponent marble`.
public struct DuelSeats: Hashable, Sendable {
  public let all: [DuelSeat]

  /// How many there may be.
  public static let counts = 2...4

  /// Nil for too few or too many.
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

  /// Whom the person in the first seat plays against, where that is one opponent alone.
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
  init(_ text: String) throws(ContentFault) {
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

  /// By bytes: a name may begin with a mark that makes one character with the space before it.
  private static func rest(of line: Substring, after prefix: String) -> String? {
    guard line.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: line.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
