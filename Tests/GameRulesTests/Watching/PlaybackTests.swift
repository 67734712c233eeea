import Bots
import GameRules
import Testing

@Suite("A round can be seen at any of its moments")
struct PlaybackTests {
  private static let seeds: [UInt64] = [1, 2, .max]

  @Test("the state at a step is the same forward and backward", arguments: probes.indices, seeds)
  func bothWays(probe: Int, seed: UInt64) throws { try checkBothWays(probes[probe], seed) }

  @Test("the state at a time is that of a game left then", arguments: probes.indices)
  func times(probe: Int) throws { try checkTimes(probes[probe]) }

  @Test("a step is between its own time and the next", arguments: probes.indices)
  func places(probe: Int) throws { try checkPlaces(probes[probe]) }

  @Test("pairs, misses and mistakes are marked with the move that showed them")
  func marks() throws {
    let round = try VerifiedRound.verified(
      .normal, seed: 5, playedBy: Forgetful(recall: 30, seed: 5),
      pace: .steady(Elapsed(milliseconds: 700)))
    let playback = try Playback<PairsGame>(ReplayedRound(.ranked(round)))
    func count(_ mark: MoveMark) -> Int { playback.marks.count { $0.mark == mark } }
    #expect(count(.hit) == 12)
    #expect(count(.error) == round.result.figures[.memoryErrors])
    #expect(playback.marks.count == round.result.figures[.turns])
    #expect(playback.marks.allSatisfy { playback.moves[$0.move - 1].time == $0.time })
    #expect(playback.marks.allSatisfy { $0.move.isMultiple(of: 2) }, "a turn is two flips")
  }

  @Test("practice can be watched, and a round that does not verify cannot")
  func believed() throws {
    let record = try VerifiedRound.expertly(.easy, seed: 3).record
    let transcript = record.transcript
    let practice = Transcript(
      game: transcript.game, revision: transcript.revision, setup: transcript.setup,
      seed: transcript.seed, eligibility: .practice, moves: transcript.moves)
    let replayed = try Catalog.replay(
      ReplayRecord(transcript: practice, claimed: record.claimed))
    #expect(replayed.result == record.claimed)
    let forged = RoundResult(
      points: record.claimed.points + 1, time: record.claimed.time,
      figures: record.claimed.figures)
    #expect(throws: ReplayError.differs(replayed: record.claimed)) {
      try Catalog.replay(ReplayRecord(transcript: practice, claimed: forged))
    }
  }

  @Test("a rival is known at each second up to the current one")
  func curve() throws {
    let round = try VerifiedRound.expertly(.easy, seed: 9, pace: .steady(.seconds(1)))
    let curve = try #require(PairsProgress(of: ReplayedRound(.ranked(round))))
    #expect(curve.standing(at: .zero) == PairsProgress.Point(pairs: 0, turns: 0))
    #expect(curve.standing(at: Elapsed(milliseconds: 1999)).turns == 0)
    #expect(curve.standing(at: .seconds(2)).turns == 1)
    let end = curve.standing(at: round.result.time)
    #expect(end == PairsProgress.Point(pairs: 6, turns: round.result.figures[.turns] ?? 0))
    let before = curve.standing(at: round.result.time - Elapsed(milliseconds: 1))
    #expect(before.pairs == 5)
    #expect(curve.time(ofPair: 6) == round.result.time)
    #expect([-1, 0, 7].allSatisfy { curve.time(ofPair: $0) == nil })
    let quiz = try Round<MovieQuizGame>.answered(
      .top, seed: 1, content: .newestPack(for: .top), eligibility: .ranked)
    #expect(PairsProgress(of: try Catalog.replay(quiz)) == nil)
  }
}

private func playback<Probe: GameProbe>(
  _: Probe.Type, _ setup: Probe.Rules.Setup, _ content: Probe.Rules.Content, _ seed: UInt64
) throws -> (Playback<Probe.Rules>, [TimedMove<Probe.Rules.Move>], ReplayRecord) {
  let round = try RandomPlay<Probe>.finished(setup, seed: seed, content: content)
  let record = try #require(round.record)
  return (try Playback<Probe.Rules>(try Catalog.replay(record)), round.moves, record)
}

/// Returns the setups of a game with their contents.
private func games<Probe: GameProbe>(
  of probe: Probe.Type, _ seed: UInt64
) -> [(setup: Probe.Rules.Setup, content: Probe.Rules.Content)] {
  Probe.Rules.Setup.allCases.flatMap { setup in
    probe.contents(for: setup, seed: seed).map { (setup, $0) }
  }
}

private func checkBothWays<Probe: GameProbe>(_: Probe.Type, _ seed: UInt64) throws {
  for (setup, content) in games(of: Probe.self, seed) {
    let (playback, moves, record) = try playback(Probe.self, setup, content, seed)
    // The results of the rules themselves, move by move.
    var own = Round<Probe.Rules>(
      setup, seed: seed, content: content, eligibility: record.transcript.eligibility)
    var expected = [own]
    for step in moves {
      try own.play(step.move, at: step.time)
      expected.append(own)
    }
    if playback.steps > moves.count {
      own.advance(to: playback.end)
      expected.append(own)
    }
    try #require(expected.count == playback.steps + 1)
    for step in 0...playback.steps {
      try #require(playback.round(at: playback.place(afterSteps: step)) == expected[step])
    }
    for step in (0...playback.steps).reversed() {
      try #require(playback.round(at: playback.place(afterSteps: step)) == expected[step])
    }
    #expect(own.result == record.claimed)
    #expect(playback.place(afterSteps: -1) == playback.place(afterSteps: 0))
    #expect(
      playback.place(afterSteps: .max) == playback.place(afterSteps: playback.steps))
  }
}

private func checkTimes<Probe: GameProbe>(_: Probe.Type) throws {
  for (setup, content) in games(of: Probe.self, 4) {
    let (playback, moves, record) = try playback(Probe.self, setup, content, 4)
    var chance = Generator(seed: 44)
    for _ in 0..<60 {
      let time = Elapsed(
        milliseconds: Int(chance.below(UInt64(playback.end.milliseconds + 1))))
      let made = moves.prefix { $0.time <= time }
      let left = SavedRound(
        transcript: Transcript(
          game: record.transcript.game, revision: record.transcript.revision,
          setup: record.transcript.setup, seed: 4, content: record.transcript.content,
          eligibility: record.transcript.eligibility,
          moves: made.map(\.description).joined(separator: " ")), elapsed: time)
      #expect(
        try playback.round(at: playback.place(at: time)) == Round<Probe.Rules>(resuming: left))
    }
  }
}

private func checkPlaces<Probe: GameProbe>(_: Probe.Type) throws {
  for (setup, content) in games(of: Probe.self, 6) {
    let (playback, moves, _) = try playback(Probe.self, setup, content, 6)
    for step in 0...playback.steps {
      let place = playback.place(afterSteps: step)
      #expect(playback.steps(behind: place) == step)
      #expect(playback.steps(behind: playback.place(at: place.time)) >= step)
      if let next = playback.nextMove(after: place) {
        #expect(next >= place.time && next == moves[place.moves].time)
      }
    }
    #expect(playback.place(at: .longest).time == playback.end)
  }
}
