import GameRules
import Testing

@Suite("The laws that hold for every game")
struct Laws {
  @Test("The laws are tested for every game of the catalog")
  func complete() {
    #expect(probes.map { id(of: $0) } == Catalog.games.map { $0.id })
  }

  @Test("Ticks of the clock do not affect a game", arguments: probes.indices, seeds)
  func ticks(probe: Int, seed: UInt64) throws { try checkTicks(probes[probe], seed) }

  @Test("A replay of a game has the same result", arguments: probes.indices, seeds)
  func replay(probe: Int, seed: UInt64) throws { try checkReplay(probes[probe], seed) }

  @Test("A saved move reads back as the move", arguments: probes.indices, seeds)
  func text(probe: Int, seed: UInt64) throws { try checkText(probes[probe], seed) }

  @Test("A content reads back as the content", arguments: probes.indices, seeds)
  func content(probe: Int, seed: UInt64) throws { try checkContent(probes[probe], seed) }

  @Test("A refused move changes nothing", arguments: probes.indices, seeds)
  func refusal(probe: Int, seed: UInt64) throws { try checkRefusals(probes[probe], seed) }

  @Test("Points stay in the possible range", arguments: probes.indices, seeds)
  func points(probe: Int, seed: UInt64) throws { try checkPoints(probes[probe], seed) }

  @Test("A game can be resumed at any time", arguments: probes.indices, seeds)
  func resume(probe: Int, seed: UInt64) throws { try checkResume(probes[probe], seed) }

  private static let seeds: [UInt64] = [1, 2, 3, .max]
  private func id<Probe: GameProbe>(of _: Probe.Type) -> GameID { Probe.Rules.id }
}

/// Returns each setup with each of its contents.
private func games<Probe: GameProbe>(
  of probe: Probe.Type, _ seed: UInt64
) -> [(setup: Probe.Rules.Setup, content: Probe.Rules.Content)] {
  Probe.Rules.Setup.allCases.flatMap { setup in
    probe.contents(for: setup, seed: seed).map { (setup, $0) }
  }
}

private func checkTicks<Probe: GameProbe>(_: Probe.Type, _ seed: UInt64) throws {
  for (setup, content) in games(of: Probe.self, seed) {
    var plain = RandomPlay<Probe>(setup, seed: seed, content: content)
    var ticked = plain.round
    var chance = Generator(seed: seed ^ 0xABCD)
    while plain.round.result == nil {
      guard let step = plain.nextStep() else {
        _ = try plain.playOne()
        ticked.advance(to: plain.round.latest)
        try #require(ticked == plain.round)
        continue
      }
      // Many small steps on one side, a single one on the other.
      while ticked.latest < step.time, chance.below(8) > 0 {
        let tick = ticked.latest + Elapsed(milliseconds: 1 + Int(chance.below(400)))
        ticked.advance(to: min(tick, step.time))
      }
      var other = plain.round
      other.advance(to: step.time)
      ticked.advance(to: step.time)
      try #require(ticked == other)
      try plain.playOne(step)
      if plain.round.moves.count > ticked.moves.count {
        try ticked.play(step.move, at: step.time)
      }
      try #require(ticked == plain.round)
    }
    #expect(!ticked.moves.isEmpty)
    #expect(ticked.result == plain.round.result)
  }
}

private func checkReplay<Probe: GameProbe>(_: Probe.Type, _ seed: UInt64) throws {
  for (setup, content) in games(of: Probe.self, seed) {
    let record = try #require(
      RandomPlay<Probe>.finished(setup, seed: seed, content: content).record)
    #expect(try Catalog.prove(record).record == record)
    // Only content that every player can get is ranked.
    #expect((try? Catalog.verify(record)) != nil || !Probe.Rules.isRankable(content))
    #expect(try Catalog.result(of: record.transcript) == record.claimed)
  }
}

private func checkText<Probe: GameProbe>(_: Probe.Type, _ seed: UInt64) throws {
  for (setup, content) in games(of: Probe.self, seed) {
    #expect(Probe.Rules.Setup(setup.description) == setup)
    for step in try RandomPlay<Probe>.finished(setup, seed: seed, content: content).moves {
      let text = step.move.description
      #expect(!text.contains(where: { $0 == " " || $0 == "@" }))
      #expect(Probe.Rules.Move(text) == step.move)
      #expect(TimedMove<Probe.Rules.Move>(step.description) == step)
    }
  }
}

private func checkContent<Probe: GameProbe>(_: Probe.Type, _ seed: UInt64) throws {
  for (setup, content) in games(of: Probe.self, seed) {
    let text = content.description
    #expect(try Probe.Rules.content(from: text, for: setup, seed: seed) == content)
    #expect(throws: ContentError.self) {
      try Probe.Rules.content(from: text + "\nx", for: setup, seed: seed)
    }
  }
}

private func checkRefusals<Probe: GameProbe>(_: Probe.Type, _ seed: UInt64) throws {
  for (setup, content) in games(of: Probe.self, seed) {
    var play = RandomPlay<Probe>(setup, seed: seed, content: content)
    var chance = Generator(seed: seed ^ 0x4321)
    repeat {
      for move in Probe.impossibleMoves(in: play.round.state, of: setup) {
        guard play.round.moves.count < 5 || chance.below(40) == 0 else { continue }
        var refusing = play.round
        #expect(throws: Probe.Rules.MoveError.self) {
          try refusing.play(move, at: refusing.latest)
        }
        #expect(refusing == play.round)
      }
    } while try play.playOne()
  }
}

private func checkPoints<Probe: GameProbe>(_: Probe.Type, _ seed: UInt64) throws {
  for (setup, content) in games(of: Probe.self, seed) {
    let result = try #require(
      RandomPlay<Probe>.finished(setup, seed: seed, content: content).result)
    #expect(Probe.possiblePoints(for: setup).contains(result.points))
  }
}

private func checkResume<Probe: GameProbe>(_: Probe.Type, _ seed: UInt64) throws {
  for (setup, content) in games(of: Probe.self, seed) {
    var play = RandomPlay<Probe>(
      setup, seed: seed, content: content, eligibility: .practice)
    var chance = Generator(seed: seed ^ 0x1234)
    repeat {
      // The beginning, and some later positions, because each resumption replays everything.
      guard play.round.moves.count < 5 || chance.below(60) == 0 else { continue }
      let saved = play.round.saved(at: play.round.latest)
      #expect(try Round<Probe.Rules>(resuming: saved) == play.round)
      let later = play.round.latest + .seconds(2)
      var waited = play.round
      waited.advance(to: later)
      #expect(try Round<Probe.Rules>(resuming: play.round.saved(at: later)) == waited)
    } while try play.playOne()
  }
}
