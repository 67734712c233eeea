/// A value that follows from a basis, computed again only when the basis changes.
struct Memo<Basis: Equatable & Sendable, Value: Sendable>: Sendable {
  private var known: (basis: Basis, value: Value)?

  /// Computes the value unless it is known.
  mutating func prepare(_ basis: Basis, _ value: () -> Value) {
    if known?.basis != basis { known = (basis, value()) }
  }

  /// Returns the value.
  func callAsFunction(_ basis: Basis, _ value: () -> Value) -> Value {
    if let known, known.basis == basis { known.value } else { value() }
  }
}
