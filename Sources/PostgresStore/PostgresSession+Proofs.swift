package import GameCore

extension PostgresSession {
  package func prove(_ proof: Proof) throws(StoreError) -> Bool {
    var player: PlayerID?
    try attempt { connection throws(PGError) in
      if isLimited {
        player = try self.player(shownBy: PlayerProofs.text(of: proof), to: connection)
      }
      return nil
    }
    guard isLimited else { return try confirms(proof) }
    if let player { proofs.add(proof, of: player) }
    return player != nil
  }

  package func withdraw(_ proof: Proof) { proofs.remove(proof) }

  package func mayChange(_ player: PlayerID) -> Bool { !isLimited || proofs.player == player }

  /// The query of the open transaction's number, by which a lost commit is found, and no player.
  static let numbers = "SELECT pg_current_xact_id()::text::bigint, NULL"

  /// Prepares the query of the transaction's number and of the player who is shown, whose planning
  /// would take longer than finding the player, and returns the statement that runs it.
  func preparedNumbers(on connection: PGConnection) throws(PGError) -> String {
    let name = "numbers"
    if !connection.prepared.contains(name) {
      let query = "SELECT pg_current_xact_id()::text::bigint, (SELECT player_id FROM acting)"
      try connection.script("PREPARE \(name) AS \(query)")
      connection.prepared.insert(name)
    }
    return "EXECUTE \(name)"
  }

  func showProof(to connection: PGConnection) throws(PGError) {
    guard isLimited, !connection.isInTransaction, shownProof != proofs.text else { return }
    _ = try player(shownBy: proofs.text, to: connection)
  }

  /// Sets the proof of a connection, as a parameter, because other programs of the role can read
  /// the texts of statements. Returns the player whom it shows.
  private func player(
    shownBy proof: String, to connection: PGConnection
  ) throws(PGError) -> PlayerID? {
    shownProof = nil
    let answer = try run(
      """
      SELECT set_config('flipside.guest', \(place.guest), false) AS guest,
        set_config('flipside.session', \(PlayerProofs.session(in: proof)), false) AS session,
        set_config('flipside.proof', \(proof), false) AS proof, coalesce(acting_player(), 0) AS player
      """, on: connection)
    shownProof = proof
    guard let answer, answer.rows > 0 else { return nil }
    let found = Row(PostgresRow(answer: answer, row: 0)).integer("player")
    return found == 0 ? nil : PlayerID(found)
  }
}
