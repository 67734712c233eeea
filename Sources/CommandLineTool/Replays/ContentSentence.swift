import GameCore

/// The reason why the content of a record is not accepted.
struct ContentSentence: Phrase {
  private let error: ContentError

  init(_ error: ContentError) {
    self.error = error
  }

  func text(in say: Language) -> String {
    switch error {
    case .unexpected:
      say(
        "has content, but this game has none",
        "у партии есть содержание, а в этой игре его не бывает")
    case .missing:
      say("the content is missing", "нет содержания")
    case .unreadable(let line):
      say("line \(line) of the content is unreadable", "строка содержания \(line) не читается")
    case .unknownPack(let name):
      say("unknown pack \(shown(name))", "неизвестный набор \(shown(name))")
    case .changedPack(let name):
      say(
        "the pack \(shown(name)) was changed",
        "набор \(shown(name)) изменён")
    case .wrongQuestion(let number):
      say(
        "question \(number) doesn't match the seed",
        "вопрос \(number) не тот, что даёт зерно раздачи")
    }
  }

  private func shown(_ text: String) -> String { "'\(TextSanitizer.line(text, limit: 60))'" }
}
