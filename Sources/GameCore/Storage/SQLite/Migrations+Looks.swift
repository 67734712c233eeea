extension Schema {
  /// What a game in progress looks like where that does not follow from the settings, such as which
  /// covers are on its cards.
  static let looks = Migration(
    name: "looks of games in progress",
    sql: """
      ALTER TABLE progress ADD COLUMN looks TEXT NOT NULL DEFAULT ''
        CHECK(length(looks) <= 100000);
      PRAGMA user_version = 10;
      """)
}
