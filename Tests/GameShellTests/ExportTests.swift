import Glibc
import SystemStrings
import Testing

@testable import GameShell

@Suite("The file with a player's data")
struct ExportTests {
  @Test("It is complete, readable for its owner only, and overwrites nothing")
  func export() {
    let directory = "/tmp/flipside-export-\(getpid())-\(UInt32.random(in: .min ... .max))"
    #expect(mkdir(directory, 0o700) == 0)
    defer {
      unlink(directory + "/account.json")
      unlink(directory + "/flipside.db")
      rmdir(directory)
    }
    let path = directory + "/account.json"
    let bytes = Array(repeating: UInt8(ascii: "x"), count: 300_000)
    #expect(SmallFile.create(SystemString(path), with: bytes) == .created)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_size == 300_000)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(SmallFile.create(SystemString(path), with: [1]) == .exists)
    #expect(stat(path, &status) == 0 && status.st_size == 300_000)
    #expect(SmallFile.create("/dev/full/x", with: [1]) == .failed)
    #expect(symlink("/nowhere", directory + "/flipside.db") == 0)
    #expect(SmallFile.create(SystemString(directory + "/flipside.db"), with: [1]) == .exists)
  }
}
