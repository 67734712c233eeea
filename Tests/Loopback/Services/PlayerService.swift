/// Answers in the format of a remote list of players.
public enum PlayerService {
  public static func players(_ count: Int, files: String = "https://example.org") -> Response {
    let rows = (0..<count).map { number in
      #"{"id":\#(number + 1),"sex":"\#(number % 2 == 0 ? "W" : "M")","#
        + #""username":"Aster \#(number)","isOnline":\#(number % 3 == 0),"#
        + #""age":\#(20 + number % 50),"files":[{"id":1,"url":"#
        + #""\#(files)/faces/\#(number).jpg","type":"avatar"}]}"#
    }
    return .text(#"{"users":[\#(rows.joined(separator: ","))]}"#)
  }
}
