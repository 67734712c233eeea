import GameCore
import GameRules
import Glibc
import PseudoTerminal
import ScreenBots

/// A comparison of the screens with the stored data.
struct Audit {
  private(set) var complaints: [String] = []
  private(set) var rows = 0
  private(set) var players: Set<String> = []

  init(_ table: Table, program: String, of visitors: [Visitor]) {
    var found: [String: [Int]] = [:]
    var records: Set<ReplayRecord> = []
    do throws(StoreError) {
      let names = Set(visitors.map(\.bot.name))
      try table.reader().visitRounds { stored in
        guard names.contains(stored.playerName ?? "") else { return }
        rows += 1
        found[stored.playerName ?? "", default: []].append(stored.record.claimed.points)
        if !records.insert(stored.record).inserted {
          complaints.append("round \(stored.id.rawValue) is there twice")
        }
        if (try? Catalog.verify(stored.record)) == nil {
          complaints.append("round \(stored.id.rawValue) does not verify")
        }
      }
    } catch {
      complaints.append("the table cannot be read: \(error)")
    }
    for visitor in visitors {
      complaints += visitor.complaints
      let bot = visitor.bot
      let stored = (found[bot.name] ?? []).sorted()
      let told = bot.saved.map(\.points).sorted()
      if stored != told {
        complaints.append("\(bot.name) saw \(told) points saved; the table has \(stored)")
      }
      if visitor.ending != .exit(0) {
        complaints.append("\(bot.name)'s program ended as \(String(describing: visitor.ending))")
      }
    }
    players = Set(found.keys)
    complaints += Self.verification(program, table.seat(of: 1, program: program))
  }

  /// Returns the output of `flipside verify` for the whole store.
  private static func verification(_ program: String, _ seat: Seat) -> [String] {
    setenv("FLIPSIDE_DATA", seat.data, 1)
    setenv("HOME", seat.home, 1)
    let words = [program, "verify"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var child = pid_t()
    guard posix_spawn(&child, program, nil, nil, &arguments, environ) == 0 else {
      return ["flipside verify cannot be started"]
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status == 0 ? [] : ["flipside verify ends with \(status >> 8)"]
  }
}
