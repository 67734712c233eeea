import Glibc

extension Report {
  /// Writes the report to standard output and standard error, and returns the exit status.
  ///
  /// If the output cannot be written, for example because the disk is full, writes a message to
  /// standard error.
  public func deliver() -> Int32 {
    let isWritten = Self.write(output, to: STDOUT_FILENO)
    _ = Self.write(errors, to: STDERR_FILENO)
    guard isWritten else {
      _ = Self.write("flipside: cannot write the output\n", to: STDERR_FILENO)
      return max(status.rawValue, ExitStatus.failedCheck.rawValue)
    }
    return status.rawValue
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
