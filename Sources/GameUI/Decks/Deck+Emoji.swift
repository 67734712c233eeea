import GameCore

extension Deck {
  /// Emoji of Unicode 6.0, two columns wide, each a single scalar that needs no variation selector.
  static let emoji = Deck(
    id: "emoji", title: Localized("Emoji", "Эмодзи"), symbolColumns: 2,
    faces: [
      Face("🍎", .red, "Apple", "Яблоко"),
      Face("🍌", .yellow, "Banana", "Банан"),
      Face("🍇", .purple, "Grapes", "Виноград"),
      Face("🍓", .red, "Strawberry", "Клубника"),
      Face("🌽", .yellow, "Corn", "Кукуруза"),
      Face("🍄", .red, "Mushroom", "Гриб"),
      Face("🌵", .green, "Cactus", "Кактус"),
      Face("🌻", .yellow, "Sunflower", "Подсолнух"),
      Face("🐘", .gray, "Elephant", "Слон"),
      Face("🐙", .orange, "Octopus", "Осьминог"),
      Face("🐢", .green, "Turtle", "Черепаха"),
      Face("🐟", .blue, "Fish", "Рыба"),
      Face("🐧", .gray, "Penguin", "Пингвин"),
      Face("🐝", .yellow, "Bee", "Пчела"),
      Face("🚗", .red, "Car", "Машина"),
      Face("🚀", .sky, "Rocket", "Ракета"),
      Face("🏠", .orange, "House", "Дом"),
      Face("🔔", .yellow, "Bell", "Колокол"),
      Face("🔑", .yellow, "Key", "Ключ"),
      Face("🎈", .red, "Balloon", "Шарик"),
      Face("🎲", .gray, "Dice", "Кубик"),
      Face("👑", .yellow, "Crown", "Корона"),
      Face("💎", .sky, "Gem", "Алмаз"),
      Face("🎸", .orange, "Guitar", "Гитара"),
    ])
}
