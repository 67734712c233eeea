extension DatabaseStore: ProfileStore {
  public func profile(of player: PlayerID) throws(StoreError) -> OwnProfile {
    try withConnection { connection throws(StoreError) in
      try connection.snapshot { connection throws(StoreError) in
        let own = try Self.profile(of: player, in: &connection)
        try fetchPicture(of: own.profile.avatar, in: &connection)
        return own
      }
    }
  }

  public func save(
    _ changed: OwnProfile, insteadOf old: OwnProfile, of player: PlayerID
  ) throws(StoreError) {
    let before = try changeProfile(of: player) { connection throws(StoreError) in
      if changed.profile.avatar != old.profile.avatar {
        try forgetPictures(of: player, but: changed.profile.avatar, in: &connection)
      }
      for field in ProfileField.allCases {
        let text = changed.profile.stored(field)
        if text != old.profile.stored(field) {
          try Self.store(text, as: field, of: player, in: &connection)
        }
        if changed.privacy[field] != old.privacy[field] {
          try connection.run(
            """
            INSERT INTO privacy(player_id, field, audience) VALUES (?, ?, ?)
              ON CONFLICT(player_id, field)
              DO UPDATE SET audience = excluded.audience
            """, .integer(player.rawValue), .text(field.rawValue),
            .text(changed.privacy[field].rawValue))
        }
      }
    }
    if changed.profile.avatar != old.profile.avatar {
      forget(before, unless: changed.profile.avatar)
    }
  }

  public func shownAvatars(of players: [PlayerID]) throws(StoreError) -> [PlayerID: Avatar] {
    try withConnection { connection throws(StoreError) in
      try connection.snapshot { connection throws(StoreError) in
        var avatars: [PlayerID: Avatar] = [:]
        for (player, shown) in zip(
          players, try Self.shown(of: PlayerBatch(players), in: &connection))
        where shown.avatar != .none {
          avatars[player] = shown.avatar
          try fetchPicture(of: shown.avatar, in: &connection)
        }
        return avatars
      }
    }
  }

  /// Changes the profile of an existing player with `body`; returns the previous avatar.
  func changeProfile(
    of player: PlayerID, _ body: (inout Connection) throws(StoreError) -> Void
  ) throws(StoreError) -> Avatar {
    try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        guard try Self.exists(player, in: &connection) else { throw .notFound }
        let before = try Self.profile(of: player, in: &connection).profile.avatar
        try body(&connection)
        return before
      }
    }
  }

  static func profile(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> OwnProfile {
    var own = OwnProfile()
    try connection.each(
      "SELECT field, value FROM profile WHERE player_id = ?", .integer(player.rawValue)
    ) { row in
      if let field = ProfileField(rawValue: row.text(0)) {
        own.profile.restore(field, from: row.text(1))
      }
      return true
    }
    try connection.each(
      "SELECT field, audience FROM privacy WHERE player_id = ?", .integer(player.rawValue)
    ) { row in
      if let field = ProfileField(rawValue: row.text(0)) {
        // An unknown value shows nothing.
        own.privacy[field] = Audience(rawValue: row.text(1)) ?? .onlySelf
      }
      return true
    }
    return own
  }

  /// Returns the public profiles of `players`, in their order.
  static func shown(
    of players: PlayerBatch, in connection: inout Connection
  ) throws(StoreError) -> [Profile] {
    var shown = [Profile](repeating: Profile(), count: players.ids.count)
    var privacy = [Privacy](repeating: Privacy(), count: players.ids.count)
    for piece in players.pieces {
      try connection.each(
        """
        SELECT player_id, field, audience FROM privacy
          WHERE player_id IN (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,
          ?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
        """, all: piece
      ) { row in
        if let place = players.place(of: row.integer(0)),
          let field = ProfileField(rawValue: row.text(1))
        {
          // An unknown value shows nothing.
          privacy[place][field] = Audience(rawValue: row.text(2)) ?? .onlySelf
        }
        return true
      }
      try connection.each(
        """
        SELECT player_id, field, value FROM profile
          WHERE player_id IN (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,
          ?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
        """, all: piece
      ) { row in
        if let place = players.place(of: row.integer(0)),
          let field = ProfileField(rawValue: row.text(1)), privacy[place][field] == .everybody
        {
          shown[place].restore(field, from: row.text(2))
        }
        return true
      }
    }
    return shown
  }

  static func exists(
    _ player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> Bool {
    try connection.first("SELECT 1 FROM player WHERE id = ?", .integer(player.rawValue)) { _ in
      true
    } ?? false
  }

  static func store(
    _ text: String?, as field: ProfileField, of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) {
    if let text {
      try connection.run(
        """
        INSERT INTO profile(player_id, field, value) VALUES (?, ?, ?)
          ON CONFLICT(player_id, field)
          DO UPDATE SET value = excluded.value
        """, .integer(player.rawValue), .text(field.rawValue), .text(text))
    } else {
      try connection.run(
        "DELETE FROM profile WHERE player_id = ? AND field = ?", .integer(player.rawValue),
        .text(field.rawValue))
    }
  }
}

extension Profile {
  private static let facePrefix = "face:"
  private static let ownPrefix = "own:"

  /// Returns the text that `restore` reads back; nil for an empty field.
  func stored(_ field: ProfileField) -> String? {
    switch field {
    case .firstName: firstName?.description
    case .lastName: lastName?.description
    case .sex: sex?.rawValue
    case .birthDate: birthDate?.date.description
    case .phone: phone?.description
    case .avatar: Self.stored(avatar)
    }
  }

  static func stored(_ avatar: Avatar) -> String? {
    switch avatar {
    case .none: nil
    case .face(let number): "\(facePrefix)\(number)"
    case .own(let name): "\(ownPrefix)\(name)"
    }
  }

  /// Reads a stored text, checked like a typed one; an invalid one leaves the field empty.
  mutating func restore(_ field: ProfileField, from text: String) {
    switch field {
    case .firstName: firstName = try? GivenName(text)
    case .lastName: lastName = try? GivenName(text)
    case .sex: sex = Sex(rawValue: text)
    case .birthDate:
      let style = DateStyle(order: .dayMonthYear, firstWeekday: .monday)
      birthDate = (try? style.date(from: text)).flatMap { try? BirthDate(kept: $0) }
    case .phone: phone = try? PhoneNumber(text, language: .english)
    case .avatar: avatar = Self.avatar(text)
    }
  }

  static func avatar(_ text: String) -> Avatar {
    if text.hasPrefix(facePrefix), let number = Int(text.dropFirst(facePrefix.count)),
      Avatar.faces.contains(number)
    {
      return .face(number)
    }
    if text.hasPrefix(ownPrefix), let name = AvatarName(String(text.dropFirst(ownPrefix.count))) {
      return .own(name)
    }
    return .none
  }
}
