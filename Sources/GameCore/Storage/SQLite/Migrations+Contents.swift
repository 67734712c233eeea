extension Schema {
  /// What rounds were played on beside setup and seed, and where they count: those of before have
  /// no content and are ranked. The bounds are far above what a quiz has: they hold hands off that
  /// write past the program.
  static let contents = Migration(
    name: "content of rounds, and rounds for their player alone",
    sql: """
      ALTER TABLE round ADD COLUMN eligibility TEXT NOT NULL DEFAULT 'ranked'
        CHECK(length(eligibility) <= 20);
      ALTER TABLE round ADD COLUMN content TEXT NOT NULL DEFAULT ''
        CHECK(length(content) <= 20000);
      ALTER TABLE progress ADD COLUMN content TEXT NOT NULL DEFAULT ''
        CHECK(length(content) <= 20000);
      PRAGMA user_version = 7;
      """)
}
