import Canvas
import GameCore

extension Dated<PlayerCard> {
  /// Returns the public facts about the player, with the streak of daily boards.
  func facts(run: Int?, _ look: RenderStyle) -> [LabeledValue] {
    let shown = value.row.shown
    return look.facts([
      (.name, shown.fullName),
      (.sex, shown.sex.flatMap { $0 == .notSaid ? nil : look.text(ProfilePhrase.sex($0)) }),
      (.birthDate, shown.birthDate.map { look.language.date($0.date) }),
      (.phone, shown.phone?.grouped),
    ]) + playing(run: run, look)
  }

  /// Returns the facts about what the player has played.
  func playing(run: Int?, _ look: RenderStyle) -> [LabeledValue] {
    look.facts([
      (.memberSince, look.date(value.memberSince)),
      (.rounds, look.language.grouped(value.rounds)),
      (.lastPlayed, look.lastPlayed(of: value.row, asOf: time)),
      (.daily, run.flatMap { $0 > 0 ? look.text(DailyPhrase.run($0)) : nil }),
    ])
  }
}

extension RenderStyle {
  /// Returns the known ones of facts with their names.
  fileprivate func facts(_ facts: [(name: PlayerCardPhrase, value: String?)]) -> [LabeledValue] {
    facts.compactMap { fact in
      fact.value.map { LabeledValue(name: text(fact.name), value: $0) }
    }
  }
}
