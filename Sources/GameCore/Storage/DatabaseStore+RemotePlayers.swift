internal import SystemStrings

extension DatabaseStore: RemotePlayerStore {
  public func elsewhere(from source: String) throws(StoreError) -> RemotePlayerList? {
    try database.read { db in
      let fetchedAt = try db.first(
        "SELECT fetched_at FROM elsewhere WHERE source = \(source)"
      ) { $0.time("fetched_at") }
      guard let fetchedAt else { return nil }
      let files = try Self.files(from: source, in: db)
      let players = try db.all(
        """
        SELECT number, name, sex, age, is_playing, position FROM elsewhere_player
          WHERE source = \(source) ORDER BY position
        """
      ) { row in
        RemotePlayer(
          number: row.integer("number"), name: row.text("name"),
          sex: Sex(rawValue: row.text("sex")),
          age: row.integerIfAny("age"), isPlaying: row.integer("is_playing") != 0,
          files: files[row.integer("position")] ?? [])
      }
      return RemotePlayerList(source: source, fetchedAt: fetchedAt, players: players)
    }
  }

  public func keep(_ list: RemotePlayerList) throws(StoreError) {
    let source = list.source
    try database.write { db in
      try db.run("DELETE FROM elsewhere WHERE source = \(source)")
      try db.run(
        """
        DELETE FROM elsewhere WHERE source NOT IN
          (SELECT source FROM elsewhere ORDER BY fetched_at DESC LIMIT 4)
        """)
      try db.run(
        .insert(into: "elsewhere", ["source": source, "fetched_at": list.fetchedAt]))
      for (position, player) in list.players.enumerated() {
        try db.run(
          .insert(
            into: "elsewhere_player",
            [
              "source": source, "position": position, "number": player.number,
              "name": player.name, "sex": player.sex?.rawValue, "age": player.age,
              "is_playing": player.isPlaying ? 1 : 0,
            ]))
        for (place, file) in player.files.enumerated() {
          try db.run(
            .insert(
              into: "elsewhere_file",
              [
                "source": source, "player": position, "position": place, "number": file.number,
                "url": file.url, "kind": file.kind,
              ]))
        }
      }
    }
  }

  /// Returns the files of each player by the player's index in the list.
  private static func files(
    from source: String, in db: Connection
  ) throws(StoreError) -> [Int: [RemotePlayerFile]] {
    guard let origin = Address(source) else { return [:] }
    var files: [Int: [RemotePlayerFile]] = [:]
    try db.each(
      """
      SELECT player, number, url, kind FROM elsewhere_file WHERE source = \(source)
        ORDER BY player, position
      """
    ) { row in
      let file = RemotePlayerFile(
        number: row.integer("number"), url: row.text("url"), kind: row.text("kind"), from: origin)
      if let file {
        files[row.integer("player"), default: []].append(file)
      }
      return true
    }
    return files
  }
}
