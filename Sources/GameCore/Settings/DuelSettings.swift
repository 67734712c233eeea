public import GameRules

/// The players of Pairs for several, and the pace of opponents.
public struct DuelSettings: Hashable, Sendable {
  /// The choice of players.
  public enum Table: Hashable, Sendable, CaseIterable {
    /// A number of people, 2 to 4.
    case people(Int)
    /// One person and an opponent.
    case opponent(Opponent)

    public static let allCases: [Table] =
      DuelSeats.counts.map { .people($0) } + Opponent.allCases.map { .opponent($0) }
  }

  public var table = Table.opponent(.quartz)
  /// The names of the people in the order of turns; empty for those without a name.
  public var names: [String] = []
  public var pace = OpponentPace.normal

  /// Returns the name of the person at a seat; empty if there is none.
  public func name(of seat: Int) -> String {
    names.indices.contains(seat) ? names[seat] : ""
  }

  /// Changes the name of a person; an invalid name clears it.
  public mutating func setName(_ name: String, of seat: Int) {
    guard seat >= 0, seat < DuelSeats.counts.upperBound else { return }
    while names.count <= seat { names.append("") }
    names[seat] = (try? DuelName(typed: name))?.description ?? ""
    while names.last?.isEmpty == true { names.removeLast() }
  }

  /// Returns the seats; `player` is the name at the first seat unless another is set.
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

/// The time that opponents take for each card. The raw value is the stored name.
public enum OpponentPace: String, Hashable, Sendable, CaseIterable {
  case slow, normal, fast

  /// The milliseconds from one card to the next.
  public var milliseconds: Int {
    switch self {
    case .slow: 1800
    case .normal: 1100
    case .fast: 500
    }
  }
}

extension DuelSettings.Table: LosslessStringConvertible {
  /// The text: `3` for three people, the opponent's name for an opponent.
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

  /// The keys and values that `take` reads back; defaults except the table are left out.
  var stored: [(key: String, value: String)] {
    let usual = DuelSettings()
    // Always stored: an older program takes two people where there is none.
    var pairs: [(key: String, value: String)] = [(key: Self.tableKey, value: "\(table)")]
    for (seat, name) in names.enumerated() where !name.isEmpty {
      pairs.append((key: "\(Self.namePrefix)\(seat)", value: name))
    }
    if pace != usual.pace { pairs.append((key: Self.paceKey, value: pace.rawValue)) }
    return pairs
  }

  /// Reads a stored value; returns false if the key is unknown here.
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
