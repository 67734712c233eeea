/// A value bound to a parameter of a statement.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  package static func time(_ time: Timestamp) -> SQLValue { .integer(time.milliseconds) }

  /// Databases' integers are signed: the bits are what is kept.
  package static func bits(_ bits: UInt64) -> SQLValue { .integer(Int(bitPattern: UInt(bits))) }
}
