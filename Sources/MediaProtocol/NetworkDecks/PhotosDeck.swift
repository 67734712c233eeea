internal import Pictures

extension NetworkDeck {
  /// Photos of many subjects from Lorem Picsum (https://picsum.photos), without a key.
  ///
  /// It answers in pages of at most 100 photos each, about 900 photos in total:
  /// `[{"id":"0","author":"…","width":5000,"height":3333,"url":"https://unsplash.com/…",`
  /// `"download_url":"https://picsum.photos/id/0/5000/3333"}]`. The `download_url` has several
  /// megabytes, so a smaller size is requested by id; that redirects to its fast server.
  public static let photos = NetworkDeck(
    id: "photos", english: "Photos", russian: "Фотографии", standIns: .cats,
    base: "https://picsum.photos", environment: "FLIPSIDE_PHOTOS_URL",
    query: "/v2/list?page={page}&limit=30", mostAtOnce: 30, pages: 30,
    addresses: [.each, .member("id")], picture: "/id/{id}/640/480")
}
