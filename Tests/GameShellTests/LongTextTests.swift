import Fixtures
import GameCore
import SystemStrings
import Testing

@testable import GameShell

@Suite("Files of queued results and games are read in linear time")
struct LongTextTests {
  private let lines = [
    "flipside-held 2", "5", "host/1:2", "7", "pairs", "1", "easy", "1", "ranked", "F0@1", "",
  ]

  @Test("A queued result with any text for one of its lines", arguments: 0...10)
  func results(_ line: Int) {
    let head = lines.prefix(line).map { $0 + "\n" }.joined()
    let rest = lines.dropFirst(line + 1).map { "\n" + $0 }.joined()
    let slow = LongText.slow { bytes in
      let file = Array(head.utf8) + bytes + Array(rest.utf8)
      _ = QueuedResultFormat.isKnown(file)
      _ = QueuedResultFormat.waiting(from: file)
    }
    #expect(slow == [])
  }

  @Test("A queued game with any text for one of its lines", arguments: 1...12)
  func games(_ line: Int) {
    guard let scratch = PassingDirectory(prefix: "flipside-long") else {
      Issue.record("no directory")
      return
    }
    let lines = [
      "flipside-game 1", "host/1:2", "guest", "5", "5", "pairs", "1", "easy", "1", "ranked", "F0@1",
      "4", "line",
    ]
    let head = lines.prefix(line).map { $0 + "\n" }.joined()
    let rest = lines.dropFirst(line + 1).map { "\n" + $0 }.joined()
    let games = GameOutbox(
      directory: SystemString(scratch.path), own: ProgressID("host/1:3"), isRunning: { _ in false })
    let slow = LongText.slow { bytes in
      let file = Array(head.utf8) + bytes + Array(rest.utf8)
      _ = ("\(scratch.path)/a.game" as SystemString).replaceFile(with: file)
      _ = games.loose(of: .guest)
      _ = games.takeCorrupt()
    }
    #expect(slow == [])
  }
}
