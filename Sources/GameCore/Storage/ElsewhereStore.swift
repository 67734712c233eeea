/// Players of other tables on disk, so that they can be seen while their source cannot be reached.
public protocol ElsewhereStore: Sendable {
  /// What was last kept from `source`; nil for nothing yet.
  func elsewhere(from source: String) throws(StoreFault) -> ElsewhereList?
  /// Keeps a list in the place of the one before from the same source; of other sources the four
  /// fetched last stay.
  func keep(_ list: ElsewhereList) throws(StoreFault)
}
