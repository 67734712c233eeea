import Canvas
import GameCore

/// The message with a recovery code, which is shown once: a key typed ahead doesn't close it.
/// Typing its last group does, as do the buttons after the code was copied or saved.
struct RecoveryCodeNotice: TypedDialogContent, Hashable {
  /// The task that created it.
  enum Occasion: Hashable {
    case making, recovery, registration
  }

  /// A deliberate act with the code.
  enum Act: Hashable {
    case copied
    /// Saved to a file, or not.
    case saved(Result<String, ExportError>)
  }

  private let code: RecoveryCode
  private let mode: Occasion
  /// The typed part of the last group.
  private(set) var typed = ""
  /// Whether the player wanted to continue too soon.
  private var isRefused = false
  var act: Act?
  /// The points of the guest's games that were saved to the new account.
  var savedPoints: [Int] = []

  init(_ code: RecoveryCode, after mode: Occasion = .making) {
    self.code = code
    self.mode = mode
  }

  var isOfNewAccount: Bool { mode == .registration }

  private var lastGroup: Substring { code.secret.revealed.suffix(4) }

  var mayClose: Bool {
    switch act {
    case .copied, .saved(.success): true
    case .saved(.failure), nil: isAnswered
    }
  }

  var typing: (any Phrase)? { mayClose ? nil : AccountPhrase.keyLastGroup }

  var isAnswered: Bool { typed == lastGroup }

  func title(_ look: RenderStyle) -> String { look.text(AccountPhrase.title(.recoveryCode)) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let done: [Alert.Part] =
      mode == .recovery ? [.text(look.text(AccountPhrase.done(.recover))), .gap] : []
    let saved: [Alert.Part] =
      savedPoints.isEmpty ? [] : [.text(look.text(AccountPhrase.resultsSaved(savedPoints))), .gap]
    return done + saved + [
      .text(look.text(AccountPhrase.writeDown)), .gap, .headline(code.secret.revealed), .gap,
      next(look),
    ] + field(look) + [.gap, .note(look.text(AccountPhrase.shownOnce))]
  }

  /// Returns what the player has done with the code, or may do.
  private func next(_ look: RenderStyle) -> Alert.Part {
    switch act {
    case .copied: return .text(look.text(DailyPhrase.copied))
    case .saved(.success(let path)): return .text(look.text(AccountPhrase.codeSaved(path)))
    case .saved(.failure): return .error(look.text(AccountPhrase.cannotWrite))
    case nil:
      guard !look.isPlain else { return .text(look.text(AccountPhrase.typeGroupOrSave)) }
      if isMistyped { return .error(look.wrong(AccountPhrase.wrongLastGroup).text) }
      return isRefused
        ? .error(look.wrong(AccountPhrase.notYet).text)
        : .text(look.text(AccountPhrase.typeLastGroup))
    }
  }

  /// Returns the field for the last group, as long as it matters.
  private func field(_ look: RenderStyle) -> [Alert.Part] {
    guard !mayClose, !look.isPlain else { return [] }
    return [.gap, .field(look.text(AccountPhrase.lastGroup), typed, columns: lastGroup.count)]
  }

  /// Whether the typed text is not the beginning of the last group.
  private var isMistyped: Bool { !lastGroup.hasPrefix(typed) }

  mutating func refuse() { isRefused = true }

  /// Takes a character of the last group. A wrong one stays until it is erased; another one in a
  /// full field begins it again.
  mutating func type(_ character: Character) -> Bool {
    let letter = Character(character.uppercased())
    guard letter.isASCII, letter.isLetter || letter.isNumber else { return false }
    guard !isAnswered else { return true }
    typed = (typed.count < lastGroup.count ? typed : "") + [letter]
    isRefused = false
    return true
  }

  mutating func erase() { _ = typed.popLast() }
}

extension RecoveryCodeNotice {
  /// Returns the dialog, which can copy the code if the terminal may, and save it in the player's
  /// home directory if it is known.
  func dialog(_ environment: App.LaunchEnvironment) -> Dialog {
    var buttons = [Dialog.Button(ButtonPhrase.next)]
    if !environment.isPlain {
      buttons.append(Dialog.Button(AccountPhrase.copy, .account(.copyCode(code)), stays: true))
    }
    if let home = environment.home {
      let save = Effect.ask(RecoveryCodeFile(code: code, directory: home))
      buttons.append(Dialog.Button(AccountPhrase.saveCode, .effect(save), stays: true))
    }
    return Dialog(self, buttons)
  }
}
