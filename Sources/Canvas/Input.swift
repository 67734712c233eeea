/// An event from the terminal.
public enum Input: Hashable, Sendable {
  case key(Key)
  /// A pasted text; the receiver has to clean it.
  case paste(String)
  case mouse(Mouse)
}

/// A key press.
public enum Key: Hashable, Sendable {
  /// A printable character, including space.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
  case shiftPageUp, shiftPageDown
  /// Control and a lower-case letter, such as `.control("c")`.
  case control(Character)
  /// F1 to F12.
  case function(Int)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}

/// A press of a mouse button or a turn of the wheel.
public struct Mouse: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case press, wheelUp, wheelDown
  }

  public let action: Action
  public let point: Point

  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
