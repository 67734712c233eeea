import GameCore

/// A value of the store, and the time when it was read, from which its dates are counted.
struct Dated<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value
  let time: Timestamp
}
