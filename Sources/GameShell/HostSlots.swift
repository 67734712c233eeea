public import GameCore
import Glibc

/// Slots like `HashingSlots` for programs without a common directory, such as those of several
/// users with a database on a server: names of abstract sockets, which are unique on a host. The
/// kernel releases those of a program that dies.
///
/// Any program on the host can take them all; then a password is hashed after `patience`.
public struct HostSlots: HashingGate {
  private let name: String
  private let count: Int
  private let patience: Duration

  /// Creates the slots of this host.
  public init(
    name: String = "flipside-hashing", count: Int = HashingSlots.processors,
    patience: Duration = .seconds(20)
  ) {
    self.name = name
    self.count = max(count, 1)
    self.patience = patience
  }

  public func pass<Result, Failure: Error>(
    _ hash: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let slot = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    // Closing releases the name.
    defer { if slot >= 0 { close(slot) } }
    HashingSlots.wait(for: patience) {
      for number in 0..<count where take(number, with: slot) { return false }
      // A socket that cannot be named now never can.
      return errno == EADDRINUSE
    }
    return try hash()
  }

  /// Returns whether the socket got the name of a slot.
  private func take(_ number: Int, with slot: Int32) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // The leading zero marks an abstract name.
    let bytes = [0] + Array("\(name)-\(number)".utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes.prefix($0.count)) }
    let length = MemoryLayout<sa_family_t>.size + bytes.count
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(slot, $0, socklen_t(length)) == 0
      }
    }
  }
}
