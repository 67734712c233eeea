extension Schema {
  /// The content and eligibility of rounds; earlier ones have no content and are ranked. The limits
  /// are far above those of a quiz; they restrict modifications that bypass the program.
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
