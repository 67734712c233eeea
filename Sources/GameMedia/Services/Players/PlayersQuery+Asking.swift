public import MediaProtocol

extension PlayersQuery {
  public var question: CacheableRequest {
    CacheableRequest(
      address: address,
      keeping: CacheableRequest.CacheLifetimes(fresh: 5 * CacheableRequest.minute, usable: nil))
  }
}
