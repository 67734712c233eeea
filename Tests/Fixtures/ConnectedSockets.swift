import Glibc

/// Returns two connected sockets; nil on failure. Programs that other threads start don't inherit
/// them, as they could with a pipe, whose end they would keep open.
public func connectedSockets() -> [Int32]? {
  var ends: [Int32] = [-1, -1]
  let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  return socketpair(AF_UNIX, kind, 0, &ends) == 0 ? ends : nil
}
