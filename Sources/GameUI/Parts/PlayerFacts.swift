import Canvas
import GameCore

extension Dated<PlayerCard> {
  /// Returns the public facts about the player, with the streak of daily boards.
  func facts(streak: Int?, _ look: RenderStyle) -> [LabeledValue] {
    look.facts(of: value.row.shown) + playing(streak: streak, look)
  }

  /// Returns the facts about what the player has played.
  func playing(streak: Int?, _ look: RenderStyle) -> [LabeledValue] {
    look.facts([
      (PlayerCardPhrase.memberSince, look.date(value.memberSince)),
      (StatisticsPhrase.rounds, look.language.grouped(value.rounds)),
      (PlayersPhrase.lastPlayed, look.lastPlayed(of: value.row, asOf: time)),
      (DailyPhrase.title, streak.flatMap { $0 > 0 ? look.text(DailyPhrase.streak($0)) : nil }),
    ])
  }
}

extension RenderStyle {
  /// Returns the facts of the visible part of a profile.
  func facts(of shown: Profile) -> [LabeledValue] {
    facts([
      (PlayerCardPhrase.name, shown.fullName),
      (
        ProfilePhrase.field(.sex),
        shown.sex.flatMap { $0 == .notSaid ? nil : text(ProfilePhrase.sex($0)) }
      ),
      (ProfilePhrase.field(.birthDate), shown.birthDate.map { language.date($0.date) }),
      (ProfilePhrase.field(.phone), shown.phone?.grouped),
    ])
  }

  /// Returns the known ones of facts with their names.
  fileprivate func facts(_ facts: [(name: any Phrase, value: String?)]) -> [LabeledValue] {
    facts.compactMap { fact in
      fact.value.map { LabeledValue(name: text(fact.name), value: $0) }
    }
  }
}
