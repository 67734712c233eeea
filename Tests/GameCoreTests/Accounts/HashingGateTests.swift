import Synchronization
import Testing

@testable import GameCore

@Suite("The time of a login does not reveal whether the name exists", .blocking)
struct HashingGateTests {
  /// A gate that counts.
  private final class Turnstile: HashingGate {
    private let passed = Mutex(0)

    func pass<Result, Failure: Error>(
      _ hash: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      passed.withLock { $0 += 1 }
      return try hash()
    }

    /// Returns the count since the last call.
    func take() -> Int {
      passed.withLock { passed in
        defer { passed = 0 }
        return passed
      }
    }
  }

  @Test(
    "a wrong password, an unknown name and a damaged hash take equally long"
  )
  func alike() throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    let gate = Turnstile()
    let accounts = Accounts(store: store, cost: .least, gate: gate)
    let player = try accounts.register(
      Registration(
        name: try PlayerName("Anna"), email: try Email("anna@example.org"),
        password: try Password("Vb7xq2")),
      at: .start)
    #expect(gate.take() == 1)
    func passes(_ name: String, _ password: String) -> Int {
      _ = try? accounts.logIn(LoginName(name), password: Secret(password), at: .start)
      return gate.take()
    }
    #expect(passes("Anna", "Vb7xq2") == 1)
    #expect(passes("Anna", "Vb7xq3") == 1)
    #expect(passes("Unknown", "Vb7xq2") == 1)
    try store.replaceHash(PasswordHash(phc: "damaged"), of: player.id)
    #expect(passes("Anna", "Vb7xq2") == 1)
    for _ in 1...3 { _ = passes("Unknown", "no") }
    #expect(passes("Unknown", "no") == 0)
  }
}
