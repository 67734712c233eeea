public import GameRules

/// Who plays Pairs for several, and how quickly opponents move.
public struct DuelSettings: Hashable, Sendable {
  /// Who sits down to play.
  public enum Table: Hashable, Sendable, CaseIterable {
    /// So many people, 2 to 4.
    case people(Int)
    /// One person and an opponent.
    case opponent(Opponent)

    public static let allCases: [Table] =
      DuelSeats.counts.map { .people($0) } + Opponent.allCases.map { .opponent($0) }
  }

  public var table: Table
  /// The names of the people in the order of turns; empty for one without.
  public var names: [String]
  public var pace: OpponentPace

  public init(
    table: Table = .people(2), names: [String] = [], pace: OpponentPace = .normal
  ) {
    self.table = table
    self.names = names
    self.pace = pace
  }

  /// The name of the person at a seat; empty where none was given.
  public func name(of seat: Int) -> String {
    names.indices.contains(seat) ? names[seat] : ""
  }

  /// Gives a person another name, or none where it is no name for somebody at the table.
  public mutating func setName(_ name: String, of seat: Int) {
    guard seat >= 0, seat < DuelSeats.counts.upperBound else { return }
    while names.count <= seat { names.append("") }
    names[seat] = (try? DuelName(typed: name))?.description ?? ""
    while names.last?.isEmpty == true { names.removeLast() }
  }

  /// Those who sit down, `player` first where that seat has no name of its own.
  public func seats(of player: String?) -> DuelSeats? {
    func person(_ seat: Int) -> DuelSeat {
      .person(DuelName(name(of: seat)) ?? (seat == 0 ? player.flatMap { DuelName($0) } : nil))
    }
    switch table {
    case .people(let count): return DuelSeats((0..<count).map(person))
    case .opponent(let opponent): return DuelSeats([person(0), .opponent(opponent)])
    }
  }
}

/// How long opponents look before each card; the raw value is the stored name.
public enum OpponentPace: String, Hashable, Sendable, CaseIterable {
  case slow, normal, fast

  /// Milliseconds from one card to the next.
  public var milliseconds: Int {
    switch self {
    case .slow: 1800
    case .normal: 1100
    case .fast: 500
    }
  }
}

extension DuelSettings.Table: LosslessStringConvertible {
  /// Reads `description` back.
  public init?(_ description: String) {
    guard let table = Self.allCases.first(where: { $0.description == description }) else {
      return nil
    }
    self = table
  }

  /// `3` for three people, the opponent's name for an opponent.
  public var description: String {
    switch self {
    case .people(let count): "\(count)"
    case .opponent(let opponent): opponent.rawValue
    }
  }
}

extension DuelSettings {
  private static let tableKey = "duel.table"
  private static let namePrefix = "duel.name."
  private static let paceKey = "duel.pace"

  /// Keys and texts that `take` reads back; what is as usual has none.
  var stored: [(key: String, value: String)] {
    let usual = DuelSettings()
    var pairs: [(key: String, value: String)] = []
    for (seat, name) in names.enumerated() where !name.isEmpty {
      pairs.append((key: "\(Self.namePrefix)\(seat)", value: name))
    }
    if pace != usual.pace { pairs.append((key: Self.paceKey, value: pace.rawValue)) }
    if table != usual.table { pairs.append((key: Self.tableKey, value: "\(table)")) }
    return pairs
  }

  /// Takes a stored text; false for a key that is somebody else's.
  mutating func take(_ value: String, for key: String) -> Bool {
    switch key {
    case Self.tableKey: table = Table(value) ?? table
    case Self.paceKey: pace = OpponentPace(rawValue: value) ?? pace
    default:
      guard key.hasPrefix(Self.namePrefix) else { return false }
      if let seat = Int(key.dropFirst(Self.namePrefix.count)) {
        setName(value, of: seat)
      }
    }
    return true
  }
}
