public import GameCore
import Glibc

/// A limited number of slots for password hashing, shared by all programs of a host: names of
/// abstract sockets, which are unique in its network namespace. The kernel releases those of a
/// program that dies.
///
/// If no slot becomes free within `patience`, the password is hashed anyway: the slots save memory,
/// but must not keep anyone from logging in. Any program on the host can take all of them.
public struct HashingSlots: HashingGate {
  /// The maximum number of slots; more would need memory without speeding up simultaneous logins.
  private static let most = 8
  /// The longest pause between checks, which should not take processor time from the hashing
  /// programs.
  private static let longestPause = Duration.milliseconds(40)

  private let name: String
  private let count: Int
  private let patience: Duration

  /// Creates the slots of this host: at least one, by default one for each processor up to 8.
  public init(
    name: String = "flipside-hashing", count: Int = HashingSlots.processors,
    patience: Duration = .seconds(20)
  ) {
    self.name = name
    self.count = max(count, 1)
    self.patience = patience
  }

  /// The number of processors, at most 8.
  public static var processors: Int {
    min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), most)
  }

  public func pass<Result, Failure: Error>(
    _ hash: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let slot = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    // Closing releases the name.
    defer { if slot >= 0 { close(slot) } }
    waitForName(of: slot)
    return try hash()
  }

  private func waitForName(of slot: Int32) {
    let clock = ContinuousClock()
    let start = clock.now
    while true {
      for number in 0..<count {
        // A socket that cannot be named now never can.
        guard take(number, with: slot) == EADDRINUSE else { return }
      }
      let waited = clock.now - start
      guard waited < patience else { return }
      // The pause grows with the time waited, so that no wait becomes much longer by it.
      let pause = min(waited / 8 + .milliseconds(1), Self.longestPause)
      usleep(UInt32(pause / .microseconds(1)))
    }
  }

  /// Gives the socket the name of a slot; returns the error number, 0 if it got the name.
  private func take(_ number: Int, with slot: Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // The leading zero marks an abstract name.
    let bytes = [0] + Array("\(name)-\(number)".utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes.prefix($0.count)) }
    let length = MemoryLayout<sa_family_t>.size + bytes.count
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(slot, $0, socklen_t(length)) == 0 ? 0 : errno
      }
    }
  }
}
