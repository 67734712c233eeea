internal import Pictures

extension NetworkDeck {
  /// Photos of cats from The Cat API, which answers
  /// `[{"id":"ebv","url":"https://….jpg","width":176,"height":540}]`.
  public static let cats = NetworkDeck(
    id: "cats", english: "Cat photos", russian: "Фото кошек", standIns: .cats,
    base: "https://api.thecatapi.com", environment: "FLIPSIDE_CATS_URL",
    query: "/v1/images/search?limit={count}&mime_types=jpg,png", mostAtOnce: 10,
    addresses: [.each, .member("url")])
}
