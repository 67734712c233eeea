import GameMedia
import MediaProtocol
import SystemStrings

/// Answers of services: each is parsed or rejected, and parsed values are limited, on one line,
/// link only to allowed addresses, and pass through the pipe unchanged.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let json = JSONValue(bytes), let origin = Address("https://example.org/api") else {
    return 0
  }
  let queries: [ServiceQuery] = [
    .films(FilmQuery(.top, key: ServiceKey("k_1"))), .albums(AlbumSearch(term: "a")),
    .album(AlbumLookup(id: 1)), .players(PlayersQuery(address: origin.text)),
  ]
  for query in queries {
    do throws(MediaError) {
      let answer = try query.asked.read(json, from: origin)
      check(answer, from: origin)
      sent(.answer(RequestID(1), .success(ServiceReply(answer))))
    } catch {
      if case .serviceSaid(let text) = error { checkLine(text) }
      sent(.answer(RequestID(1), .failure(error)))
    }
  }
  return 0
}

private func sent(_ report: MediaReport) {
  let frame = report.frame
  guard frame.count <= MessageFrame.longest else { return }
  var buffer = FrameBuffer()
  buffer.append(frame)
  let arrived = try? buffer.nextReport()
  precondition(arrived == report)
}

private func check(_ answer: ServiceAnswer, from origin: Address) {
  switch answer {
  case .films(let films):
    precondition((ListedFilm.fewest...ListedFilm.most).contains(films.count))
    precondition(Set(films.map(\.id)).count == films.count)
    for film in films {
      precondition((10...100).contains(film.ratingTenths))
      checkLine(film.title)
      checkAddress(film.poster, from: origin)
    }
  case .albums(let albums):
    precondition(albums.count <= Album.most)
    precondition(Set(albums.compactMap(\.id)).count == albums.compactMap(\.id).count)
    albums.forEach { check($0, from: origin) }
  case .album(let page):
    precondition(page.tracks.count <= AlbumPage.mostTracks)
    check(page.album, from: origin)
    page.tracks.compactMap(\.title).forEach(checkLine)
    page.copyright.map(checkLine)
  case .players(let players):
    precondition(players.count <= RemotePlayerEntry.most)
    for player in players {
      precondition(player.files.count <= RemotePlayerEntry.mostFiles)
      checkLine(player.name)
      player.files.forEach { checkAddress($0.address, from: origin) }
    }
  }
}

private func check(_ album: Album, from origin: Address) {
  [album.title, album.artist, album.genre].compactMap(\.self).forEach(checkLine)
  checkAddress(album.artwork, from: origin)
  precondition(album.year.map { (1...9_999).contains($0) } ?? true)
}

private func checkLine(_ text: String) {
  precondition(!text.isEmpty && text.unicodeScalars.count <= 2 * 300)
  precondition(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f })
}

private func checkAddress(_ text: String?, from origin: Address) {
  guard let text else { return }
  precondition(Address(text, from: origin) != nil)
}
