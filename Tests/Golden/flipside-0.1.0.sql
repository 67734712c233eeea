-- A database that Flipside 0.1.0 wrote: two players, three rounds, a note, settings, a session and
-- a game in progress.
PRAGMA application_id = 1181510000;
PRAGMA user_version = 5;
BEGIN TRANSACTION;
CREATE TABLE player(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  hash TEXT NOT NULL,
  registered_at INTEGER NOT NULL
) STRICT;
INSERT INTO "player" VALUES(1,'Anna','anna','anna@example.org','anna@example.org','$argon2id$v=19$m=19456,t=2,p=1$uoc7KUGW2kemrxJp7/HPHQ$vAJb98HokV+g3hSyv7xDrCNvTXGstRcVkdqu71HGfNQ',1795943380442);
INSERT INTO "player" VALUES(2,'Boris','boris','boris@example.org','boris@example.org','$argon2id$v=19$m=19456,t=2,p=1$0qWBDxe2mu1p8S7lT4tGnQ$l955UkIEnEENHU0hrJBzqyS7BVN/9kacbM0vyhZuS38',1795943460355);
CREATE TABLE progress(
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  game TEXT NOT NULL,
  revision INTEGER NOT NULL,
  setup TEXT NOT NULL,
  seed INTEGER NOT NULL,
  standing TEXT NOT NULL,
  moves TEXT NOT NULL,
  elapsed INTEGER NOT NULL,
  saved_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "progress" VALUES('9439:335679','player:1','pairs',1,'normal',-3434464068283611530,'ranked','F0@1003 F1@1531 F2@3058',3579,1795943486608);
CREATE TABLE round(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
  game TEXT NOT NULL,
  revision INTEGER NOT NULL,
  setup TEXT NOT NULL,
  seed INTEGER NOT NULL,
  moves TEXT NOT NULL,
  points INTEGER NOT NULL,
  time_ms INTEGER NOT NULL,
  figures TEXT NOT NULL,
  finished_at INTEGER NOT NULL,
  digest BLOB NOT NULL, note TEXT NOT NULL DEFAULT '' CHECK(length(note) <= 400),
  UNIQUE(player_id, digest)
) STRICT;
INSERT INTO "round" VALUES(1,1,'pairs',1,'easy',3159507421736856191,'F0@604 F1@15172 F2@15316 F3@15462 F4@15599 F5@15741 F5@17087 F2@17225 F6@17367 F7@17508 F8@17641 F3@17777 F9@17922 F1@18066 F10@18215 F0@18350 F11@18499 F4@18633',600,18633,'turns=9 memoryErrors=0',1795943408336,X'60DA7FBD07CB9E2C587CCCECB66DEBC4','');
INSERT INTO "round" VALUES(2,1,'pairs',1,'easy',-7552334189855251664,'F0@1030 F1@1174 F2@1330 F3@1502 F4@1662 F5@1814 F5@3160 F1@3304 F6@3478 F7@3653 F8@3811 F0@3959 F9@4147 F10@4336 F10@5722 F4@5865 F11@6039 F9@6226',1221,6226,'turns=9 memoryErrors=0',1795943420237,X'90EE6D8916A23B0E65B8EF4C55379ED0','windy');
INSERT INTO "round" VALUES(3,2,'pairs',1,'easy',-6193345959762775337,'F0@1055 F1@1211 F2@1402 F3@1603 F4@1791 F0@1971 F5@2149 F1@2327 F6@2523 F7@2751 F8@2931 F6@3139 F9@3343 F7@3595 F10@3788 F11@3975',1374,3975,'turns=8 memoryErrors=0',1795943467753,X'D89940925249EADA8C616E6CB7784329','');
CREATE TABLE session(
  token_hash BLOB PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "session" VALUES(X'E085CE4F71003836B2F2D193984F0F0A0AED7B7998384A1CDBEE4A22BB7CAF90',1,1795943473797);
CREATE TABLE setting(
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY(owner, key)
) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('player:1','bell','off');
INSERT INTO "setting" VALUES('player:1','deck','symbols');
INSERT INTO "setting" VALUES('player:1','game','pairs');
INSERT INTO "setting" VALUES('player:1','inkTextures','off');
INSERT INTO "setting" VALUES('player:1','motion','on');
INSERT INTO "setting" VALUES('player:1','mouse','on');
INSERT INTO "setting" VALUES('player:1','setup.pairs','normal');
INSERT INTO "setting" VALUES('player:1','theme','light');
CREATE TABLE standing(
  player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
  board TEXT NOT NULL,
  points INTEGER NOT NULL,
  round_id INTEGER NOT NULL,
  PRIMARY KEY(player_id, board)
) STRICT, WITHOUT ROWID;
INSERT INTO "standing" VALUES(2,'pairs',1374,3);
INSERT INTO "standing" VALUES(1,'pairs',1221,2);
INSERT INTO "standing" VALUES(2,'pairs/easy',1374,3);
INSERT INTO "standing" VALUES(1,'pairs/easy',1221,2);
CREATE TABLE tally(
  board TEXT NOT NULL,
  level INTEGER NOT NULL,
  points INTEGER NOT NULL,
  stretch INTEGER NOT NULL,
  players INTEGER NOT NULL,
  PRIMARY KEY(board, level, points, stretch)
) STRICT, WITHOUT ROWID;
INSERT INTO "tally" VALUES('pairs',0,9,0,1);
INSERT INTO "tally" VALUES('pairs',0,10,0,1);
INSERT INTO "tally" VALUES('pairs',1,1221,0,1);
INSERT INTO "tally" VALUES('pairs',1,1374,0,1);
INSERT INTO "tally" VALUES('pairs',2,1221,0,1);
INSERT INTO "tally" VALUES('pairs',2,1374,0,1);
INSERT INTO "tally" VALUES('pairs',3,1221,0,1);
INSERT INTO "tally" VALUES('pairs',3,1374,0,1);
INSERT INTO "tally" VALUES('pairs/easy',0,9,0,1);
INSERT INTO "tally" VALUES('pairs/easy',0,10,0,1);
INSERT INTO "tally" VALUES('pairs/easy',1,1221,0,1);
INSERT INTO "tally" VALUES('pairs/easy',1,1374,0,1);
INSERT INTO "tally" VALUES('pairs/easy',2,1221,0,1);
INSERT INTO "tally" VALUES('pairs/easy',2,1374,0,1);
INSERT INTO "tally" VALUES('pairs/easy',3,1221,0,1);
INSERT INTO "tally" VALUES('pairs/easy',3,1374,0,1);
CREATE TABLE throttle(
  login_key TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  wait_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_player ON session(player_id);
CREATE INDEX session_used ON session(used_at);
CREATE INDEX throttle_age ON throttle(wait_until);
CREATE INDEX progress_owner ON progress(owner, saved_at);
CREATE INDEX round_best ON round(player_id, game, setup, points DESC, id);
CREATE UNIQUE INDEX standing_order ON standing(board, points DESC, round_id, player_id);
CREATE TRIGGER tally_empties AFTER UPDATE ON tally WHEN new.players <= 0 BEGIN
  DELETE FROM tally WHERE board = new.board AND level = new.level
    AND points = new.points AND stretch = new.stretch;
END;
CREATE TRIGGER tally_lacks AFTER INSERT ON tally WHEN new.players <= 0 BEGIN
  DELETE FROM tally WHERE board = new.board AND level = new.level
    AND points = new.points AND stretch = new.stretch;
END;
CREATE INDEX round_newest ON round(player_id, game, id);
CREATE INDEX round_newest_of_setup ON round(player_id, game, setup, id);
CREATE TRIGGER standing_comes AFTER INSERT ON standing BEGIN
  INSERT INTO tally VALUES
    (new.board, 0, new.points >> 7, 0, 1),
    (new.board, 1, new.points, 0, 1),
    (new.board, 2, new.points, new.round_id >> 13, 1),
    (new.board, 3, new.points, new.round_id >> 20, 1)
  ON CONFLICT DO UPDATE SET players = players + excluded.players;
END;
CREATE TRIGGER standing_goes AFTER DELETE ON standing BEGIN
  INSERT INTO tally VALUES
    (old.board, 0, old.points >> 7, 0, -1),
    (old.board, 1, old.points, 0, -1),
    (old.board, 2, old.points, old.round_id >> 13, -1),
    (old.board, 3, old.points, old.round_id >> 20, -1)
  ON CONFLICT DO UPDATE SET players = players + excluded.players;
END;
CREATE TRIGGER standing_moves AFTER UPDATE ON standing BEGIN
  INSERT INTO tally VALUES
    (new.board, 0, new.points >> 7, 0, 1),
    (new.board, 1, new.points, 0, 1),
    (new.board, 2, new.points, new.round_id >> 13, 1),
    (new.board, 3, new.points, new.round_id >> 20, 1),
    (old.board, 0, old.points >> 7, 0, -1),
    (old.board, 1, old.points, 0, -1),
    (old.board, 2, old.points, old.round_id >> 13, -1),
    (old.board, 3, old.points, old.round_id >> 20, -1)
  ON CONFLICT DO UPDATE SET players = players + excluded.players;
END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('round',3);
COMMIT;
