import Canvas
import GameCore
import GameUI

/// Lines for plain mode, as words of a vocabulary or as random text: each is answered with clean
/// lines that fit, and an unfinished game is saved at the end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  var listener = Listener(first)
  var rest = bytes.dropFirst()
  var left = 100
  while left > 0, let line = line(&rest) {
    listener.say(line)
    if listener.hasQuit { return 0 }
    left -= 1
  }
  listener.end()
  return 0
}

private let words = [
  "", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "a1", "b1", "c1",
  "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "e9", "yes", "no", "back", "where", "again",
  "more", "help", "continue", "untimed", "closed", "taken", "time", "p", "r", "y", "-", "on", "off",
  "start", "play", "settings", "leaderboard", "rules", "players", "you", "game", "level hard",
  "game color", "game duel", "game movie", "not now", "close", "ok", "cancel", "give up", "guest",
  "register", "log", "theme", "да", "нет", "назад", "где", "ещё", "помощь", "продолжить", "quit",
]

/// Takes a line from bytes: the number of a word, or a length and that many bytes of text.
private func line(_ bytes: inout ArraySlice<UInt8>) -> String? {
  guard let first = bytes.popFirst() else { return nil }
  if first < 0xC0 { return words[Int(first) % words.count] }
  defer { bytes = bytes.dropFirst(Int(first & 0x3F)) }
  return String(decoding: bytes.prefix(Int(first & 0x3F)), as: UTF8.self)
}

/// A player with an environment that answers at once.
private struct Listener {
  private var session: PlainSession
  private let width: Int
  private var now = Moment(milliseconds: 1000)
  private(set) var hasQuit = false
  private var keepsGame = false

  /// Starts with a language and width.
  init(_ choice: UInt8) {
    var environment = App.LaunchEnvironment.standard
    environment.language = choice % 2 == 0 ? .english : .russian
    environment.languageIsForced = true
    width = 20 + Int(choice / 2) % 61
    session = PlainSession(environment, width: width)
    perform(session.update(.started, at: now))
    precondition(!listen().isEmpty)
  }

  mutating func say(_ line: String) {
    for _ in 0..<100 {
      guard let due = session.nextDeadline, !session.takesLine || due <= now.advanced(by: 400)
      else { break }
      now = max(now, due)
      perform(session.update(.deadline, at: now))
      listen()
    }
    now = now.advanced(by: 400)
    perform(session.enter(line, at: now))
    precondition(!listen().isEmpty, "no answer to '\(line)'")
  }

  mutating func end() {
    let isPlaying = session.isPlaying
    perform(session.update(.terminated, at: now))
    precondition(keepsGame || !isPlaying, "a game is lost")
    precondition(!listen().isEmpty || !isPlaying, "the player does not hear that it is saved")
  }

  @discardableResult
  private mutating func listen() -> [String] {
    let lines = session.output(at: now)
    for line in lines {
      precondition(TextWidth.of(line) <= width, "too long: \(line)")
      precondition(line.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 })
      precondition(line.contains { $0.isLetter || $0.isNumber }, "no word in '\(line)'")
    }
    return lines
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .terminal(.quit): hasQuit = true
      case .store(.restoreSession): answer(.session(.guest(.success(.defaults))))
      case .store(.drawSeed): answer(.seed(1))
      case .store(.findProgress(let owner)): answer(.progress(owner, .success(nil)))
      case .store(.keepProgress): keepsGame = true
      case .terminal, .store, .media, .clock: break
      }
    }
  }

  private mutating func answer(_ answer: StoreAnswer) {
    perform(session.update(.store(answer), at: now))
  }
}
