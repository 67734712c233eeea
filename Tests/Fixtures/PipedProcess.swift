public import Glibc

/// A program that communicates through its input and output, and ends with its input. Its owner
/// waits for it.
public final class PipedProcess {
  public let process: pid_t
  public let input: Int32
  public let output: Int32

  /// Starts `program` in `environment`, by default that of this program; nil on failure.
  public init?(_ program: String, environment: [String: String]? = nil) {
    guard let down = connectedSockets() else { return nil }
    guard let up = connectedSockets() else {
      for end in down { close(end) }
      return nil
    }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, down[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&files, up[1], STDOUT_FILENO)
    var words = [strdup(program), nil]
    var settings = (environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var process: pid_t = 0
    let failed =
      environment == nil
      ? posix_spawn(&process, program, &files, nil, &words, environ)
      : posix_spawn(&process, program, &files, nil, &words, &settings)
    close(down[0])
    close(up[1])
    guard failed == 0 else {
      close(down[1])
      close(up[0])
      return nil
    }
    self.process = process
    input = down[1]
    output = up[0]
  }

  deinit {
    close(input)
    close(output)
    waitpid(process, nil, 0)
  }

  /// Sends bytes; returns whether all were written.
  public func send(_ bytes: [UInt8]) -> Bool { write(input, bytes, bytes.count) == bytes.count }
}
