import Glibc
public import SystemStrings

/// The system's information about this run of the program.
public enum ProcessEnvironment {
  /// Returns the values of those environment variables among `names` that are set.
  public static func environment(_ names: [String]) -> [String: SystemString] {
    names.reduce(into: [:]) { found, name in
      found[name] = getenv(name).map { SystemString(cString: $0) }
    }
  }

  /// Returns the arguments without the program's name.
  public static func arguments() -> [SystemString] {
    (1..<max(CommandLine.argc, 1)).compactMap { index in
      CommandLine.unsafeArgv[Int(index)].map { SystemString(cString: $0) }
    }
  }

  /// Opens closed standard descriptors as /dev/null, so that nothing else gets their numbers.
  /// Writing to a closed standard output still fails.
  public static func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR)
    }
  }

  /// Returns the number of the user who runs the program.
  public static func user() -> UInt32 {
    getuid()
  }

  /// Returns the name of that user, or the number if there is none.
  public static func userName() -> String {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(getuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil else {
      return "\(getuid())"
    }
    return String(cString: entry.pw_name)
  }

  /// Writes a message to standard error.
  public static func printError(_ message: String) {
    _ = writeAll(Array(message.utf8), to: STDERR_FILENO)
  }

  /// Replaces the progress line on standard error, if that is a terminal; an empty text removes it.
  public static func showProgress(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    printError("\r\u{1B}[K" + text)
  }
}
