import GameCore

extension Deck {
  /// Emoji of Unicode 6.0, two columns wide, each a single scalar that needs no variation selector.
  static let emoji = Deck(
    id: "emoji", title: Localized("Emoji", "Эмодзи"), symbolColumns: 2,
    faces: [
      DeckFace("🍎", .red, "Apple", "Яблоко"),
      DeckFace("🍌", .yellow, "Banana", "Банан"),
      DeckFace("🍇", .purple, "Grapes", "Виноград"),
      DeckFace("🍓", .red, "Strawberry", "Клубника"),
      DeckFace("🌽", .yellow, "Corn", "Кукуруза"),
      DeckFace("🍄", .red, "Mushroom", "Гриб"),
      DeckFace("🌵", .green, "Cactus", "Кактус"),
      DeckFace("🌻", .yellow, "Sunflower", "Подсолнух"),
      DeckFace("🐘", .gray, "Elephant", "Слон"),
      DeckFace("🐙", .orange, "Octopus", "Осьминог"),
      DeckFace("🐢", .green, "Turtle", "Черепаха"),
      DeckFace("🐟", .blue, "Fish", "Рыба"),
      DeckFace("🐧", .gray, "Penguin", "Пингвин"),
      DeckFace("🐝", .yellow, "Bee", "Пчела"),
      DeckFace("🚗", .red, "Car", "Машина"),
      DeckFace("🚀", .sky, "Rocket", "Ракета"),
      DeckFace("🏠", .orange, "House", "Дом"),
      DeckFace("🔔", .yellow, "Bell", "Колокол"),
      DeckFace("🔑", .yellow, "Key", "Ключ"),
      DeckFace("🎈", .red, "Balloon", "Шарик"),
      DeckFace("🎲", .gray, "Dice", "Кубик"),
      DeckFace("👑", .yellow, "Crown", "Корона"),
      DeckFace("💎", .sky, "Gem", "Алмаз"),
      DeckFace("🎸", .orange, "Guitar", "Гитара"),
    ])
}
