/// One kind of torture.
struct Part {
  static let names = [
    "memory", "disk", "pictures", "room", "screens", "terminals", "kill", "server", "failovers",
    "game", "storm", "fuzz",
  ]

  let name: String
  /// The share of the time compared with others; parts that end by themselves are first, and the
  /// time they leave goes to the rest.
  let share: Double
  let run: (Deadline) throws -> Report

  /// Returns all parts, in the order in which they are run.
  static func all(of order: Order, in workshop: Workshop, torture: String) -> [Part] {
    let programs = order.programs
    let seed = order.seed
    let pictures = programs.helpers.map { helper in
      Part("pictures", 5, PictureTorture(helper.name, helper.path, workshop: workshop).run)
    }
    let bounded: [Part] = [
      Part("memory", 30, MemoryTorture(workshop: workshop).run),
      Part("disk", 60, DiskTorture(workshop: workshop).run),
      Part("room", 30, RoomTorture(programs: programs, workshop: workshop).run),
      Part(
        "screens", 120,
        StormTorture(
          name: "release", program: programs.game, workshop: workshop, seed: seed, isCalm: true
        ).run),
      Part("terminals", 90, TerminalTorture(programs: programs, workshop: workshop).run),
    ]
    let endless: [Part] = [
      Part("kill", 60, KillTorture(program: torture, workshop: workshop, seed: seed).run),
      Part("server", 30, ServerTorture(workshop: workshop, seed: seed).run),
      Part("game", 40, ProgramKillTorture(programs: programs, workshop: workshop, seed: seed).run),
    ]
    let failovers = order.failovers.map { count in
      Part(
        "failovers", 60,
        FailoverTorture(programs: programs, workshop: workshop, seed: seed, failovers: count).run)
    }
    let builds = [(name: "release", path: programs.game)] + programs.sanitized
    let storms = builds.map { build in
      Part(
        "storm", 40,
        StormTorture(name: build.name, program: build.path, workshop: workshop, seed: seed).run)
    }
    let fuzzers = programs.fuzzers.map { fuzzer in Part("fuzz", 8, FuzzTorture(fuzzer).run) }
    return (pictures + bounded + endless + [failovers].compactMap(\.self) + storms + fuzzers)
      .filter { order.only.isEmpty || order.only.contains($0.name) }
  }

  private init(_ name: String, _ share: Double, _ run: @escaping (Deadline) throws -> Report) {
    self.name = name
    self.share = share
    self.run = run
  }
}
