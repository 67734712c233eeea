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

  func run() throws {
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&child, Self.path, &files, nil, &words, environ) == 0,
      waitpid(child, &status, 0) == child, status == 0
    else { throw CannotMeasure("chafa does not work") }
  }
}
