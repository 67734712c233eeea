public import Canvas

/// The terminal for the loop; the program passes a real one.
public protocol Terminal: ~Copyable {
  /// The size of the window at the last `measure`.
  var size: Size { get }
  /// Updates the size of the window.
  mutating func measure()
  /// Returns the known colors if they have changed since the last call.
  mutating func takeColors() -> TerminalColors?
  /// Enables direct colors, because a multiplexer has confirmed them.
  mutating func allowDirectColors()
  /// The pixel format in use; nil if pictures are shown as cells.
  var pixels: PixelFormat? { get }
  /// Whether characters of two by three parts are known to be displayed correctly.
  var drawsSextants: Bool { get }
  /// Enables sixels, because a multiplexer has confirmed them.
  mutating func allowSixel()
  /// Updates the screen to `canvas`.
  mutating func show(_ canvas: Canvas)
  /// Returns the input since the last call, without waiting.
  mutating func read() -> [Input]
  /// The milliseconds until `read` returns more even without new input; nil for never.
  var remainingRead: Int? { get }
  /// Trusts its answers about pixels even if they may be wrong.
  mutating func trustPixels()
  /// Sets whether the mouse is reported.
  mutating func setMouse(_ on: Bool)
  mutating func bell()
  /// Copies a text to the clipboard, if the terminal supports it.
  mutating func copy(_ text: String)
  /// Makes the next `show` send every cell.
  mutating func forget()
  /// Restores the terminal until `resume`.
  mutating func suspend()
  /// Starts the full-screen mode again.
  mutating func resume()
}
