public import MediaProtocol
public import SystemStrings

extension PlayersQuery: ServiceRequest {
  public var question: CacheableRequest {
    CacheableRequest(address: address, identity: address, fresh: 5 * CacheableRequest.minute)
  }

  /// Reads
  /// `{"users":[{"id":1,"sex":"W","username":"Aster","isOnline":true,"age":25,"files":[{"id":1,`
  /// `"url":"https://…","type":"avatar"}]}]}`. Players without a name are left out.
  public func read(
    _ json: JSONValue, from address: Address
  ) throws(MediaError) -> ServiceAnswer {
    guard let users = json["users"]?.elements else { throw .notUnderstood }
    var players: [RemotePlayerEntry] = []
    var seen: Set<Int> = []
    for user in users where players.count < RemotePlayerEntry.most {
      guard let name = user["username"]?.line else { continue }
      let id = user["id"]?.integer
      if let id, !seen.insert(id).inserted { continue }
      players.append(
        RemotePlayerEntry(
          id: id, name: name, sex: user["sex"]?.line.flatMap(Self.sex),
          age: user["age"]?.integer.flatMap { (0...150).contains($0) ? $0 : nil },
          isOnline: user["isOnline"]?.truth,
          files: Self.files(user["files"]?.elements ?? [], from: address)))
    }
    return .players(players)
  }

  private static func sex(_ text: String) -> RemotePlayerEntry.Sex? {
    switch text.uppercased() {
    case "W", "F": .female
    case "M": .male
    case "O", "X": .other
    default: nil
    }
  }

  private static func files(
    _ rows: [JSONValue], from address: Address
  ) -> [RemotePlayerEntry.File] {
    let files = rows.prefix(RemotePlayerEntry.mostFiles * 4).compactMap { row in
      row["url"]?.address(from: address).map {
        RemotePlayerEntry.File(address: $0, kind: row["type"]?.line)
      }
    }
    return Array(files.prefix(RemotePlayerEntry.mostFiles))
  }
}
