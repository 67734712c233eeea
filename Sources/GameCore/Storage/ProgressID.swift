/// The id of a running program's unfinished game, unique to its process.
public struct ProgressID: Hashable, Sendable {
  /// The process id and the kernel's start time of the process, as in `4711:8839201`, which no
  /// later process has; preceded by `host/` if several hosts share a store.
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The id without the host.
  var process: String { String(rawValue.split(separator: "/").last ?? "") }
}
