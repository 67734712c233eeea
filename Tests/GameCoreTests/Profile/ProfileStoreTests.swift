import CSQLite
import Glibc
import SystemStrings
import Testing

@testable import GameCore

@Suite("A profile is saved, and only valid values are loaded", .everyEngine)
struct ProfileStoreTests {
  let scratch: Scratch
  let store: Store
  let anna: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
  }

  private func filled() throws -> OwnProfile {
    let day = try #require(CalendarDate(year: 2000, month: 2, day: 29))
    var own = OwnProfile(
      profile: Profile(
        firstName: try GivenName("Anna"), lastName: try GivenName("O'Neil"), sex: .notSaid,
        birthDate: try BirthDate(day, today: day),
        phone: try PhoneNumber("+49 30 901820", language: .english), avatar: .face(7)))
    own.privacy[.phone] = .everybody
    own.privacy[.avatar] = .everybody
    return own
  }

  @Test("a saved profile is loaded completely, and another player's is not changed")
  func roundTrip() throws {
    let berta = try store.player("Berta")
    let own = try filled()
    #expect(try store.profile(of: anna.id) == OwnProfile())
    try store.save(own, insteadOf: OwnProfile(), of: anna.id)
    #expect(try scratch.store().profile(of: anna.id) == own)
    #expect(try store.profile(of: berta.id) == OwnProfile())
    try store.save(OwnProfile(), insteadOf: own, of: anna.id)
    #expect(try store.profile(of: anna.id) == OwnProfile())
    #expect(throws: StoreError.notFound) {
      try store.save(own, insteadOf: OwnProfile(), of: PlayerID(99))
    }
  }

  @Test("two programs keep each other's changes; for the same field the later one wins")
  func twoPrograms() throws {
    let other = try scratch.store()
    let before = try filled()
    try store.save(before, insteadOf: OwnProfile(), of: anna.id)
    var one = before
    one.profile.firstName = try GivenName("Ann")
    one.profile.sex = .female
    one.privacy[.sex] = .everybody
    var two = before
    two.profile.lastName = try GivenName("Berg")
    two.profile.sex = .other
    two.profile.phone = nil
    try store.save(one, insteadOf: before, of: anna.id)
    try other.save(two, insteadOf: before, of: anna.id)
    var both = two
    both.profile.firstName = one.profile.firstName
    both.privacy[.sex] = .everybody
    #expect(try store.profile(of: anna.id) == both)
  }

  @Test("a profile modified by hand shows nothing that could not have been typed")
  func forged() throws {
    try store.save(try filled(), insteadOf: OwnProfile(), of: anna.id)
    try scratch.edit(
      """
      UPDATE profile SET value = 'A' || char(27) || '[2Jnna' WHERE field = 'firstName';
      UPDATE profile SET value = char(8238) || 'Berg' WHERE field = 'lastName';
      UPDATE profile SET value = 'sometimes' WHERE field = 'sex';
      UPDATE profile SET value = '1899-12-31' WHERE field = 'birthDate';
      UPDATE profile SET value = '+7 DROP' WHERE field = 'phone';
      UPDATE profile SET value = 'own:../../../etc/passwd' WHERE field = 'avatar';
      INSERT INTO profile VALUES (\(anna.id.rawValue), 'x', 'y');
      UPDATE privacy SET audience = 'EVERYBODY';
      DELETE FROM privacy WHERE field = 'avatar';
      INSERT INTO privacy VALUES (\(anna.id.rawValue), 'avatar', 'z');
      """)
    let own = try store.profile(of: anna.id)
    #expect(own.profile == Profile())
    #expect(own.privacy[.phone] == .onlySelf && own.privacy[.avatar] == .onlySelf)
    for text in ["face:99", "face:-1", "face:", "own:", "own:ABC", "none", ""] {
      try scratch.edit("UPDATE profile SET value = '\(text)' WHERE field = 'avatar'")
      #expect(try store.profile(of: anna.id).profile.avatar == .none)
    }
  }

  @Test("a picture is a small separate file, replaced completely and deleted after use")
  func avatars() throws {
    let picture = try #require(AvatarPicture(Array(repeating: 7, count: AvatarPicture.mostBytes)))
    let first = try #require(try store.keepAvatar(picture, of: anna.id).name)
    #expect(scratch.pictures == [first.description])
    #expect(store.picture(of: first) == picture)
    #expect(first.file(in: SystemString(scratch.path)).text == "\(scratch.path)/avatars/\(first)")
    var status = stat()
    #expect(
      stat("\(scratch.path)/avatars/\(first)", &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat("\(scratch.path)/avatars", &status) == 0 && status.st_mode & 0o777 == 0o700)
    let small = try #require(AvatarPicture([1, 2, 3]))
    let second = try store.keepAvatar(small, of: anna.id)
    #expect(try store.profile(of: anna.id).profile.avatar == second && second != .own(first))
    #expect(store.picture(of: first) == nil && scratch.pictures.count == 1)
    let old = try store.profile(of: anna.id)
    var faced = old
    faced.profile.avatar = .face(1)
    try store.save(faced, insteadOf: old, of: anna.id)
    #expect(scratch.pictures.isEmpty)
    #expect(throws: StoreError.notFound) { try store.keepAvatar(small, of: PlayerID(99)) }
    #expect(scratch.pictures.isEmpty)
    #expect(AvatarPicture([]) == nil)
    #expect(AvatarPicture(Array(repeating: 0, count: AvatarPicture.mostBytes + 1)) == nil)
  }

  @Test("unused pictures are deleted once they are old, and no other files are")
  func strays() throws {
    let small = try #require(AvatarPicture([1, 2, 3]))
    let berta = try store.player("Berta")
    let kept = try #require(try store.keepAvatar(small, of: berta.id).name)
    // An old one and a new one.
    let names = ["0", "1"].map { String(repeating: $0, count: 32) }
    for name in names + ["notes.txt"] {
      let path = "\(scratch.path)/avatars/\(name)"
      close(open(path, O_CREAT | O_WRONLY, 0o600))
    }
    let hoursAgo = timespec(tv_sec: time(nil) - 7300, tv_nsec: 0)
    for name in [names[0], kept.description, "notes.txt"] {
      let times = [hoursAgo, hoursAgo]
      #expect(utimensat(AT_FDCWD, "\(scratch.path)/avatars/\(name)", times, 0) == 0)
    }
    let new = try #require(try store.keepAvatar(small, of: anna.id).name)
    #expect(
      Set(scratch.pictures) == [names[1], "notes.txt", kept.description, new.description])
  }

  @Test("others get the public avatars, and no others")
  func shownAvatars() throws {
    let berta = try store.player("Berta")
    let clara = try store.player("Clara")
    var own = OwnProfile(profile: Profile(avatar: .face(3)))
    try store.save(own, insteadOf: OwnProfile(), of: berta.id)
    own.privacy[.avatar] = .everybody
    try store.save(own, insteadOf: OwnProfile(), of: anna.id)
    let players = [anna.id, berta.id, clara.id, PlayerID(99)]
    #expect(try store.shownAvatars(of: players) == [anna.id: .face(3)])
  }

  @Test("a read-only directory loses neither picture nor profile")
  func refusedPicture() throws {
    let small = try #require(AvatarPicture([1, 2, 3]))
    let kept = try store.keepAvatar(small, of: anna.id)
    let reader = try scratch.store(access: .readOnly)
    #expect(throws: StoreError.readOnly) { try reader.keepAvatar(small, of: anna.id) }
    #expect(try store.profile(of: anna.id).profile.avatar == kept && scratch.pictures.count == 1)
  }
}

extension Avatar {
  fileprivate var name: AvatarName? { if case .own(let name) = self { name } else { nil } }
}

@Suite("Picture files are read safely, and columns are limited")
struct PictureFileTests {
  @Test("a pipe, a link or a huge file in place of a picture is not loaded")
  func brokenPictures() throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    let anna = try store.player("Anna")
    let small = try #require(AvatarPicture([1, 2, 3]))
    let name = try #require(try store.keepAvatar(small, of: anna.id).name)
    let path = "\(scratch.path)/avatars/\(name)"
    unlink(path)
    #expect(store.picture(of: name) == nil)
    mkfifo(path, 0o600)
    #expect(store.picture(of: name) == nil)
    unlink(path)
    symlink("/etc/passwd", path)
    #expect(store.picture(of: name) == nil)
    unlink(path)
    let file = open(path, O_CREAT | O_WRONLY, 0o600)
    ftruncate(file, 1 << 40)
    close(file)
    #expect(store.picture(of: name) == nil)
  }

  @Test("modifications cannot exceed the length of a profile's fields")
  func giant() throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    let anna = try store.player("Anna")
    let own = OwnProfile(profile: Profile(sex: .other))
    try store.save(own, insteadOf: OwnProfile(), of: anna.id)
    #expect(try scratch.edit("UPDATE OR IGNORE profile SET value = hex(zeroblob(300))") == 0)
  }
}
