import Canvas
import Glibc

/// The `chafa` command for the same files in one call, so that it starts once as the helper does:
/// at the same size, with direct colors and the same kinds of blocks.
struct ChafaCommand {
  private let arguments: [String]
  private static let path = "/usr/bin/chafa"

  /// Creates the command; nil if it is not installed.
  init?(_ files: [String], size: Size) {
    guard access(Self.path, X_OK) == 0 else { return nil }
    arguments =
      [
        Self.path, "--size", "\(size.columns)x\(size.rows)", "--stretch", "--colors", "full",
        "--symbols", "space+solid+half+quad+block", "--animate", "off",
      ] + files
  }

  func run() throws { try Command.run(arguments) }
}
