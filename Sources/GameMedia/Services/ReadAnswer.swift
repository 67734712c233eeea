public import MediaProtocol
public import SystemStrings

/// What a service answered, without the player's key.
public struct ReadAnswer: Hashable, Sendable {
  public let answer: ServiceAnswer
  /// Whether the bytes it was read from may be written to disk: the key is nowhere in them.
  public let mayBeCached: Bool
}

extension ServiceQuestion {
  /// Reads what a service sent. Everything that is shown, cached or stored of an answer has passed
  /// here: where the key is in it, the texts and numbers that contain it are left out, a message of
  /// the service is not passed on, and the bytes may not be cached.
  public func answer(
    in body: [UInt8], from address: Address
  ) throws(ServiceProblem) -> ReadAnswer {
    guard let json = JSONValue(body) else { throw .wrongContent }
    guard let key = question.secret.flatMap(KeySearch.init), key.finds(in: body) else {
      return ReadAnswer(answer: try read(json, from: address), mayBeCached: true)
    }
    do throws(ServiceProblem) {
      _ = try read(json, from: address)
    } catch {
      // Which part of a message is the key cannot be told in every encoding.
      if case .serviceSaid = error { throw .messageWithKey }
      throw error
    }
    return ReadAnswer(answer: try read(json.without(key), from: address), mayBeCached: false)
  }
}

extension JSONValue {
  /// The same with null for each text and number that contains a key.
  fileprivate func without(_ key: KeySearch) -> JSONValue {
    switch self {
    case .object(let members): .object(members.mapValues { $0.without(key) })
    case .array(let elements): .array(elements.map { $0.without(key) })
    case .text(let text), .decimal(let text): key.finds(in: text.utf8) ? .null : self
    case .integer(let number): key.finds(in: "\(number)".utf8) ? .null : self
    case .truth, .null: self
    }
  }
}
