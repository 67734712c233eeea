import Glibc
import Testing

@testable import GameShell

@Suite struct TmuxQueryTests {
  /// Returns the known features if tmux reports `features`.
  private func answer(to features: String) throws -> Set<String>? {
    let path = "/tmp/flipside-tmux-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o700)
    let script = Array("#!/bin/sh\necho '\(features)'\n".utf8)
    #expect(write(file, script, script.count) == script.count)
    close(file)
    defer { unlink(path) }
    let waker = try #require(Waker())
    defer { waker.close() }
    let question = TmuxQuery(waker: waker, program: path)
    question.ask()
    #expect(waker.wait(milliseconds: 20_000))
    return question.answer
  }

  @Test("Direct colors are used in tmux only if it forwards them")
  func features() throws {
    #expect(try answer(to: "256,bpaste,RGB,title") == ["256", "bpaste", "RGB", "title"])
    #expect(try answer(to: "256,sixel")?.contains("RGB") == false)
    #expect(try answer(to: "") == [])
  }
}
