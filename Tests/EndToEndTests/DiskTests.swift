import GameCore
import Glibc
import Loopback
import Testing

@testable import GameUI

/// Disks that are full or read-only, with mounts that only the program sees.
@Suite(
  .enabled(if: Mounts.arePermitted, "mounting takes rights that the tests have not got here"),
  .sideBySide)
struct DiskTests {
  /// Returns the words that run the program after `mount`, in a private mount namespace.
  private func within(_ mount: String, at desk: Desk) throws -> String {
    let script = desk.path + "/mount"
    try Command.run([
      "sh", "-c", "printf '%s\\n' \"$1\" 'exec \"$@\"' > \(script)", "sh", "set -e\n\(mount)",
    ])
    return "unshare -m sh \(script)"
  }

  @Test("A disk that is full from the start is reported, and a guest can play")
  func fullFromTheStart() throws {
    let desk = try Desk()
    mkdir(desk.data, 0o700)
    let player = try Player(
      arguments: "--no-motion",
      environment: try within(
        "mount -t tmpfs -o size=16k tmpfs \(desk.data); "
          + "head -c 16k /dev/zero > \(desk.data)/x || :",
        at: desk),
      desk: desk)
    try player.see(StoreError.full)
    try player.press("Enter")
    try player.see(button: TitlePhrase.guest)
    try player.press("C-c")
    #expect(try player.exitCode() == 0)
  }

  @Test("A disk that fills up during a game loses no record: it is queued until there is room")
  func fullAtTheEnd() throws {
    let desk = try Desk()
    mkdir(desk.data, 0o700)
    let player = try Player(
      arguments: "--no-motion",
      environment: try within("mount -t tmpfs -o size=1m tmpfs \(desk.data)", at: desk), desk: desk)
    try player.register("Ida")
    try player.start(.easy)
    let disk = "/proc/\(try player.process)/root\(desk.data)"
    try Command.run(["sh", "-c", "head -c 2m /dev/zero > \(disk)/filler"])
    // Reported once, with the first flip that cannot be saved; the card stays face up.
    try player.flip(0, .easy)
    try player.see(StoreError.full)
    try player.press("Enter")
    try player.seeNoMore(StoreError.full)
    try player.playToTheEnd(.easy)
    try player.see(StoreError.full)
    try Command.run(["rm", "\(disk)/filler"])
    try player.press("Enter")
    try player.see(BestPhrase.scoreToBeat)
    #expect(try player.points() > 0)
  }

  @Test("With a picture cache on a full disk, pictures are downloaded each time")
  func fullCache() throws {
    let server = PictureDeckTests.cats()
    defer { server.stop() }
    let desk = try Desk()
    let cache = desk.path + "/cache"
    mkdir(cache, 0o700)
    let mount = try within(
      "mount -t tmpfs -o size=16k tmpfs \(cache); head -c 16k /dev/zero > \(cache)/x || :",
      at: desk)
    let player = try Player(
      arguments: "--no-motion --seed 1",
      environment: "FLIPSIDE_CATS_URL=\(server.base) XDG_CACHE_HOME=\(cache) NO_COLOR=1 \(mount)",
      desk: desk)
    try player.chooseCats()
    for _ in 0..<2 {
      let asked = server.questions.count
      try player.press("Enter")
      try player.see(PlayPhrase.turns)
      try player.press("Space")
      try player.wait(until: "a picture") { try player.showsPicture }
      #expect(server.questions.count > asked)
      try player.press("Escape")
      try player.see(PlayPhrase.spaceContinues)
      try player.press("Q")
      try player.see(QuestionPhrase.ask(.leave))
      try player.press("Right", "Enter")
      // The board stays revealed until a key is pressed.
      try player.see(LowercasePhrase(ButtonPhrase.next))
      try player.press("Enter")
      try player.see(button: ButtonPhrase.start)
    }
  }

  @Test("Records on a read-only disk are shown, with a message")
  func readOnly() throws {
    let desk = try Desk()
    let first = try Player(arguments: "--no-motion", desk: desk)
    try first.register("Jana")
    try first.start(.easy)
    try first.playToTheEnd(.easy)
    try first.see(BestPhrase.scoreToBeat)
    let points = try first.points()
    try first.press("C-c")
    #expect(try first.exitCode() == 0)
    let mount = "mount --bind \(desk.data) \(desk.data); mount -o remount,bind,ro \(desk.data)"
    let player = try Player(
      arguments: "--no-motion", environment: try within(mount, at: desk),
      desk: desk)
    try player.see(loggedIn: "Jana")
    try player.press("4")
    #expect(try player.best() == points)
    try player.press("3", "Enter")
    _ = try player.table(.easy)
    try player.flip(0, .easy)
    try player.see(StoreError.readOnly)
    try player.press("Enter")
    try player.seeNoMore(StoreError.readOnly)
    try player.playToTheEnd(.easy)
    try player.see(StoreError.readOnly)
    try player.press("C-c")
    #expect(try player.exitCode() == 0)
    let scores = try Player(
      arguments: "scores", environment: try within(mount, at: desk), desk: desk)
    #expect(try scores.exitCode() == 0)
    try scores.see("Jana")
  }
}

enum Mounts {
  /// Whether the tests may create private mounts.
  static let arePermitted: Bool = {
    let words = ["unshare", "-m", "sh", "-c", "mount -t tmpfs -o size=64k tmpfs /mnt"]
    return (try? Command.run(words))?.status == 0
  }()
}
