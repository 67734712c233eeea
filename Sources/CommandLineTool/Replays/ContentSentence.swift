import GameCore

/// Why the content of a record is not believed.
struct ContentSentence: Phrase {
  private let fault: ContentFault

  init(_ fault: ContentFault) {
    self.fault = fault
  }

  var english: String {
    switch fault {
    case .unexpected: "has content, and its game is played without any."
    case .missing: "lacks the content that it was played on."
    case .unreadable(let line): "line \(line) of its content cannot be read."
    case .unknownPack(let name): "the level has no pack \(shown(name))."
    case .changedPack(let name): "was played on a changed pack \(shown(name))."
    case .wrongQuestion(let number): "question \(number) is not the one that its seed draws."
    }
  }

  var russian: String {
    switch fault {
    case .unexpected: "у записи есть содержание, а в её игре его не бывает."
    case .missing: "нет содержания, на котором играли."
    case .unreadable(let line): "строка содержания \(line) не читается."
    case .unknownPack(let name): "у уровня нет набора \(shown(name))."
    case .changedPack(let name): "набор \(shown(name)), на котором играли, изменён."
    case .wrongQuestion(let number): "вопрос \(number) не тот, что даёт номер раздачи."
    }
  }

  private func shown(_ text: String) -> String { "'\(Clean.line(text, limit: 60))'" }
}
