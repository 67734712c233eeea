import GameCore

extension Deck {
  /// Signs that common terminal fonts have in text form, one column wide.
  static let symbols = Deck(
    id: "symbols", title: Localized("Symbols", "Символы"),
    faces: [
      DeckFace("♠", .gray, "Spade", "Пики"),
      DeckFace("♥", .red, "Heart", "Черви"),
      DeckFace("♦", .orange, "Diamond", "Бубны"),
      DeckFace("♣", .green, "Club", "Трефы"),
      DeckFace("★", .yellow, "Star", "Звезда"),
      DeckFace("●", .red, "Ball", "Шар"),
      DeckFace("■", .blue, "Square", "Квадрат"),
      DeckFace("▲", .green, "Pyramid", "Пирамида"),
      DeckFace("♪", .purple, "Note", "Нота"),
      DeckFace("♚", .yellow, "King", "Король"),
      DeckFace("♞", .sky, "Knight", "Конь"),
      DeckFace("♜", .gray, "Rook", "Ладья"),
      DeckFace("☼", .orange, "Sun", "Солнце"),
      DeckFace("☾", .sky, "Moon", "Луна"),
      DeckFace("✚", .red, "Cross", "Крест"),
      DeckFace("⌂", .orange, "House", "Дом"),
      DeckFace("§", .blue, "Section", "Параграф"),
      DeckFace("Ω", .purple, "Omega", "Омега"),
      DeckFace("∞", .blue, "Infinity", "Восьмёрка"),
      DeckFace("✿", .purple, "Flower", "Цветок"),
      DeckFace("⚑", .green, "Flag", "Флаг"),
      DeckFace("≡", .gray, "Bars", "Полосы"),
      DeckFace("↑", .sky, "Arrow", "Стрелка"),
      DeckFace("π", .yellow, "Pi", "Пи"),
    ])
}
