@testable import GameCore

/// Rows of settings, one `key=value` in each line: any of them can be read and written back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  var settings = Settings.defaults
  for line in text.split(separator: "\n") {
    let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    settings.take(sides.count > 1 ? String(sides[1]) : "", for: String(sides[0]))
  }
  var again = Settings.defaults
  for (key, value) in settings.stored { again.take(value, for: key) }
  precondition(again == settings, "what is written is not what was read")
  return 0
}
