import GameCore
import GameRules

/// A kind of damage to the bytes of a database.
enum Damage: CaseIterable {
  /// The end is missing.
  case cut
  /// Two pages are random.
  case scrambled
  /// The first hundred bytes, the file header, are random.
  case beheaded
  /// One page is replaced with another.
  case misplaced

  func done(to sound: [UInt8], by chance: inout Generator) -> [UInt8] {
    var bytes = sound
    switch self {
    case .cut:
      bytes.removeLast(1 + Int(chance.below(UInt64(sound.count - 200))))
    case .scrambled:
      let start = 100 + Int(chance.below(UInt64(sound.count - 9000)))
      for place in start..<(start + 8192) { bytes[place] = Self.noise(&chance) }
    case .beheaded:
      for place in 0..<100 { bytes[place] = Self.noise(&chance) }
    case .misplaced:
      let pages = sound.count / Self.page
      let target = 1 + Int(chance.below(UInt64(pages - 1)))
      let source = (target + 1 + Int(chance.below(UInt64(pages - 1)))) % pages
      bytes.replaceSubrange(
        (target * Self.page)..<((target + 1) * Self.page),
        with: sound[(source * Self.page)..<((source + 1) * Self.page)])
    }
    return bytes
  }

  /// The minimum number of fifteen damages that the store must detect; the others hit unused bytes.
  var leastNoticed: Int {
    switch self {
    case .beheaded: 15
    case .cut: 14
    case .scrambled: 8
    case .misplaced: 6
    }
  }

  /// Returns whether the store may report this fault.
  func allows(_ error: StoreError) -> Bool {
    switch (self, error) {
    case (.beheaded, .notADatabase), (.cut, .notADatabase): true
    case (.cut, .corrupt), (.scrambled, .corrupt), (.misplaced, .corrupt): true
    case (.scrambled, .notFound), (.misplaced, .notFound): true
    default: false
    }
  }

  private static let page = 4096

  private static func noise(_ chance: inout Generator) -> UInt8 {
    UInt8(truncatingIfNeeded: chance.next())
  }
}
