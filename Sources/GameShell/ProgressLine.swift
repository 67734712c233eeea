import Glibc

/// A line on standard error that tells how far something is, where somebody looks.
public enum ProgressLine {
  /// Puts `text` in the place of the line shown last; empty to take it away.
  public static func show(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    Surroundings.complain("\r\u{1B}[K" + text)
  }
}
