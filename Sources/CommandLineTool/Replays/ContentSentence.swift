import GameCore

/// The reason why the content of a record is not accepted.
struct ContentSentence: Phrase {
  private let fault: ContentFault

  init(_ fault: ContentFault) {
    self.fault = fault
  }

  func text(in say: Language) -> String {
    switch fault {
    case .unexpected:
      say(
        "has content, and its game is played without any.",
        "у записи есть содержание, а в её игре его не бывает.")
    case .missing:
      say("lacks the content that it was played on.", "нет содержания, на котором играли.")
    case .unreadable(let line):
      say("line \(line) of its content cannot be read.", "строка содержания \(line) не читается.")
    case .unknownPack(let name):
      say("the level has no pack \(shown(name)).", "у уровня нет набора \(shown(name)).")
    case .changedPack(let name):
      say(
        "was played on a changed pack \(shown(name)).",
        "набор \(shown(name)), на котором играли, изменён.")
    case .wrongQuestion(let number):
      say(
        "question \(number) is not the one that its seed draws.",
        "вопрос \(number) не тот, что даёт номер раздачи.")
    }
  }

  private func shown(_ text: String) -> String { "'\(Clean.line(text, limit: 60))'" }
}
