/// The options of the command line.
struct Order {
  static let usage = """
    usage: flipside-torture [--seconds N] [--seed N] [--only PART]... [--failovers N]
        [--game PROGRAM] [--address PROGRAM] [--thread PROGRAM] [--fuzz PROGRAM]...
        [--read-only-disk LIBRARY]
      --seconds is for all parts together, 10 to 86400. PART is memory, disk, pictures,
      room, screens, terminals, kill, server, failovers, game, storm or fuzz. Failovers are only
      tried if their number is given, and take as long as they need. --address and --thread name
      builds of the game with a sanitizer, beside that of --address its picture helper; --fuzz a
      fuzz target.
    """

  private(set) var seconds = 120.0
  /// The seed for keys, sizes and times.
  private(set) var seed: UInt64
  /// The requested parts; all if empty.
  private(set) var only: Set<String> = []
  /// The number of failovers to try; nil for none.
  private(set) var failovers: Int?
  private(set) var programs: Programs

  /// Reads `arguments`; nil if they are invalid. `torture` is the path of the program itself, and
  /// `seed` is the default.
  init?(_ arguments: [String], torture: String, seed: UInt64) {
    programs = Programs(beside: torture)
    self.seed = seed
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard let value = rest.popFirst(), take(word, value) else { return nil }
    }
    if only.contains("failovers"), failovers == nil { return nil }
  }

  private mutating func take(_ word: String, _ value: String) -> Bool {
    let path = Programs.absolute(value)
    switch word {
    case "--seconds":
      guard let number = Double(value), (10...86_400).contains(number) else { return false }
      seconds = number
    case "--seed":
      guard let number = UInt64(value) else { return false }
      seed = number
    case "--failovers":
      guard let number = Int(value), (1...1000).contains(number) else { return false }
      failovers = number
    case "--only":
      guard Part.names.contains(value) else { return false }
      only.insert(value)
    case "--game": programs.game = path
    case "--address":
      programs.sanitized.append((name: "address sanitizer", path: path))
      programs.addHelper("address sanitizer", beside: path)
    case "--thread": programs.sanitized.append((name: "thread sanitizer", path: path))
    case "--fuzz": programs.fuzzers.append(path)
    case "--read-only-disk": programs.readOnlyDisk = path
    default: return false
    }
    return true
  }
}
