import Canvas
import GameCore

/// A player's own rounds on a board, newest first; each can be opened, noted on and deleted.
struct OwnRoundsScreen: Hashable {
  /// What input came to.
  enum Wish: Hashable {
    case close
    /// The next stretch of rounds is needed.
    case load
    case open(OwnRoundsRow)
    case keep(RoundNote, RoundID)
    case board(Int)
  }

  /// Whose rounds on which board.
  let board: LeaderboardKey
  let player: PlayerID
  private(set) var rows: [OwnRoundsRow] = []
  /// Rounds in the whole list; nil until the first answer.
  private(set) var total: Int?
  private(set) var fault: StoreFault?
  private(set) var cursor = 0
  /// The note being written, of the row under the cursor.
  private(set) var editing: Field?

  init(board: LeaderboardKey, player: PlayerID) {
    self.board = board
    self.player = player
  }

  var isEditing: Bool { editing != nil }
  var selected: OwnRoundsRow? { rows.indices.contains(cursor) ? rows[cursor] : nil }
  /// The round that the next stretch comes after; nil for the first stretch.
  var last: RoundID? { rows.last?.id }
  private var isComplete: Bool { total.map { rows.count >= $0 } ?? false }

  /// Takes input; nil where it means nothing here.
  mutating func take(_ input: Input, _ leaderboard: LeaderboardScreen) -> Wish? {
    if editing != nil { return edit(input) }
    guard case .key(let key) = KeyboardLayout.latin(input) else { return nil }
    switch key {
    case .up, .character("k"): cursor = max(cursor - 1, 0)
    case .down, .character("j"): return move(to: cursor + 1)
    case .pageUp: cursor = max(cursor - 10, 0)
    case .pageDown: return move(to: cursor + 10)
    case .home: cursor = 0
    case .end: return move(to: rows.count - 1)
    case .enter, .character(" "): return selected.map { .open($0) }
    case .left, .right, .character("h"), .character("l"):
      return leaderboard.neighbour(key).map { .board($0) }
    case .escape, .character("m"): return .close
    default: break
    }
    return nil
  }

  /// Begins to write a note on the row under the cursor.
  mutating func edit() {
    editing = selected.map { Field($0.note.description, limit: RoundNote.columns) }
  }

  /// Puts the cursor on a row that is shown.
  mutating func select(_ row: Int) {
    if rows.indices.contains(row), editing == nil { cursor = row }
  }

  /// Takes a stretch of rounds; one that was asked for before a change of the list is left out.
  mutating func show(_ page: OwnRoundsPage) {
    guard page.board == board, page.player == player, page.before == last || rows.isEmpty else {
      return
    }
    rows += page.rows
    total = page.total
    fault = nil
  }

  mutating func fail(_ fault: StoreFault) {
    self.fault = fault
  }

  /// A note was kept.
  mutating func note(_ note: RoundNote, on round: RoundID) {
    rows = rows.map { $0.id == round ? $0.noting(note) : $0 }
  }

  /// A round was deleted.
  mutating func remove(_ round: RoundID) {
    let before = rows.count
    rows.removeAll { $0.id == round }
    total = total.map { $0 - (before - rows.count) }
    cursor = min(cursor, max(rows.count - 1, 0))
  }

  private mutating func move(to row: Int) -> Wish? {
    cursor = min(max(row, 0), max(rows.count - 1, 0))
    return row >= rows.count - 1 && !isComplete && total != nil ? .load : nil
  }

  private mutating func edit(_ input: Input) -> Wish? {
    switch input {
    case .key(.enter):
      defer { editing = nil }
      guard let text = editing?.text, let row = selected else { return nil }
      return .keep(RoundNote(text), row.id)
    case .key(.escape): editing = nil
    case .paste(let text):
      for character in text { write(.key(.character(character))) }
    default: write(input)
    }
    return nil
  }

  /// Edits the note; what would no longer fit into one is not taken.
  private mutating func write(_ input: Input) {
    guard let before = editing else { return }
    var after = before
    _ = after.take(input)
    if RoundNote.holds(after.text) || after.text.count < before.text.count
      || after.text == before.text
    {
      editing = after
    }
  }
}

extension OwnRoundsRow {
  /// The same round with another note.
  func noting(_ note: RoundNote) -> OwnRoundsRow {
    switch self {
    case .verified(let own): .verified(OwnRound(round: own.round, note: note))
    case .unverifiable(let round):
      .unverifiable(
        UnverifiableRound(
          id: round.id, finishedAt: round.finishedAt, note: note, fault: round.fault))
    }
  }
}
