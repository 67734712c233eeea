import Fixtures
import GameCore
import GameShell
import Glibc
import SystemStrings
import Testing

@Suite("Sessions of crashed programs")
final class SessionCleanupFilesTests {
  private let directory: TemporaryDirectory
  private let living = ProgressID("desk/7:70")
  private let crashed = ProgressID("desk/8:80")
  private let distant = ProgressID("attic/8:80")

  private func hash(_ number: UInt8) -> SessionTokenHash {
    SessionTokenHash(bytes: Array(repeating: number, count: 32))
  }

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func fileExists(_ name: String) -> Bool { access("\(directory.path)/\(name)", F_OK) == 0 }

  private func notes(_ program: ProgressID, in directory: String? = nil) -> SessionCleanupFiles {
    let directory = SystemString(directory ?? self.directory.path)
    return SessionCleanupFiles(directory: directory, own: program) { program in
      program.rawValue.hasPrefix("desk/") ? program != ProgressID("desk/8:80") : nil
    }
  }

  @Test("are listed until they are removed, except those of running programs or other hosts")
  func abandoned() {
    notes(crashed).note([hash(1)])
    notes(distant).note([hash(2)])
    let own = notes(living)
    own.note([hash(3)])
    #expect(own.abandoned() == [hash(1)])
    #expect(own.abandoned() == [hash(1)])
    own.forget(abandoned: hash(2))
    own.forget(abandoned: hash(3))
    own.forget(abandoned: hash(1))
    #expect(own.abandoned().isEmpty)
    #expect(notes(ProgressID("desk/9:90")).abandoned().isEmpty)
    #expect(fileExists("login-attic@8:80") && fileExists("login-desk@7:70"))
  }

  @Test("stay if another program uses the same stored login")
  func shared() {
    notes(crashed).note([hash(1)])
    let own = notes(living)
    own.note([hash(1)])
    #expect(own.abandoned().isEmpty)
  }

  @Test("are those noted last, and none of a program that quit regularly")
  func latest() {
    let gone = notes(crashed)
    gone.note([hash(1)])
    gone.note([hash(2)])
    let own = notes(living)
    #expect(own.abandoned() == [hash(2)])
    own.forget(abandoned: hash(2))
    gone.note([hash(1)])
    gone.forget()
    #expect(own.abandoned().isEmpty)
  }

  @Test("are all those of a program, and each is removed separately")
  func several() {
    notes(crashed).note((1...4).map(hash))
    let own = notes(living)
    own.note([hash(3)])
    #expect(own.abandoned() == [hash(1), hash(2), hash(4)])
    own.forget(abandoned: hash(2))
    #expect(own.abandoned() == [hash(1), hash(4)])
    for number: UInt8 in [1, 4, 3] { own.forget(abandoned: hash(number)) }
    #expect(own.abandoned().isEmpty && !fileExists("login-desk@8:80"))
  }

  @Test("A damaged note, or one of no program, ends nothing")
  func broken() throws {
    for (name, text) in [("login-desk@8:80", "short"), ("login-", "x"), ("login-@@", "x")] {
      let file = try #require(fopen("\(directory.path)/\(name)", "w"))
      fputs(text, file)
      fclose(file)
    }
    #expect(notes(living).abandoned().isEmpty)
    let nowhere = notes(living, in: "/nowhere/at/all")
    nowhere.note([hash(1)])
    #expect(nowhere.abandoned().isEmpty)
  }
}
