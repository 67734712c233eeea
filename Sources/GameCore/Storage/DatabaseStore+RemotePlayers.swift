internal import SystemStrings

extension DatabaseStore: RemotePlayerStore {
  public func elsewhere(from source: String) throws(StoreError) -> RemotePlayerList? {
    try withConnection { connection throws(StoreError) in
      try connection.snapshot { connection throws(StoreError) in
        let fetchedAt = try connection.first(
          "SELECT fetched_at FROM elsewhere WHERE source = ?", .text(source)
        ) { $0.time(0) }
        guard let fetchedAt else { return nil }
        let files = try Self.files(from: source, in: &connection)
        let players = try connection.all(
          """
          SELECT number, name, sex, age, is_playing, position FROM elsewhere_player
            WHERE source = ? ORDER BY position
          """, .text(source)
        ) { row in
          RemotePlayer(
            number: row.integer(0), name: row.text(1), sex: Sex(rawValue: row.text(2)),
            age: row.integerIfAny(3), isPlaying: row.integer(4) != 0,
            files: files[row.integer(5)] ?? [])
        }
        return RemotePlayerList(source: source, fetchedAt: fetchedAt, players: players)
      }
    }
  }

  public func keep(_ list: RemotePlayerList) throws(StoreError) {
    let source = SQLValue.text(list.source)
    try withConnection { connection throws(StoreError) in
      try connection.transaction { connection throws(StoreError) in
        try connection.run("DELETE FROM elsewhere WHERE source = ?", source)
        try connection.run(
          """
          DELETE FROM elsewhere WHERE source NOT IN
            (SELECT source FROM elsewhere ORDER BY fetched_at DESC LIMIT 4)
          """)
        try connection.run(
          "INSERT INTO elsewhere(source, fetched_at) VALUES (?, ?)", source, .time(list.fetchedAt))
        for (position, player) in list.players.enumerated() {
          try connection.run(
            """
            INSERT INTO elsewhere_player(source, position, number, name, sex, age, is_playing)
              VALUES (?, ?, ?, ?, ?, ?, ?)
            """, source,
            .integer(position), .integer(player.number), .text(player.name),
            player.sex.map { .text($0.rawValue) } ?? .null,
            player.age.map { .integer($0) } ?? .null, .integer(player.isPlaying ? 1 : 0))
          for (place, file) in player.files.enumerated() {
            try connection.run(
              """
              INSERT INTO elsewhere_file(source, player, position, number, url, kind)
                VALUES (?, ?, ?, ?, ?, ?)
              """, source, .integer(position),
              .integer(place), .integer(file.number), .text(file.url), .text(file.kind))
          }
        }
      }
    }
  }

  /// Returns the files of each player by the player's index in the list.
  private static func files(
    from source: String, in connection: inout Connection
  ) throws(StoreError) -> [Int: [RemotePlayerFile]] {
    guard let origin = Address(source) else { return [:] }
    var files: [Int: [RemotePlayerFile]] = [:]
    try connection.each(
      """
      SELECT player, number, url, kind FROM elsewhere_file WHERE source = ?
        ORDER BY player, position
      """, .text(source)
    ) { row in
      let file = RemotePlayerFile(
        number: row.integer(1), url: row.text(2), kind: row.text(3), from: origin)
      if let file {
        files[row.integer(0), default: []].append(file)
      }
      return true
    }
    return files
  }
}
