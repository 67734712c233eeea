import GameCore
import MediaProtocol
import Pictures

extension App {
  /// The result of a screen's question.
  enum InquiryResult {
    case picture(Result<Picture, MediaError>)
    case service(Result<ServiceReply, ServiceError>)
    case avatar(Result<[UInt8], MediaError>)
  }

  mutating func inquire(_ query: MediaQuery) -> [Effect] {
    guard mediaQueries.id(of: query) == nil else { return [] }
    let id = table.nextRequest()
    mediaQueries.open(query, as: id)
    switch query {
    case .picture(let key, let format):
      return [
        .media(
          .picture(
            id, key, format, from: key.service.map { $0.origin(conditions, person.settings) }))
      ]
    case .service(let query): return [.media(.query(id, query))]
    case .avatar(let file): return [.media(.makeAvatar(id, file: file))]
    }
  }

  func inquireFirst(_ seen: [MediaQuery]) -> [Effect] {
    let ids = seen.compactMap { mediaQueries.id(of: $0) }.prefix(MediaCommand.mostShown)
    return ids.isEmpty ? [] : [.media(.show(Array(ids)))]
  }

  /// Passes an answer to the game and to the open screen. A screen that was left asks again later
  /// and finds the answer cached.
  mutating func receive(
    _ result: InquiryResult, of id: RequestID, at now: Moment
  ) -> [Effect] {
    let response: MediaResponse
    switch (mediaQueries.close(id), result) {
    case (.picture(let key, let format), .picture(let result)):
      response = .picture(key, format, result)
    case (.service(let query), .service(let result)): response = .service(query, result)
    case (.avatar(let file), .avatar(let result)): response = .avatar(file: file, result)
    case (nil, _), (.picture, .service), (.service, .picture), (.picture, .avatar),
      (.service, .avatar), (.avatar, .picture), (.avatar, .service):
      return []
    }
    let effects = inGame(at: now) { $0.receive(response, at: now) }
    let actions = navigation.current.receive(response, context(at: now))
    return effects + perform(actions, at: now)
  }

  /// Sends the questions of the visible game.
  mutating func arrangeInquiries() -> [Effect] {
    guard let wanted = table.game?.play.mediaQueries else { return [] }
    let asked = wanted.flatMap { inquire($0) }
    return asked.isEmpty ? [] : asked + inquireFirst(wanted)
  }
}
