import Fixtures
import GameCore
import GameShell
import Glibc
import SystemStrings
import Testing

@Suite struct SessionFileTests {
  private let token = SessionToken(Secret(String(repeating: "0f", count: 32)))

  private func withDirectory(_ body: (String) throws -> Void) throws {
    let directory = try TemporaryDirectory()
    try body(directory.path)
  }

  @Test("A stored session is found again until it is deleted")
  func roundTrip() throws {
    try withDirectory { directory in
      let file = SessionTokenFile(path: "\(directory)/session")
      #expect(file.load() == nil)
      #expect(file.store(token))
      #expect(file.load() == token)
      file.forget(SessionToken(Secret(String(repeating: "f0", count: 32))))
      #expect(file.load() == token)
      file.forget(token)
      #expect(file.load() == nil)
    }
  }

  @Test("No one else can read a session")
  func isPrivate() throws {
    try withDirectory { directory in
      #expect(SessionTokenFile(path: "\(directory)/session").store(token))
      var status = stat()
      #expect(stat(directory + "/session", &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
    }
  }

  @Test("A session file with any other content is not a session", arguments: ["", "abc", "\n"])
  func broken(text: String) throws {
    try withDirectory { directory in
      let path = directory + "/session"
      let file = try #require(fopen(path, "w"))
      fputs(text, file)
      fclose(file)
      #expect(SessionTokenFile(path: SystemString(path)).load() == nil)
    }
  }

  @Test("A session that another user may have written is ignored")
  func written() throws {
    try withDirectory { directory in
      let path = directory + "/session"
      let file = SessionTokenFile(path: SystemString(path))
      #expect(file.store(token) && file.load() == token)
      for mode: mode_t in [0o620, 0o602, 0o666] {
        #expect(chmod(path, mode) == 0 && file.load() == nil, "\(mode)")
      }
      #expect(chmod(path, 0o600) == 0 && file.load() == token)
      #expect(rename(path, directory + "/other") == 0 && symlink("other", path) == 0)
      defer { unlink(directory + "/other") }
      #expect(file.load() == nil, "a link")
      unlink(path)
      #expect(mkfifo(path, 0o600) == 0)
      #expect(file.load() == nil, "a pipe")
      // Only the superuser can create a file of another user.
      guard geteuid() == 0 else { return }
      unlink(path)
      #expect(file.store(token) && chown(path, 65_534, 65_534) == 0)
      #expect(file.load() == nil, "of another user")
    }
  }

  @Test("A missing directory is no reason to stop")
  func missingDirectory() {
    let file = SessionTokenFile(path: "/nowhere/at/all/session")
    #expect(!file.store(token))
    #expect(file.load() == nil)
  }
}

@Suite struct ProcessIdentityTests {
  @Test("A running program is recognized; its number with another start time is not")
  func running() {
    let own = ProcessIdentity.current()
    #expect(ProcessIdentity.isRunning(own))
    #expect(!ProcessIdentity.isRunning(ProgressID("\(own.rawValue)1")))
    #expect(!ProcessIdentity.isRunning(ProgressID("nonsense")))
    #expect(!ProcessIdentity.isRunning(ProgressID("999999999:1")))
  }

  @Test("The clock never runs backwards")
  func monotonic() {
    let before = Clocks.monotonic()
    #expect(Clocks.monotonic() >= before)
  }
}
