import Canvas
import GameCore

/// A player's own rounds on a leaderboard, newest first, which can be opened, annotated and
/// deleted.
struct OwnRoundsScreen: Screen {
  enum Target: Hashable {
    case board(LeaderboardKey)
    /// A row by its index.
    case row(Int)
    case note(RoundID)
    case askToDelete(RoundID)
    case delete(RoundID)
    /// The game, if nothing has been played yet.
    case play
  }

  /// A note being edited.
  struct Draft: Sendable {
    let round: RoundID
    let before: RoundNote
    var field: Field

    /// Edits the note of a row, or one that could not be saved.
    init(_ row: OwnRoundsRow, _ note: RoundNote? = nil) {
      round = row.id
      before = row.note
      field = Field((note ?? row.note).description, limit: RoundNote.columns)
    }

    /// Whether no more letter fits.
    var isFull: Bool { !RoundNote.holds(field.text + "x") }
  }

  let player: PlayerID
  private(set) var chooser: LeaderboardChooser
  private(set) var list = ListView<OwnRoundsRow>()
  private(set) var draft: Draft?
  /// The page being loaded.
  private var asked = Asked<OwnRoundsQuery>()

  init(_ key: LeaderboardKey, player: PlayerID) {
    chooser = LeaderboardChooser(key)
    self.player = player
  }

  func isTyping(_: Context) -> Bool { draft != nil }

  mutating func appear(_: Context) -> [Action] {
    list = ListView()
    return ask()
  }

  mutating func disappear(_: Context) -> [Action] { keepNote() }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    if draft != nil {
      bind(.enter, ButtonPhrase.save) { keepNote() }
      bind(.escape, OwnRoundsPhrase.keyDiscard) { draft = nil }
      return bind.part { edit($0) }
    }
    let isEmpty = list.total == 0
    bind(.enter, ButtonPhrase.play, when: isEmpty) {
      [.game(.choose(chooser.key))]
    }
    let chosen = list.selected.flatMap { subject(of: $0) }
    bind.isSilent = isEmpty
    bind("w", WatchPhrase.keyWatch) { chosen.map { [$0.watch] } ?? [] }
    bind("r", RacePhrase.keyRace, help: RacePhrase.raceKeys, when: chooser.kind == .pairs) {
      chosen.map { [$0.race] } ?? []
    }
    bind.isSilent = false
    bind(.enter, TabPhrase.keyOpen, also: [" "], when: !isEmpty) { openSelected() }
    bind("m", ButtonPhrase.back, also: [.escape]) { [.go(.leaderboard(chooser.key))] }
    if !isEmpty { bind.list(KeyBinding(.upDown, TabPhrase.keyMove)) }
    let current = chooser
    current.keys(&bind) { open($0) }
    bind.part { input in
      list.handle(input, room: room(context)).map { needsPage in needsPage ? ask() : [] }
    }
  }

  /// Handles a press; outside the note it saves the note.
  mutating func press(_ target: Target, at _: Point?, _ context: Context) -> [Action] {
    switch target {
    case .board(let key): return keepNote() + open(key)
    case .row(let row):
      list.select(row, room: room(context))
      return keepNote() + openSelected()
    case .note(let round):
      draft = list.rows.first { $0.id == round }.map { Draft($0) }
      return []
    case .askToDelete(let round):
      let delete = Action.press(Target.delete(round))
      return [.show(.question(.deleteRound, OwnRoundsPhrase.delete, delete))]
    case .delete(let round): return .ask(RoundDeletion(round: round, player: player))
    case .play: return [.game(.choose(chooser.key))]
    }
  }

  mutating func receive(_ answer: StoreAnswer, _: Context) -> [Action] {
    switch asked.take(answer)?.result {
    case .success(let page): list.append(page.rows, total: page.total)
    case .failure(let error): list.fail(error)
    case nil: break
    }
    if let (change, result) = answer.to(NoteChange.self, of: player) {
      switch result {
      case .success: list.update { if $0.id == change.round { $0.note = change.note } }
      case .failure where draft == nil:
        // It can be edited again.
        draft = list.rows.first { $0.id == change.round }.map { Draft($0, change.note) }
      case .failure: break
      }
    }
    if case (let deletion, .success)? = answer.to(RoundDeletion.self, of: player) {
      list.remove { $0.id == deletion.round }
      if draft?.round == deletion.round { draft = nil }
    }
    return []
  }

  /// Requests the next page of the list.
  private mutating func ask() -> [Action] {
    asked.ask(OwnRoundsQuery(board: chooser.key, player: player, before: list.rows.last?.id))
  }

  private mutating func open(_ key: LeaderboardKey) -> [Action] {
    chooser = LeaderboardChooser(key)
    list = ListView()
    return ask()
  }

  private func openSelected() -> [Action] {
    guard let row = list.selected else { return [] }
    return [
      .show(
        Dialog(
          RoundDetails(row: row),
          [
            Dialog.Button(ButtonPhrase.close),
            Dialog.Button(OwnRoundsPhrase.note, .press(Target.note(row.id))),
            Dialog.Button(OwnRoundsPhrase.delete, .press(Target.askToDelete(row.id))),
          ] + (subject(of: row)?.buttons(chooser.key.game) ?? [])))
    ]
  }

  /// Returns the round of a row to watch or race; nil if it does not verify.
  private func subject(of row: OwnRoundsRow) -> WatchSubject? {
    row.verified.map { _ in WatchSubject(row.id, of: .own, at: row.finishedAt) }
  }
}

extension OwnRoundsScreen {
  /// Saves the edited note if it has changed.
  private mutating func keepNote() -> [Action] {
    guard let draft else { return [] }
    self.draft = nil
    let note = RoundNote(draft.field.text)
    guard note != draft.before else { return [] }
    return .ask(NoteChange(note: note, round: draft.round, player: player))
  }

  private mutating func edit(_ input: Input) -> [Action]? {
    switch input {
    case .key(.tab), .key(.backTab), .key(.function): return nil
    case .paste(let text):
      for character in TextSanitizer.pasted(text) { write(.key(.character(character))) }
    case .key, .mouse: write(input)
    }
    return []
  }

  /// Edits the note; input that does not fit is ignored.
  private mutating func write(_ input: Input) {
    guard let before = draft?.field else { return }
    var after = before
    guard after.handle(input) else { return }
    if RoundNote.holds(after.text) || after.text.count < before.text.count
      || after.text == before.text
    {
      draft?.field = after
    }
  }
}
