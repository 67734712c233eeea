internal import Pictures

extension NetworkDeck {
  /// Photos of all sorts of things from Lorem Picsum (https://picsum.photos), no key needed.
  ///
  /// It answers in pages, at most 100 photos each, of which there are about 900 in all:
  /// `[{"id":"0","author":"…","width":5000,"height":3333,"url":"https://unsplash.com/…",`
  /// `"download_url":"https://picsum.photos/id/0/5000/3333"}]`. The address in it leads to several
  /// megabytes, so a size of our own is asked for by the id; that redirects to its fast server.
  public static let photos = NetworkDeck(
    id: "photos", english: "Photos", russian: "Фотографии", standIns: .cats,
    base: "https://picsum.photos", environment: "FLIPSIDE_PHOTOS_URL",
    query: "/v2/list?page={page}&limit=30", mostAtOnce: 30, pages: 30,
    addresses: [.each, .member("id")], picture: "/id/{id}/640/480")
}
