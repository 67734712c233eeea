public import GameCore
import Glibc

/// Creates a database's schema and role, for its owner.
public enum StoreSetup {
  /// Creates the schema if it is missing, and the role `name` with the rights that playing needs.
  /// Returns whether the role is new.
  public static func run(
    at place: PostgresLocation, role name: RoleName
  ) throws(SetupError) -> Bool {
    let made: Result<Bool, SetupError>
    do throws(PGError) {
      let connection = try PGConnection(to: place.parameters, patience: place.patience)
      if let process = try connection.script(place.greeting)?.number(in: 1) {
        try connection.refuseSharing(of: process, at: place)
      }
      try PostgresSchema.check(connection, access: .readWrite)
      made = try make(PlayerRole(name: name), on: connection)
    } catch {
      throw .store(StoreError(error))
    }
    let isNew = try made.get()
    // Players' programs verify only their own rounds.
    do { try Store.postgres(place).verifyChanged() } catch { throw .store(error) }
    return isNew
  }

  private static func make(
    _ role: PlayerRole, on connection: PGConnection
  ) throws(PGError) -> Result<Bool, SetupError> {
    var isNew = false
    do throws(PGError) {
      if try connection.script(role.strength)?.number == nil {
        try connection.script(role.creation)
        isNew = true
      }
    } catch .refused("42501", _) {
      return .failure(.cannotMakeRole(role.name))
    } catch .refused("42710", _) {
      // Another program was faster.
    }
    guard try connection.script(role.strength)?.number == 0 else {
      return .failure(.roleIsStrong(role.name))
    }
    // Conflicts with playing programs, or with another setup.
    let races = ["40001", "40P01", "42710", "42704", "XX000"]
    try connection.repeatedly(after: races, pause: 50_000) { () throws(PGError) in
      try connection.script("BEGIN; \(PlayerRole.policies) \(role.rights) COMMIT")
    }
    return .success(isNew)
  }
}
