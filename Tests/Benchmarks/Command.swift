import Glibc

/// A command of the system.
enum Command {
  /// Runs a command without its output, and waits for its end.
  static func run(_ words: [String]) throws {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_WRONLY, 0)
    }
    var child: pid_t = 0
    var status: Int32 = 0
    guard posix_spawnp(&child, words[0], &files, nil, &arguments, environ) == 0,
      waitpid(child, &status, 0) == child, status == 0
    else { throw CannotMeasure("this does not work: \(words.joined(separator: " "))") }
  }
}
