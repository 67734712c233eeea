import GameCore

extension Deck {
  /// ASCII letters, digits and signs without similar ones (no O and 0, I, l and 1).
  static let plain = Deck(
    id: "plain", title: Localized("Characters", "Буквы и знаки"),
    faces: [
      DeckFace("A", .red, "Alfa", "Альфа"),
      DeckFace("E", .blue, "Echo", "Эхо"),
      DeckFace("H", .green, "Hotel", "Отель"),
      DeckFace("J", .orange, "Juliett", "Джульетта"),
      DeckFace("M", .purple, "Mike", "Майк"),
      DeckFace("R", .sky, "Romeo", "Ромео"),
      DeckFace("T", .yellow, "Tango", "Танго"),
      DeckFace("U", .gray, "Uniform", "Юниформ"),
      DeckFace("X", .red, "X-ray", "Икс"),
      DeckFace("2", .green, "Two", "Два"),
      DeckFace("4", .purple, "Four", "Четыре"),
      DeckFace("7", .blue, "Seven", "Семь"),
      DeckFace("9", .orange, "Nine", "Девять"),
      DeckFace("@", .sky, "At", "Собака"),
      DeckFace("#", .gray, "Hash", "Решётка"),
      DeckFace("%", .yellow, "Percent", "Процент"),
      DeckFace("&", .red, "And", "Амперсанд"),
      DeckFace("?", .blue, "Query", "Вопрос"),
      DeckFace("+", .green, "Plus", "Плюс"),
      DeckFace("=", .orange, "Equals", "Равно"),
      DeckFace("*", .yellow, "Star", "Звезда"),
      DeckFace("!", .purple, "Bang", "Возглас"),
      DeckFace("~", .sky, "Tilde", "Тильда"),
      DeckFace("^", .gray, "Caret", "Крышка"),
    ])
}
