/// A table's records, by their earlier name.
public typealias SQLiteStore = TableStore
extension TableStore {
  /// Where an SQLite database is, by its earlier name.
  public typealias Place = SQLitePlace
  /// What may be done with a store, by its earlier name.
  public typealias Access = StoreAccess
}
