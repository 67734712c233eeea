import Canvas
import GameCore
import MediaProtocol
import Pictures
import SystemStrings

extension ProfileScreen {
  /// An avatar to choose.
  enum AvatarChoice: Hashable {
    case kept(Avatar)
    /// The picture that was just selected.
    case picked
  }

  /// A picture of the player that has not been saved.
  struct PickedPicture: Hashable {
    let path: String
    let picture: AvatarPicture
  }

  /// The size of the avatar if there is room for it.
  static let avatarSize = Size(columns: 10, rows: 5)

  /// The available avatars: none, the drawn faces, and the player's own if there is one.
  var avatars: [AvatarChoice] {
    var choices = ([Avatar.none] + Avatar.faces.map(Avatar.face)).map(AvatarChoice.kept)
    if let own = stored?.value.profile.avatar, case .own = own { choices.append(.kept(own)) }
    if picked != nil { choices.append(.picked) }
    return choices
  }

  /// Returns the name of an avatar.
  func name(of choice: AvatarChoice, _ look: RenderStyle) -> String {
    switch choice {
    case .kept(.none): look.text(ProfilePhrase.noAvatar)
    case .kept(.own): look.text(ProfilePhrase.ownPicture)
    case .kept(.face(let number)):
      Avatar.face(number).drawing.map { look.text(Localized($0.english, $0.russian)) }
        ?? "\(number + 1)"
    case .picked: picked.map { look.text(ProfilePhrase.picked(Self.fileName($0.path))) } ?? ""
    }
  }

  private static func fileName(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns the portrait for the chosen avatar.
  func portrait(_ context: Context) -> Portrait? {
    switch avatar {
    case .kept(let avatar): avatar.portrait(context)
    case .picked: picked.map { .picture(.file(path: SystemString($0.path))) }
    }
  }

  mutating func prepare(_ context: Context) -> [Action] {
    context.load([portrait(context)], in: Self.avatarSize)
  }

  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, _: Context
  ) -> [Action] {
    guard let sheet, sheet.isBusy, query == .avatar(file: sheet.path),
      case .avatar(_, let result) = report
    else { return [] }
    switch result.map({ AvatarPicture($0) }) {
    case .success(let picture?):
      picked = PickedPicture(path: sheet.path, picture: picture)
      avatar = .picked
      self.sheet = nil
    case .success(nil): self.sheet?.fail(PathPhrase.unreadable)
    case .failure(let problem): self.sheet?.fail(PathPhrase.error(problem))
    }
    return []
  }

  mutating func receiveFiles(_ answer: StoreAnswer) -> [Action] {
    guard let sheet else { return [] }
    if case .success(let found) = answer.to(FileNamesQuery(path: sheet.path)) {
      self.sheet?.complete(with: found.names, common: found.common)
    }
    if sheet.isBusy, case .success(let kind) = answer.to(FileKindQuery(path: sheet.path)) {
      guard let phrase = PathPhrase(kind) else { return [.request(.avatar(file: sheet.path))] }
      self.sheet?.fail(phrase)
    }
    return []
  }

  mutating func openSheet(_ context: Context) {
    calendar = nil
    sheet = PathSheet(home: context.environment.home)
  }

  /// Binds the keys of the sheet; while a file is being read, only Esc works.
  mutating func pathKeys(_ bind: inout ScreenKeys) {
    let isBusy = sheet?.isBusy == true
    bind.part { isBusy && ![.key(.escape), .key(.function(1))].contains($0) ? [] : nil }
    var keys: KeyBindings<PathSheet.Event> = bind.nested()
    sheet?.keys(&keys)
    bind.take(keys) { receive($0) }
  }

  mutating func receive(_ event: PathSheet.Event) -> [Action] {
    guard let path = sheet?.path else { return [] }
    switch event {
    case .moved: break
    case .needsNames: return .ask(FileNamesQuery(path: path))
    case .chosen:
      sheet?.wait()
      return .ask(FileKindQuery(path: path))
    case .dismissed: sheet = nil
    }
    return []
  }
}

extension Avatar {
  /// The drawn face of the avatar, or nil.
  var drawing: Drawing? {
    let drawings = DrawingSet.cats.drawings
    guard case .face(let number) = self, drawings.indices.contains(number) else { return nil }
    return drawings[number]
  }
}
