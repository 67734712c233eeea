/// A value for a parameter of a statement.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  package static func time(_ time: Timestamp) -> SQLValue { .integer(time.milliseconds) }

  /// Returns the bits as an integer, because databases' integers are signed.
  package static func bits(_ bits: UInt64) -> SQLValue { .integer(Int(bitPattern: UInt(bits))) }
}
