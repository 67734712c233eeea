/// Answers in the format of the film service.
public enum FilmService {
  /// Returns `count` films, the first with the rating 9.2; numbers are strings. `poster` is the
  /// address of the posters, such as that of a server.
  public static func films(_ count: Int, poster: String = "https://example.org") -> Response {
    answer((0..<count).map { film($0, poster: poster) })
  }

  /// Returns one film in the service's format.
  public static func film(
    _ number: Int, rating: String? = nil, poster: String = "https://example.org"
  ) -> String {
    let tenths = 92 - number % 40
    return #"{"id":"tt\#(1_000_000 + number)","rank":"\#(number + 1)","title":"Film \#(number)","#
      + #""fullTitle":"Film \#(number) (\#(1950 + number % 70))","year":"\#(1950 + number % 70)","#
      + #""image":"\#(poster)/posters/\#(number).jpg","crew":"Somebody (dir.)","#
      + #""imDbRating":"\#(rating ?? "\(tenths / 10).\(tenths % 10)")","imDbRatingCount":"93332"}"#
  }

  /// Returns films in the service's format, with an optional error message.
  public static func answer(_ films: [String], message: String = "") -> Response {
    .text(#"{"items":[\#(films.joined(separator: ","))],"errorMessage":"\#(message)"}"#)
  }
}
