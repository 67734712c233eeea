import Glibc

/// A progress line on standard error, if that is a terminal.
public enum StandardErrorProgress {
  /// Replaces the line with `text`; an empty text removes it.
  public static func show(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    ProcessEnvironment.printError("\r\u{1B}[K" + text)
  }
}
