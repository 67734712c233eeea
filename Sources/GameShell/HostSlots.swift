public import GameCore
import Glibc

/// The same as `HashingSlots` for programs that share no directory, as those of several users with
/// a table on a server: names of sockets that no file stands for. The kernel has them once on a
/// host and frees those of a program that dies.
///
/// Anybody on the host can take them all; then a password is hashed after `patience`.
public struct HostSlots: HashingGate {
  private let name: String
  private let count: Int
  private let patience: Duration

  /// The slots of this host.
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
    // Closing frees the name.
    defer { if slot >= 0 { close(slot) } }
    HashingSlots.wait(for: patience) {
      for number in 0..<count where take(number, with: slot) { return false }
      // What cannot be named at all will not be later.
      return errno == EADDRINUSE
    }
    return try hash()
  }

  /// Whether the socket has got the name of a slot.
  private func take(_ number: Int, with slot: Int32) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // The zero in front tells such a name from a path.
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
