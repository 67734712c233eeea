import GameCore
import Testing

@testable import GameUI
@testable import MediaProtocol

@Suite("Texts about services") struct ServicePhraseTests {
  @Test("every problem has its text, in both languages")
  func problems() {
    let problems: [MediaError] = [
      .offline, .refused, .timedOut, .busy(retryAfter: nil), .busy(retryAfter: 21), .status(502),
      .untrusted, .addressRefused, .wrongContent, .notUnderstood, .serviceSaid("No key"),
      .messageWithKey, .tooFewUsable(0), .tooFewUsable(3), .helperFailed,
    ]
    let english = problems.map { ServicePhrase.problem($0).text(in: .english) }
    let russian = problems.map { ServicePhrase.problem($0).text(in: .russian) }
    #expect(Set(english).count == problems.count)
    #expect(Set(russian).count == problems.count)
    #expect(english.contains { $0.contains("21 seconds") })
    #expect(russian.contains { $0.contains("через 21 секунду") })
    #expect(russian.contains { $0.contains("No key") })
  }

  @Test(
    "an age is stated in its largest unit",
    arguments: [
      (0, "just now", "только что"), (59, "just now", "только что"),
      (60, "1 minute ago", "1 минуту назад"), (7_200, "2 hours ago", "2 часа назад"),
      (86_400 * 30, "30 days ago", "30 дней назад"),
    ])
  func ages(seconds: Int, english: String, russian: String) {
    #expect(ServicePhrase.age(seconds).text(in: .english) == english)
    #expect(ServicePhrase.age(seconds).text(in: .russian) == russian)
  }

  @Test("pictures that cannot be shown are counted by their faults")
  func unreadable() {
    let errors = PictureErrors(looked: 8, damaged: 5, tooLarge: 2, unopened: 1)
    let phrase = PicturePhrase.problem(.unreadable(errors))
    #expect(
      phrase.text(in: .english)
        == "None of the 8 pictures can be shown: 5 damaged, 2 too large, 1 unreadable.")
    #expect(
      phrase.text(in: .russian)
        == "Не удаётся показать ни одну картинку из 8 (повреждено: 5, слишком больших: 2, "
        + "не читается: 1).")
    let some = PicturePhrase.problem(
      .unreadable(PictureErrors(looked: 8, damaged: 5, different: 3)))
    #expect(
      some.text(in: .english)
        == "Only 3 of 8 pictures can be used (5 damaged). This level needs more.")
    #expect(
      some.text(in: .russian)
        == "Подходит только 3 из 8 (повреждено: 5). Для этого уровня нужно больше.")
    let one = PicturePhrase.problem(.unreadable(PictureErrors(looked: 1, damaged: 1)))
    #expect(one.text(in: .english) == "The picture can't be shown: 1 damaged.")
  }
}
