extension Deck {
  /// Letters, digits and signs of ASCII, without any two that look alike (no O and 0, I, l and 1).
  public static let plain = Deck(
    id: "plain", title: Localized("Letters and signs", "Буквы и знаки"),
    faces: [
      Face("A", .red, "Alfa", "А"),
      Face("E", .blue, "Echo", "Е"),
      Face("H", .green, "Hotel", "Аш"),
      Face("J", .orange, "Juliett", "Джей"),
      Face("M", .purple, "Mike", "Эм"),
      Face("R", .sky, "Romeo", "Эр"),
      Face("T", .yellow, "Tango", "Тэ"),
      Face("U", .gray, "Uniform", "Ю"),
      Face("X", .red, "X-ray", "Икс"),
      Face("2", .green, "Two", "Два"),
      Face("4", .purple, "Four", "Четыре"),
      Face("7", .blue, "Seven", "Семь"),
      Face("9", .orange, "Nine", "Девять"),
      Face("@", .sky, "At", "Собака"),
      Face("#", .gray, "Hash", "Решётка"),
      Face("%", .yellow, "Percent", "Процент"),
      Face("&", .red, "And", "И"),
      Face("?", .blue, "Query", "Вопрос"),
      Face("+", .green, "Plus", "Плюс"),
      Face("=", .orange, "Equals", "Равно"),
      Face("*", .yellow, "Star", "Звезда"),
      Face("!", .purple, "Bang", "Восклик"),
      Face("~", .sky, "Tilde", "Тильда"),
      Face("^", .gray, "Caret", "Крышка"),
    ])
}
