public import MediaProtocol
public import SystemStrings

extension ServiceRequest {
  /// Parses an answer. Everything shown, cached or stored of an answer passes through here: if it
  /// contains the key, the strings and numbers with it are left out, an error message of the
  /// service is not shown, and the bytes may not be cached.
  public func answer(
    in body: [UInt8], from address: Address
  ) throws(MediaError) -> (answer: ServiceAnswer, mayBeCached: Bool) {
    guard let json = JSONValue(body) else { throw .wrongContent }
    guard let key = question.secret.flatMap(KeyLeakSearch.init), key.finds(in: body) else {
      return (try read(json, from: address), mayBeCached: true)
    }
    do throws(MediaError) {
      _ = try read(json, from: address)
    } catch {
      // It is not always possible to find the key in an encoded message.
      if case .serviceSaid = error { throw .messageWithKey }
      throw error
    }
    return (try read(json.without(key), from: address), mayBeCached: false)
  }
}

extension JSONValue {
  /// Returns the value with null for each string and number that contains a key.
  fileprivate func without(_ key: KeyLeakSearch) -> JSONValue {
    switch self {
    case .object(let members): .object(members.mapValues { $0.without(key) })
    case .array(let elements): .array(elements.map { $0.without(key) })
    case .text(let text), .decimal(let text): key.finds(in: text.utf8) ? .null : self
    case .integer(let number): key.finds(in: "\(number)".utf8) ? .null : self
    case .truth, .null: self
    }
  }
}
