internal import Pictures

extension NetworkDeck {
  /// Photos of dogs from Dog CEO, which answers `{"message":["https://….jpg"],"status":"success"}`.
  public static let dogs = NetworkDeck(
    id: "dogs", english: "Dog photos", russian: "Фото собак", standIns: .dogs,
    base: "https://dog.ceo", environment: "FLIPSIDE_DOGS_URL",
    query: "/api/breeds/image/random/{count}", mostAtOnce: 50,
    addresses: [.member("message"), .each])
}
