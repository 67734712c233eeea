/// Answers in the shape of the films' service.
public enum FilmService {
  /// `count` films, the first with the rating 9.2; numbers are texts. `poster` is where posters
  /// lie, such as the address of a server.
  public static func films(_ count: Int, poster: String = "https://example.org") -> Response {
    answer((0..<count).map { film($0, poster: poster) })
  }

  /// One film as the service writes it.
  public static func film(
    _ number: Int, rating: String? = nil, poster: String = "https://example.org"
  ) -> String {
    let tenths = 92 - number % 40
    return #"{"id":"tt\#(1_000_000 + number)","rank":"\#(number + 1)","title":"Film \#(number)","#
      + #""fullTitle":"Film \#(number) (\#(1950 + number % 70))","year":"\#(1950 + number % 70)","#
      + #""image":"\#(poster)/posters/\#(number).jpg","crew":"Somebody (dir.)","#
      + #""imDbRating":"\#(rating ?? "\(tenths / 10).\(tenths % 10)")","imDbRatingCount":"93332"}"#
  }

  /// The films in the words of the service, which may have something to say besides.
  public static func answer(_ films: [String], message: String = "") -> Response {
    .text(#"{"items":[\#(films.joined(separator: ","))],"errorMessage":"\#(message)"}"#)
  }
}
