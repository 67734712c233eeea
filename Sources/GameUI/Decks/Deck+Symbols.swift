import GameCore

extension Deck {
  /// Signs that common terminal fonts have in text form, one column wide.
  static let symbols = Deck(
    id: "symbols", title: Localized("Symbols", "Символы"),
    faces: [
      Face("♠", .gray, "Spade", "Пики"),
      Face("♥", .red, "Heart", "Черви"),
      Face("♦", .orange, "Diamond", "Бубны"),
      Face("♣", .green, "Club", "Трефы"),
      Face("★", .yellow, "Star", "Звезда"),
      Face("●", .red, "Ball", "Шар"),
      Face("■", .blue, "Square", "Квадрат"),
      Face("▲", .green, "Pyramid", "Пирамида"),
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
      Face("∞", .blue, "Infinity", "Восьмёрка"),
      Face("✿", .purple, "Flower", "Цветок"),
      Face("⚑", .green, "Flag", "Флаг"),
      Face("≡", .gray, "Bars", "Полосы"),
      Face("↑", .sky, "Arrow", "Стрелка"),
      Face("π", .yellow, "Pi", "Пи"),
    ])
}
