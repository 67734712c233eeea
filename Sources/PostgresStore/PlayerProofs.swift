import GameCore
import SystemStrings

/// The proofs of the players for whom a program acts; the last one counts.
struct PlayerProofs {
  private var all: [(proof: Proof, player: PlayerID)] = []

  var player: PlayerID? { all.last?.player }

  /// The last proof as the server reads it; empty if there is none.
  var text: String { all.last.map { Self.text(of: $0.proof) } ?? "" }

  mutating func add(_ proof: Proof, of player: PlayerID) {
    remove(proof)
    all.append((proof, player))
  }

  mutating func remove(_ proof: Proof) { all.removeAll { $0.proof == proof } }

  /// Moves the last proof of a player to the end; returns nil if there is none.
  mutating func prefer(_ player: PlayerID) -> Proof? {
    guard let index = all.lastIndex(where: { $0.player == player }) else { return nil }
    let found = all.remove(at: index)
    all.append(found)
    return found.proof
  }

  static func text(of proof: Proof) -> String {
    switch proof {
    case .session(let token): "\(sessionStart)\(Hexadecimal.text(of: token.bytes))"
    case .password(let hash, let player): "password:\(player.rawValue):\(hash.phc)"
    case .recovery(let code, let player):
      "recovery:\(player.rawValue):\(Hexadecimal.text(of: code.bytes))"
    }
  }

  /// Returns the digits of the session that a text shows; empty if it shows none.
  static func session(in text: String) -> String {
    text.hasPrefix(sessionStart) ? String(text.dropFirst(sessionStart.count)) : ""
  }

  private static let sessionStart = "session::"
}
