public import Canvas

/// The terminal as the loop needs it; whoever composes the program gives a real one.
public protocol Terminal: ~Copyable {
  /// The size of the window as of the last `measure`.
  var size: Size { get }
  /// Takes over the size that the window has now.
  mutating func measure()
  /// What is known of its colours where that has changed since the last call.
  mutating func takeColors() -> TerminalColors?
  /// Learns from elsewhere that it gets direct colours as they are.
  mutating func allowDirectColors()
  /// How it shows pictures of pixels now; nil for by cells.
  var pixels: PixelFormat? { get }
  /// Whether characters of two by three parts are known to be seen as they should be.
  var drawsSextants: Bool { get }
  /// Learns from elsewhere that sixels reach the screen.
  mutating func allowSixel()
  /// Brings the screen to what `canvas` says.
  mutating func show(_ canvas: Canvas)
  /// What has been typed and clicked since the last call, without waiting.
  mutating func read() -> [Input]
  /// The milliseconds until `read` has more although nothing more is typed; nil for never.
  var remainingRead: Int? { get }
  /// Believes what it says of pixels although it may be known to be wrong.
  mutating func trustPixels()
  /// Whether the mouse is reported.
  mutating func setMouse(_ on: Bool)
  mutating func bell()
  /// Hands a text to the clipboard, where the terminal takes one.
  mutating func copy(_ text: String)
  /// Lets the next `show` send every cell.
  mutating func forget()
  /// Gives the terminal back until `resume`.
  mutating func suspend()
  /// Takes the terminal again.
  mutating func resume()
}
