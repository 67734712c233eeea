import Loopback
import MediaProtocol

/// Local services for films and albums, for the screens that show their answers.
struct Outside {
  private let server: LoopbackServer

  init() {
    server = LoopbackServer { path, server in
      if path.hasPrefix("/search") { return AlbumService.albums(12, covers: server.base) }
      if path.hasPrefix("/lookup") {
        let head = AlbumService.album(0, covers: server.base)
        return AlbumService.answer([head] + (1...9).map { AlbumService.song($0) })
      }
      if path.contains("Movies/") { return FilmService.films(30, poster: server.base) }
      let number = path.split { !$0.isNumber }.first.flatMap { Int($0) }
      return number.map { .file(TestPicture.jpeg($0)) } ?? .status("404 Not Found")
    }
  }

  func stop() { server.stop() }

  /// The variables that direct a program here.
  var environment: [String: String] {
    let places = [WebService.films, .albums].map { ($0.environment, server.base) }
    return Dictionary(places) { $1 }
  }
}
