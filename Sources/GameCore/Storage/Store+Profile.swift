extension Store {
  /// Returns the player's profile, without modified values that cannot be shown.
  public func profile(of player: PlayerID) throws(StoreError) -> OwnProfile {
    try database.read { db in
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
    try database.read { db in
      var avatars: [PlayerID: Avatar] = [:]
      for (player, shown) in zip(players, try db.shown(of: PlayerBatch(players)))
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
      if let field = ProfileField(in: row) { own.privacy[field] = Audience(in: row) }
    }
    return own
  }

  /// Returns the public profiles of `players`, in their order.
  func shown(of players: PlayerBatch) throws(StoreError) -> [Profile] {
    var shown = [Profile](repeating: Profile(), count: players.ids.count)
    var privacy = [Privacy](repeating: Privacy(), count: players.ids.count)
    for piece in players.pieces {
      try visit(
        "SELECT player_id, field, audience FROM privacy WHERE player_id IN (\(list: piece))"
      ) { row in
        guard let place = players.place(of: row.integer("player_id")),
          let field = ProfileField(in: row)
        else { return }
        privacy[place][field] = Audience(in: row)
      }
      try visit(
        "SELECT player_id, field, value FROM profile WHERE player_id IN (\(list: piece))"
      ) { row in
        guard let place = players.place(of: row.integer("player_id")),
          let field = ProfileField(in: row), privacy[place][field] == .everybody
        else { return }
        shown[place].restore(field, from: row.text("value"))
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

extension Audience {
  /// Reads an audience; an unknown one sees nothing.
  fileprivate init(in row: borrowing Row) {
    self = Audience(rawValue: row.text("audience")) ?? .onlySelf
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
