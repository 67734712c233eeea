import Glibc

/// Texts for which careless code takes quadratic time.
public enum LongText: CaseIterable, Sendable {
  case digits, spaces, newlines, lines, brackets
  /// A letter with a repeated mark, with marks of alternating classes, or with marks whose wrong
  /// order shows only after decomposition.
  case equalMarks, mixedMarks, hiddenMarks
  /// Flags without a space, which are counted from their start to find the last one.
  case flags

  /// Returns about `count` bytes of UTF-8.
  public func bytes(_ count: Int) -> [UInt8] {
    let (start, unit) = parts
    let unitBytes = Array(unit.utf8)
    var bytes = Array(start.utf8)
    bytes.reserveCapacity(count + unitBytes.count)
    while bytes.count < count { bytes += unitBytes }
    return bytes
  }

  private var parts: (start: String, unit: String) {
    switch self {
    case .digits: ("", "1")
    case .spaces: ("", " ")
    case .newlines: ("", "\n")
    case .lines: ("", "a\n")
    case .brackets: ("", "[")
    case .equalMarks: ("e", "\u{301}")
    case .mixedMarks: ("e", "\u{345}\u{301}\u{323}\u{334}\u{31B}\u{5B0}")
    case .hiddenMarks: ("\u{F40}", "\u{F73}")
    case .flags: ("", "\u{1F1E6}\u{1F1E7}")
    }
  }

  /// Returns the texts of about `count` bytes for which `read` takes more than linear time: more
  /// than 8 times that of a quarter of the bytes. Texts that take less than a fifth of a second for
  /// a million bytes are skipped.
  ///
  /// The time is this thread's processor time, the best of up to three runs.
  public static func slow(_ count: Int = 12_000, _ read: ([UInt8]) -> Void) -> [String] {
    allCases.flatMap { text in
      slow(count, text.bytes, read).map { "\(text): \($0)" }
    }
  }

  /// Returns the slow ones among the texts that `make` creates.
  public static func slow(
    _ count: Int, _ make: (Int) -> [UInt8], _ read: ([UInt8]) -> Void
  ) -> [String] {
    let (whole, quarter) = (make(count), make(count / 4))
    // Other programs can slow down a measurement, so a suspicion is checked with the best of three.
    var times = [Double.infinity, .infinity]
    for _ in 0..<3 {
      times[0] = min(times[0], time { read(whole) })
      guard times[0] > Double(count) / 5_000_000 else { return [] }
      times[1] = min(times[1], time { read(quarter) })
      guard times[0] > 8 * times[1] else { return [] }
    }
    return ["\(Int(times[0] * 1000)) ms for \(count) bytes, \(Int(times[1] * 1000)) for a quarter"]
  }

  /// Returns the texts for which `read` takes more than 5 seconds of this thread's processor time
  /// for each megabyte. One has about `count` bytes, usually the most that is accepted, and the
  /// others an eighth, for which quadratic code already takes far longer.
  public static func endless(_ count: Int, _ read: ([UInt8]) -> Void) -> [String] {
    allCases.flatMap { text in
      endless(text == .mixedMarks ? count : count / 8, text.bytes, read).map { "\(text): \($0)" }
    }
  }

  /// Returns the endless ones among the texts that `make` creates. An eighth is read first, because
  /// quadratic code would take many minutes for the whole.
  public static func endless(
    _ count: Int, _ make: (Int) -> [UInt8], _ read: ([UInt8]) -> Void
  ) -> [String] {
    for part in [count / 8, count] {
      let bytes = make(part)
      let most = 5 * Double(bytes.count) / 1_000_000
      var seconds = time { read(bytes) }
      // Other programs can slow down one measurement of a short text, but not each of them.
      for _ in 0..<3 where seconds > most && seconds < 4 * most {
        seconds = min(seconds, time { read(bytes) })
      }
      guard seconds <= most else {
        return ["\(Int(seconds * 1000)) ms for \(bytes.count) bytes"]
      }
    }
    return []
  }

  /// Returns this thread's processor time in seconds.
  private static func time(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
