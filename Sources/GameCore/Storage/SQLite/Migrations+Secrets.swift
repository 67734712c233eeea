extension Schema {
  /// A secret of this database with which typed names are hashed. Names that were stored unhashed
  /// are deleted.
  static let secrets = Migration(
    name: "a secret for typed names",
    sql: """
      CREATE TABLE secret(
        one INTEGER PRIMARY KEY CHECK(one = 1),
        key BLOB NOT NULL
      ) STRICT;
      INSERT INTO secret(one, key) VALUES (1, randomblob(32));
      DELETE FROM throttle WHERE login_key LIKE 'login:%';
      PRAGMA user_version = 12;
      """)
}
