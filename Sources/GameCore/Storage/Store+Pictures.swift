/// Players' own pictures: files next to the database, or rows of it with files as copies.
extension Store {
  /// Replaces the player's avatar. Throws `notFound` if the player no longer exists.
  public func keepAvatar(
    _ picture: AvatarPicture, of player: PlayerID
  ) throws(StoreError) -> Avatar {
    let name = AvatarName.draw()
    let avatar = Avatar.own(name)
    try files.write(picture, as: name)
    do throws(StoreError) {
      let before = try changeProfile(of: player) { db in
        try db.store(Profile.stored(avatar), as: .avatar, of: player)
        guard hasPicturesInside else { return }
        try forgetPictures(of: player, but: .none, in: db)
        let row: SQL.Fields = [
          "name": name.description, "player_id": player, "bytes": picture.bytes,
        ]
        try db.run(.insert(row, into: "picture"))
      }
      forget(before, unless: avatar)
      sweep(beside: name)
      return avatar
    } catch {
      files.remove(name)
      throw error
    }
  }

  /// Returns a stored picture; nil if it is missing or has been modified.
  public func picture(of avatar: AvatarName) -> AvatarPicture? {
    guard hasPicturesInside else { return files.read(avatar) }
    return try? withoutTransaction { db in try picture(of: avatar, in: db) }
  }

  func picture(of avatar: AvatarName, in db: Connection) throws(StoreError) -> AvatarPicture? {
    if let picture = files.read(avatar) { return picture }
    guard hasPicturesInside else { return nil }
    let bytes = try db.first("SELECT bytes FROM picture WHERE name = \(avatar.description)") {
      $0.bytes("bytes")
    }
    guard let picture = bytes.flatMap(AvatarPicture.init) else { return nil }
    // Only a copy: if it cannot be written, the picture is read again.
    try? files.write(picture, as: avatar)
    return picture
  }

  /// Writes the picture of an avatar to a file, where the screens look for it.
  func fetchPicture(of avatar: Avatar, in db: Connection) throws(StoreError) {
    guard hasPicturesInside, case .own(let name) = avatar else { return }
    _ = try picture(of: name, in: db)
  }

  func forgetPictures(of player: PlayerID, but kept: Avatar, in db: Connection) throws(StoreError) {
    guard hasPicturesInside else { return }
    var name = ""
    if case .own(let own) = kept { name = own.description }
    try db.run("DELETE FROM picture WHERE player_id = \(player) AND name != \(name)")
  }

  /// Deletes the picture of a replaced avatar.
  func forget(_ avatar: Avatar, unless kept: Avatar) {
    if case .own(let name) = avatar, avatar != kept { files.remove(name) }
  }

  /// Deletes pictures that are in no profile because a program ended too early.
  private func sweep(beside kept: AvatarName) {
    var strays = files.old(beside: kept)
    guard !strays.isEmpty else { return }
    do throws(StoreError) {
      try withoutTransaction { db in
        try db.visit("SELECT value FROM profile WHERE field = \(ProfileField.avatar.rawValue)") {
          if case .own(let name) = Profile.avatar($0.text("value")) { strays.remove(name) }
        }
      }
    } catch {
      return
    }
    for name in strays { files.remove(name) }
  }
}
