import GameCore

extension Deck {
  /// ASCII letters, digits and signs without similar ones (no O and 0, I, l and 1).
  static let plain = Deck(
    id: "plain", title: Localized("Characters", "Буквы и знаки"),
    faces: [
      Face("A", .red, "Alfa", "Альфа"),
      Face("E", .blue, "Echo", "Эхо"),
      Face("H", .green, "Hotel", "Отель"),
      Face("J", .orange, "Juliett", "Джульетта"),
      Face("M", .purple, "Mike", "Майк"),
      Face("R", .sky, "Romeo", "Ромео"),
      Face("T", .yellow, "Tango", "Танго"),
      Face("U", .gray, "Uniform", "Юниформ"),
      Face("X", .red, "X-ray", "Икс"),
      Face("2", .green, "Two", "Два"),
      Face("4", .purple, "Four", "Четыре"),
      Face("7", .blue, "Seven", "Семь"),
      Face("9", .orange, "Nine", "Девять"),
      Face("@", .sky, "At", "Собака"),
      Face("#", .gray, "Hash", "Решётка"),
      Face("%", .yellow, "Percent", "Процент"),
      Face("&", .red, "And", "Амперсанд"),
      Face("?", .blue, "Query", "Вопрос"),
      Face("+", .green, "Plus", "Плюс"),
      Face("=", .orange, "Equals", "Равно"),
      Face("*", .yellow, "Star", "Звезда"),
      Face("!", .purple, "Bang", "Возглас"),
      Face("~", .sky, "Tilde", "Тильда"),
      Face("^", .gray, "Caret", "Крышка"),
    ])
}
