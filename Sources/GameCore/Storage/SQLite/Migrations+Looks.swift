extension Schema {
  /// The appearance of an unfinished game that does not follow from the settings, such as the
  /// covers on its cards.
  static let looks = Migration(
    name: "looks of games in progress",
    sql: """
      ALTER TABLE progress ADD COLUMN looks TEXT NOT NULL DEFAULT ''
        CHECK(length(looks) <= 100000);
      PRAGMA user_version = 10;
      """)
}
