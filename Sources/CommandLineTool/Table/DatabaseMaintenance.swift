import GameCore
import SystemStrings

/// Creates, checks and copies databases, and reports on it.
struct DatabaseMaintenance {
  let language: Language
  let maintenance: Maintenance

  func create(_ role: RoleName?, in place: SystemString) throws(StoreError) -> Report {
    let name = role ?? .usual
    do throws(SetupError) {
      if let outcome = try maintenance.setUp(place, name) {
        return MaintenanceSentence.madeWithRole(name, isNew: outcome.madeRole).report(in: language)
      }
    } catch {
      switch error {
      case .store(let error): throw error
      case .cannotMakeRole(let role): return failure(.cannotMakeRole(role))
      case .roleIsStrong(let role): return failure(.roleIsStrong(role))
      }
    }
    guard role == nil else { return failure(.roleInDirectory) }
    _ = try maintenance.openTarget(place)
    return MaintenanceSentence.made.report(in: language)
  }

  func check(_ place: SystemString) throws(StoreError) -> Report {
    guard let store = try maintenance.openSource(place) else {
      return failure(.nothing(place.text))
    }
    defer { maintenance.show("") }
    let outcome = try DatabaseCheck(of: store).run(progress: show)
    let lines = outcome.flaws.map { $0.text(in: language) }
    let isDamaged = outcome.flaws.contains { if case .unsound = $0 { true } else { false } }
    let summary = MaintenanceSentence.checked(
      players: outcome.players, rounds: outcome.rounds, flaws: outcome.flaws.count)
    let sentences = (isDamaged ? [.damaged] : []) + unknown(outcome.unknown) + [summary]
    return Report(
      output: (lines + sentences.map { $0.text(in: language) }).lines,
      status: outcome.flaws.isEmpty ? .done : .failedCheck)
  }

  func copy(_ from: SystemString, _ to: SystemString) throws(StoreError) -> Report {
    guard from != to else { return failure(.samePlace) }
    guard let source = try maintenance.openSource(from) else { return failure(.nothing(from.text)) }
    let target = try maintenance.openTarget(to)
    defer { maintenance.show("") }
    do throws(CopyError) {
      let outcome = try DatabaseCopy(from: source, to: target).run(progress: show)
      let done = MaintenanceSentence.copied(players: outcome.players, rounds: outcome.rounds)
      let sentences =
        [done] + unknown(outcome.unknown) + outcome.falseRounds.map { .copiedFalse($0) }
        + outcome.leftOut.map { .leftOut($0) }
      let flaws = try flaws(in: target, besides: Set(outcome.falseRounds))
      let lines = sentences.map { $0.text(in: language) } + flaws.map { $0.text(in: language) }
      return Report(
        output: lines.lines,
        status: outcome.falseRounds.isEmpty && outcome.leftOut.isEmpty && flaws.isEmpty
          ? .done : .failedCheck)
    } catch {
      switch error {
      case .source(let error), .target(let error): throw error
      case .samePlace: return failure(.samePlace)
      case .occupied(let name): return failure(.occupied(name))
      case .differs(let round): return failure(.differs(round))
      }
    }
  }

  /// Returns the flaws of the copy, except the rounds known to be false.
  private func flaws(
    in target: DatabaseStore, besides known: Set<RoundID>
  ) throws(CopyError) -> [StoreInconsistency] {
    do throws(StoreError) {
      return try DatabaseCheck(of: target).run(progress: show).flaws
        .filter { if case .falseRound(let id) = $0 { !known.contains(id) } else { true } }
    } catch {
      throw .target(error)
    }
  }

  private func unknown(_ count: Int) -> [MaintenanceSentence] { count > 0 ? [.unknown(count)] : [] }

  private func failure(_ sentence: MaintenanceSentence) -> Report { sentence.failure(in: language) }

  /// Returns the report on a store that cannot be used; for a damaged one with advice.
  func failure(_ error: StoreError) -> Report {
    let advice = error == .corrupt ? "\n\(MaintenanceSentence.damaged.text(in: language))" : ""
    return Report(errors: "flipside: \(error.clause(in: language))\(advice)\n", status: .noStore)
  }

  private func show(_ done: Int, of total: Int) { maintenance.show(Self.bar(done, of: total)) }

  /// Returns a progress bar in ASCII, at most 60 columns wide.
  static func bar(_ done: Int, of total: Int) -> String {
    let full = total > 0 ? min(done, total) * 36 / total : 36
    return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: 36 - full)
      + "] \(done)/\(total)"
  }
}
