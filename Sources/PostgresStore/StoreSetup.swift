public import GameCore
import Glibc

/// Creates a database's schema and role, for its owner.
public enum StoreSetup {
  private enum Made {
    case all(SetupOutcome)
    /// The role exists and is too powerful.
    case strong
    /// The role does not exist, and this user may not create it.
    case noRole
  }

  /// Creates or updates the schema and the role `name` with the rights that playing needs.
  public static func run(
    at place: PostgresLocation, role name: RoleName
  ) throws(SetupError) -> SetupOutcome {
    let made: Made
    do throws(PGError) {
      let connection = try PGConnection(to: place.parameters, patience: place.patience)
      if let process = try connection.script(place.greeting)?.number(in: 1) {
        try connection.refuseSharing(of: process, at: place)
      }
      try PostgresSchema.refuseOtherCharacters(connection)
      try PostgresSchema.check(connection, access: .readWrite)
      made = try make(PlayerRole(name: name), on: connection)
    } catch {
      throw .store(StoreError(error))
    }
    switch made {
    case .all(let outcome):
      do throws(StoreError) {
        // Players' programs verify only their own rounds.
        try DatabaseStore.postgres(place).verifyChanged()
      } catch {
        throw .store(error)
      }
      return outcome
    case .strong: throw .roleIsStrong(name)
    case .noRole: throw .cannotMakeRole(name)
    }
  }

  private static func make(_ role: PlayerRole, on connection: PGConnection) throws(PGError)
    -> Made
  {
    var madeRole = false
    do throws(PGError) {
      if try connection.script(role.strength)?.number == nil {
        try connection.script(role.creation)
        madeRole = true
      }
    } catch .refused("42501", _) {
      return .noRole
    } catch .refused("42710", _) {
      // Another program was faster.
    }
    guard try connection.script(role.strength)?.number == 0 else { return .strong }
    var attempt = 0
    while true {
      do throws(PGError) {
        try connection.script("BEGIN; \(PlayerRole.policies) \(role.rights) COMMIT")
        return .all(SetupOutcome(madeRole: madeRole))
      } catch .refused(let state, let message) {
        try connection.script("ROLLBACK")
        attempt += 1
        // Conflict with playing programs, or with another setup.
        let isRace = ["40001", "40P01", "42710", "42704", "XX000"].contains(state)
        guard isRace, attempt < 20 else { throw .refused(state: state, message: message) }
        usleep(50_000)
      }
    }
  }
}
