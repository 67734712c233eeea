extension DatabaseStore {
  public func profile(of player: PlayerID) throws(StoreError) -> OwnProfile {
    try database.read { db in
      let own = try Self.profile(of: player, in: db)
      try fetchPicture(of: own.profile.avatar, in: db)
      return own
    }
  }

  public func save(
    _ changed: OwnProfile, insteadOf old: OwnProfile, of player: PlayerID
  ) throws(StoreError) {
    let before = try changeProfile(of: player) { db in
      if changed.profile.avatar != old.profile.avatar {
        try forgetPictures(of: player, but: changed.profile.avatar, in: db)
      }
      for field in ProfileField.allCases {
        let text = changed.profile.stored(field)
        if text != old.profile.stored(field) {
          try Self.store(text, as: field, of: player, in: db)
        }
        if changed.privacy[field] != old.privacy[field] {
          try db.run(
            .upsert(
              into: "privacy", key: ["player_id", "field"],
              [
                "player_id": player, "field": field.rawValue,
                "audience": changed.privacy[field].rawValue,
              ]))
        }
      }
    }
    if changed.profile.avatar != old.profile.avatar {
      forget(before, unless: changed.profile.avatar)
    }
  }

  public func shownAvatars(of players: [PlayerID]) throws(StoreError) -> [PlayerID: Avatar] {
    try database.read { db in
      var avatars: [PlayerID: Avatar] = [:]
      for (player, shown) in zip(
        players, try Self.shown(of: PlayerBatch(players), in: db))
      where shown.avatar != .none {
        avatars[player] = shown.avatar
        try fetchPicture(of: shown.avatar, in: db)
      }
      return avatars
    }
  }

  /// Changes the profile of an existing player with `body`; returns the previous avatar.
  func changeProfile(
    of player: PlayerID, _ body: (Connection) throws -> Void
  ) throws(StoreError) -> Avatar {
    try database.write(as: player) { db in
      guard try Self.exists(player, in: db) else { throw StoreError.notFound }
      let before = try Self.profile(of: player, in: db).profile.avatar
      try body(db)
      return before
    }
  }

  static func profile(of player: PlayerID, in db: Connection) throws(StoreError) -> OwnProfile {
    var own = OwnProfile()
    try db.step("SELECT field, value FROM profile WHERE player_id = \(player)") { row in
      if let field = ProfileField(rawValue: row.text("field")) {
        own.profile.restore(field, from: row.text("value"))
      }
      return true
    }
    try db.step("SELECT field, audience FROM privacy WHERE player_id = \(player)") { row in
      if let field = ProfileField(rawValue: row.text("field")) {
        // An unknown value shows nothing.
        own.privacy[field] = Audience(rawValue: row.text("audience")) ?? .onlySelf
      }
      return true
    }
    return own
  }

  /// Returns the public profiles of `players`, in their order.
  static func shown(of players: PlayerBatch, in db: Connection) throws(StoreError) -> [Profile] {
    var shown = [Profile](repeating: Profile(), count: players.ids.count)
    var privacy = [Privacy](repeating: Privacy(), count: players.ids.count)
    for piece in players.pieces {
      try db.step(
        "SELECT player_id, field, audience FROM privacy WHERE player_id IN (\(list: piece))"
      ) { row in
        if let place = players.place(of: row.integer("player_id")),
          let field = ProfileField(rawValue: row.text("field"))
        {
          // An unknown value shows nothing.
          privacy[place][field] = Audience(rawValue: row.text("audience")) ?? .onlySelf
        }
        return true
      }
      try db.step(
        "SELECT player_id, field, value FROM profile WHERE player_id IN (\(list: piece))"
      ) { row in
        if let place = players.place(of: row.integer("player_id")),
          let field = ProfileField(rawValue: row.text("field")), privacy[place][field] == .everybody
        {
          shown[place].restore(field, from: row.text("value"))
        }
        return true
      }
    }
    return shown
  }

  static func exists(_ player: PlayerID, in db: Connection) throws(StoreError) -> Bool {
    try db.exists("SELECT 1 FROM player WHERE id = \(player)")
  }

  static func store(
    _ text: String?, as field: ProfileField, of player: PlayerID, in db: Connection
  ) throws(StoreError) {
    if let text {
      try db.run(
        .upsert(
          into: "profile", key: ["player_id", "field"],
          ["player_id": player, "field": field.rawValue, "value": text]))
    } else {
      try db.run("DELETE FROM profile WHERE player_id = \(player) AND field = \(field.rawValue)")
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
