import GameCore

/// The player's profile, with the current date for checking dates of birth.
struct ProfileQuery: PrivateQuery {
  let player: PlayerID

  func run(in access: QueryAccess) throws(StoreError) -> Dated<OwnProfile> {
    Dated(value: try access.store.profile(of: player), time: access.clock())
  }
}

/// A change of a profile.
struct ProfileChange: PrivateQuery {
  let changed: OwnProfile
  /// The profile before the change.
  let old: OwnProfile
  let player: PlayerID
  /// The player's new picture; nil if the avatar is that of `changed`.
  var picture: AvatarPicture?
  var reportsFailure: Bool { true }

  /// Saves the picture first, so that no profile names a missing one.
  func run(in access: QueryAccess) throws(StoreError) -> Done {
    let store = try access.store
    var (changed, old) = (changed, old)
    if let picture {
      changed.profile.avatar = try store.keepAvatar(picture, of: player)
      old.profile.avatar = changed.profile.avatar
    }
    try store.save(changed, insteadOf: old, of: player)
    return Done()
  }
}

/// The names in a directory that begin with the last part of a typed path.
struct FileNamesQuery: PublicQuery {
  let path: String

  func run(in access: QueryAccess) -> FileNames { access.files.names(startingLike: path) }
}

/// The kind of the file at a typed path.
struct FileKindQuery: PublicQuery {
  let path: String

  func run(in access: QueryAccess) -> FileKind { access.files.kind(of: path) }
}
