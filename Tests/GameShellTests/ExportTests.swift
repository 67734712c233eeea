import GameUI
import Glibc
import Testing

@testable import GameShell

@Suite("The file with a player's data")
struct ExportTests {
  @Test("It is complete, readable for its owner only, and overwrites nothing")
  func export() throws {
    let directory = "/tmp/flipside-export-\(getpid())-\(UInt32.random(in: .min ... .max))"
    #expect(mkdir(directory, 0o700) == 0)
    defer {
      unlink(directory + "/account.json")
      unlink(directory + "/flipside.db")
      rmdir(directory)
    }
    let path = directory + "/account.json"
    let files = TypedFiles()
    try files.create(path, with: String(repeating: "x", count: 300_000))
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_size == 300_000)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(throws: ExportError.fileExists) { try files.create(path, with: "x") }
    #expect(stat(path, &status) == 0 && status.st_size == 300_000)
    #expect(throws: ExportError.cannotWrite) { try files.create("/dev/full/x", with: "x") }
    #expect(symlink("/nowhere", directory + "/flipside.db") == 0)
    #expect(throws: ExportError.fileExists) {
      try files.create(directory + "/flipside.db", with: "x")
    }
  }
}
