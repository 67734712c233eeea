import Bots
import GameCore
import Glibc
import PseudoTerminal

/// Kills a program that saves and records games at random times, repeatedly.
struct KillTorture {
  /// The torture's program, which is the victim as well.
  let program: String
  let workshop: Workshop
  let seed: UInt64

  func run(until deadline: Deadline) throws -> Report {
    var report = Report("kill -9")
    var kills = 0
    var acknowledged = 0
    var generator = Generator(seed: seed)
    let complaints = try workshop.complaints { directory in
      var ledger = Ledger()
      var complaints: [String] = []
      while !deadline.isOver, complaints.isEmpty {
        let said = try victim(
          in: directory, from: ledger.rounds.count,
          living: Int(generator.below(generator.below(8) == 0 ? 400 : 40)) + 2)
        kills += 1
        for seed in said.recorded {
          ledger.note(try VerifiedRound.expertly(.easy, seed: seed))
        }
        acknowledged = ledger.rounds.count
        complaints += Self.progressComplaints(in: directory, kept: said.kept)
        // The whole store at intervals, because it grows, and in any case at the end.
        if kills.isMultiple(of: 50) { complaints += ledger.complaints(about: directory) }
      }
      return complaints + ledger.complaints(about: directory)
    }
    complaints.forEach { report.complain($0) }
    report.note(
      "\(kills) kills, \(acknowledged) results acknowledged"
        + (acknowledged > 0 && report.isGood ? ", all of them there" : ""))
    // A machine too slow to finish a game proves nothing.
    return acknowledged == 0 ? report.cutShort() : report
  }

  /// The victim's output before it was killed.
  private struct Testimony {
    var recorded: [UInt64] = []
    /// The number of moves of the unfinished game at the last saved flip; nil after it was
    /// recorded.
    var kept: Int?
  }

  private func victim(
    in directory: String, from first: Int, living milliseconds: Int
  ) throws -> Testimony {
    var terminal = try PseudoTerminal(
      program, ["--victim", directory, "\(first + 1)"], environment: [:], columns: 40, rows: 5)
    let end = ContinuousClock().now + .milliseconds(milliseconds)
    var heard: [UInt8] = []
    while ContinuousClock().now < end, terminal.checkEnding() == nil {
      heard += terminal.hear(waiting: 1)
    }
    terminal.send(SIGKILL)
    while terminal.checkEnding() == nil { heard += terminal.hear(waiting: 1) }
    heard += terminal.hear(waiting: 0)
    var testimony = Testimony()
    // The last line may be incomplete, and then does not count.
    let lines = String(decoding: heard, as: UTF8.self).split(separator: "\r\n")
    let whole = heard.suffix(2) == [13, 10] ? lines[...] : lines.dropLast()
    for line in whole {
      let words = line.split(separator: " ")
      guard words.count == 2, let number = UInt64(words[1]) else { continue }
      if words[0] == "recorded" {
        testimony.recorded.append(number)
        testimony.kept = nil
      } else {
        testimony.kept = Int(number)
      }
    }
    return testimony
  }

  /// Returns complaints unless the unfinished game is the last saved one, or one flip further.
  private static func progressComplaints(in directory: String, kept: Int?) -> [String] {
    guard let kept else { return [] }
    do throws(StoreError) {
      let store = try Store.tortured(in: directory)
      let player = try Evening.player(of: store)
      let found = try store.claim(of: .player(player.id), as: ProgressID("2:2"))
      // Without an unfinished game, the round was recorded but not reported.
      guard let found else { return [] }
      try store.drop(ProgressID("2:2"), of: found.transcript.deal)
      let moves = found.transcript.moves.split(separator: " ").count
      return moves == kept || moves == kept + 1
        ? [] : ["\(kept) flips were kept and \(moves) came back"]
    } catch {
      return ["the game in progress cannot be read: \(error)"]
    }
  }
}

/// The program that is killed: it plays boards flip by flip and prints what the store acknowledged.
enum Victim {
  static func play(in directory: String, from first: UInt64) throws {
    let store = try Store.tortured(in: directory)
    let player = try Evening.player(of: store)
    let progress = ProgressID("1:1")
    for seed in first... {
      let round = try VerifiedRound.expertly(.easy, seed: seed)
      let moves = round.record.transcript.moves.split(separator: " ")
      for count in 1..<moves.count {
        let saved = SavedRound(
          transcript: round.record.transcript.cut(after: count), elapsed: round.result.time)
        try store.keep(saved, as: progress, of: .player(player.id), at: .evening)
        say("kept \(count)")
      }
      _ = try store.record(round, by: player.id, at: .evening)
      say("recorded \(seed)")
    }
  }

  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}

extension Transcript {
  /// Returns the game up to its `count`-th move.
  func cut(after count: Int) -> Transcript {
    Transcript(
      game: game, revision: revision, setup: setup, seed: seed, eligibility: eligibility,
      moves: moves.split(separator: " ").prefix(count).joined(separator: " "))
  }
}
