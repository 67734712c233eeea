internal import CSystem
public import GameCore
import Glibc
public import SystemStrings

/// A limited number of slots for password hashing, shared by all programs with the same data
/// directory: locks on the first bytes of an empty file in it. The kernel releases those of a
/// program that dies.
///
/// If the file is not usable, or no slot becomes free within `patience`, the password is hashed
/// anyway: the slots save memory, but must not keep anyone from logging in.
public struct HashingSlots: HashingGate {
  /// The maximum number of slots; more would need memory without speeding up simultaneous logins.
  private static let most = 8
  /// The longest pause between checks, which should not take processor time from the hashing
  /// programs.
  private static let longestPause = Duration.milliseconds(40)

  private let directory: SystemString
  private let count: Int64
  private let patience: Duration

  /// Creates the slots of a data directory: at least one, by default one for each processor up to
  /// 8.
  public init(
    directory: SystemString, count: Int = HashingSlots.processors, patience: Duration = .seconds(20)
  ) {
    self.directory = directory
    self.count = Int64(max(count, 1))
    self.patience = patience
  }

  /// The number of processors, at most 8.
  public static var processors: Int {
    min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), most)
  }

  public func pass<Result, Failure: Error>(
    _ hash: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let file = openFile()
    // Closing releases the slot.
    defer { if file >= 0 { close(file) } }
    if file >= 0 { waitForSlot(in: file) }
    return try hash()
  }

  private func waitForSlot(in file: Int32) {
    Self.wait(for: patience) {
      for slot in 0..<count where flipside_byte_lock(file, slot) == 0 { return false }
      // A file that cannot be locked now never can.
      return errno == EAGAIN || errno == EACCES
    }
  }

  /// Checks repeatedly while all slots are taken, up to this time.
  static func wait(for patience: Duration, areAllTaken: () -> Bool) {
    let clock = ContinuousClock()
    let start = clock.now
    while areAllTaken() {
      let waited = clock.now - start
      guard waited < patience else { return }
      // The pause grows with the time waited, so that no wait becomes much longer by it.
      let pause = min(waited / 8 + .milliseconds(1), Self.longestPause)
      usleep(UInt32(pause / .microseconds(1)))
    }
  }

  /// Opens the file, with the permissions of the database, because the same users have to access
  /// it.
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
