extension Store {
  /// Returns the player's profile, without modified values that cannot be shown.
  public func profile(of player: PlayerID) throws(StoreError) -> OwnProfile {
    try read { db in
      let own = try db.profile(of: player)
      try fetchPicture(of: own.profile.avatar, in: db)
      return own
    }
  }

  /// Saves the fields of `changed` that differ from `old`, so that a field changed meanwhile by
  /// another program is overwritten only if both changed it. A picture that is no longer the avatar
  /// is deleted. Throws `notFound` if the player no longer exists.
  public func save(
    _ changed: OwnProfile, insteadOf old: OwnProfile, of player: PlayerID
  ) throws(StoreError) {
    let avatar = changed.profile.avatar
    let before = try changeProfile(of: player) { db in
      if avatar != old.profile.avatar { try forgetPictures(of: player, but: avatar, in: db) }
      for field in ProfileField.allCases {
        let text = changed.profile.stored(field)
        if text != old.profile.stored(field) { try db.store(text, as: field, of: player) }
        let audience = changed.privacy[field]
        guard audience != old.privacy[field] else { continue }
        let row: SQL.Fields = [
          "player_id": player, "field": field.rawValue, "audience": audience.rawValue,
        ]
        try db.run(.upsert(row, into: "privacy", key: ["player_id", "field"]))
      }
    }
    if avatar != old.profile.avatar { forget(before, unless: avatar) }
  }

  /// Returns these players' avatars if every player may see them; the others are left out.
  public func shownAvatars(of players: [PlayerID]) throws(StoreError) -> [PlayerID: Avatar] {
    try read { db in
      var avatars: [PlayerID: Avatar] = [:]
      for (player, shown) in try db.shown(of: players) where shown.avatar != .none {
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
    try write(as: player) { db in
      guard try db.exists(player) else { throw StoreError.notFound }
      let before = try db.profile(of: player).profile.avatar
      try body(db)
      return before
    }
  }
}

extension Connection {
  func profile(of player: PlayerID) throws(StoreError) -> OwnProfile {
    var own = OwnProfile()
    try visit("SELECT field, value FROM profile WHERE player_id = \(player)") { row in
      if let field = ProfileField(in: row) { own.profile.restore(field, from: row.text("value")) }
    }
    try visit("SELECT field, audience FROM privacy WHERE player_id = \(player)") { row in
      // An unknown audience sees nothing.
      guard let field = ProfileField(in: row) else { return }
      own.privacy[field] = Audience(rawValue: row.text("audience")) ?? .onlySelf
    }
    return own
  }

  /// Returns the public profiles of `players`; none of those who show nothing.
  func shown(of players: [PlayerID]) throws(StoreError) -> [PlayerID: Profile] {
    var shown: [PlayerID: Profile] = [:]
    for piece in players.pieces {
      try visit(
        """
        SELECT profile.player_id, profile.field, value FROM profile
          JOIN privacy ON privacy.player_id = profile.player_id AND privacy.field = profile.field
          WHERE profile.player_id IN (\(list: piece))
            AND audience = \(Audience.everybody.rawValue)
        """
      ) { row in
        guard let field = ProfileField(in: row) else { return }
        let player = PlayerID(row.integer("player_id"))
        shown[player, default: Profile()].restore(field, from: row.text("value"))
      }
    }
    return shown
  }

  func exists(_ player: PlayerID) throws(StoreError) -> Bool {
    try exists("SELECT 1 FROM player WHERE id = \(player)")
  }

  /// Stores the text of a field; nil deletes it.
  func store(_ text: String?, as field: ProfileField, of player: PlayerID) throws(StoreError) {
    guard let text else {
      try run("DELETE FROM profile WHERE player_id = \(player) AND field = \(field.rawValue)")
      return
    }
    let row: SQL.Fields = ["player_id": player, "field": field.rawValue, "value": text]
    try run(.upsert(row, into: "profile", key: ["player_id", "field"]))
  }
}

extension ProfileField {
  fileprivate init?(in row: borrowing Row) { self.init(rawValue: row.text("field")) }
}
