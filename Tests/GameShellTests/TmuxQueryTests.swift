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
    // The new script cannot start while a program that another test is starting has it open.
    for _ in 0..<8 {
      let question = TmuxQuery(waker: waker, program: path)
      question.ask()
      if waker.wait(milliseconds: 5_000) { return question.answer }
    }
    return nil
  }

  @Test("Direct colors are used in tmux only if it forwards them")
  func features() throws {
    #expect(try answer(to: "256,bpaste,RGB,title") == ["256", "bpaste", "RGB", "title"])
    #expect(try answer(to: "256,sixel")?.contains("RGB") == false)
    #expect(try answer(to: "") == [])
  }
}
