/// The storage of remote players, so that they can be shown while their source is unreachable.
public protocol RemotePlayerStore: Sendable {
  /// Returns the last saved list of `source`, or nil.
  func elsewhere(from source: String) throws(StoreError) -> RemotePlayerList?
  /// Saves a list, replacing the previous one from the same source; of other sources the last four
  /// are kept.
  func keep(_ list: RemotePlayerList) throws(StoreError)
}
