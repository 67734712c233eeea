/// The scroll position of a text that is longer than its window.
public struct Scroll: Hashable, Sendable {
  /// The index of the first visible line.
  public private(set) var top: Int

  public init(top: Int = 0) {
    self.top = max(top, 0)
  }

  /// Returns the first visible line of `lines` in a window of `rows`.
  public func top(lines: Int, rows: Int) -> Int {
    min(top, max(lines - rows, 0))
  }

  /// Scrolls; returns false for input that does not scroll.
  public mutating func handle(_ input: Input, lines: Int, rows: Int) -> Bool {
    let last = max(lines - rows, 0)
    let page = max(rows - 1, 1)
    let step: Int
    switch input {
    case .key(.up), .key(.character("k")): step = -1
    case .key(.down), .key(.character("j")): step = 1
    case .key(.pageUp): step = -page
    case .key(.pageDown), .key(.character(" ")): step = page
    case .key(.home), .key(.character("g")): step = -last
    case .key(.end), .key(.character("G")): step = last
    case .mouse(let mouse) where mouse.action == .wheelUp: step = -3
    case .mouse(let mouse) where mouse.action == .wheelDown: step = 3
    default: return false
    }
    top = min(max(top(lines: lines, rows: rows) + step, 0), last)
    return true
  }
}
