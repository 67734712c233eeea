internal import CSystem
public import GameCore
import Glibc
public import SystemStrings

/// A few places to hash a password at, shared by all programs on one data directory: locks on the
/// first bytes of an empty file in it. The kernel frees those of a program that dies.
///
/// Where they cannot be had, or not within `patience`, the password is hashed all the same: they
/// save memory, and are not worth keeping anybody out.
public struct HashingSlots: HashingGate {
  /// More would take memory without being any faster for a crowd that the processors can serve.
  private static let most = 8
  /// Looking too often would take the processors from those who hash.
  private static let longestPause = Duration.milliseconds(40)

  private let directory: SystemString
  private let count: Int64
  private let patience: Duration

  /// The slots of a data directory: `count` of them, 1 at least and as a rule one for each
  /// processor but no more than 8.
  public init(
    directory: SystemString, count: Int = HashingSlots.processors, patience: Duration = .seconds(20)
  ) {
    self.directory = directory
    self.count = Int64(max(count, 1))
    self.patience = patience
  }

  /// The processors of the machine, 8 where it has more.
  public static var processors: Int {
    min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), most)
  }

  public func pass<Result, Failure: Error>(
    _ hash: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let file = openFile()
    // Closing frees the slot.
    defer { if file >= 0 { close(file) } }
    if file >= 0 { waitForSlot(in: file) }
    return try hash()
  }

  private func waitForSlot(in file: Int32) {
    Self.wait(for: patience) {
      for slot in 0..<count where flipside_byte_lock(file, slot) == 0 { return false }
      // A file that cannot be locked at all will not be later.
      return errno == EAGAIN || errno == EACCES
    }
  }

  /// Looks again and again while all slots are taken, for so long.
  static func wait(for patience: Duration, areAllTaken: () -> Bool) {
    let clock = ContinuousClock()
    let start = clock.now
    while areAllTaken() {
      let waited = clock.now - start
      guard waited < patience else { return }
      // Those who have not waited long lose little by waiting for the next look.
      let pause = min(waited / 8 + .milliseconds(1), Self.longestPause)
      usleep(UInt32(pause / .microseconds(1)))
    }
  }

  /// A new file is open to whom the database beside it is open, for they have to agree on it.
  private func openFile() -> Int32 {
    let path = directory + "/hashing-slots"
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let known = path.withCString { open($0, flags) }
    guard known < 0, errno == ENOENT else { return known }
    let new = path.withCString { open($0, flags | O_CREAT | O_EXCL, 0o600) }
    guard new >= 0 else { return path.withCString { open($0, flags) } }
    var database = stat()
    if (directory + "/flipside.db").withCString({ stat($0, &database) }) == 0 {
      fchmod(new, database.st_mode & 0o666)
    }
    return new
  }
}
