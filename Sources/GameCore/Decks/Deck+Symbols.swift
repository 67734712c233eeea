extension Deck {
  /// Signs that common terminal fonts have in text form, one column wide.
  public static let symbols = Deck(
    id: "symbols", title: Localized("Symbols", "Символы"),
    faces: [
      Face("♠", .gray, "Spade", "Пика"),
      Face("♥", .red, "Heart", "Сердце"),
      Face("♦", .orange, "Diamond", "Бубна"),
      Face("♣", .green, "Club", "Трефа"),
      Face("★", .yellow, "Star", "Звезда"),
      Face("●", .red, "Ball", "Шар"),
      Face("■", .blue, "Square", "Квадрат"),
      Face("▲", .green, "Pyramid", "Конус"),
      Face("♪", .purple, "Note", "Нота"),
      Face("♚", .yellow, "King", "Король"),
      Face("♞", .sky, "Knight", "Конь"),
      Face("♜", .gray, "Rook", "Ладья"),
      Face("☼", .orange, "Sun", "Солнце"),
      Face("☾", .sky, "Moon", "Луна"),
      Face("✚", .red, "Cross", "Крест"),
      Face("⌂", .orange, "House", "Дом"),
      Face("§", .blue, "Section", "Параграф"),
      Face("Ω", .purple, "Omega", "Омега"),
      Face("∞", .blue, "Infinity", "Лента"),
      Face("✿", .purple, "Flower", "Цветок"),
      Face("⚑", .green, "Flag", "Флаг"),
      Face("≡", .gray, "Bars", "Полосы"),
      Face("↑", .sky, "Arrow", "Стрела"),
      Face("π", .yellow, "Pi", "Пи"),
    ])
}
