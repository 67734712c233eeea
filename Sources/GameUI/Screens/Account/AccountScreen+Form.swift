import Canvas
import GameCore

extension AccountScreen {
  private func text(_ field: AccountTask.Field) -> String { form.text(.field(field)) }

  /// The typed path without blanks around it.
  private var path: String {
    String(text(.path).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private var newPassword: NewPasswordDraft {
    NewPasswordDraft(password: Secret(text(.password)), repeated: Secret(text(.repeated)))
  }

  /// Returns the name and the address, which must not be the password.
  private func names(_ context: Context) -> (name: String, email: String) {
    guard let player = context.player else { return (text(.login), text(.login)) }
    return (player.name.description, player.email.description)
  }

  /// Returns the question to ask; nil while a field is wrong.
  func query(_ context: Context) -> (any StoreQuery)? {
    let names = names(context)
    let password = newPassword.password(name: names.name, email: names.email)
    if task == .recover {
      guard let code = try? RecoveryCode(text(.code)), let password else { return nil }
      return Recovery(login: LoginName(text(.login)), code: code, password: password)
    }
    guard let player = context.player?.id else { return nil }
    let old = Secret(text(.old))
    switch task {
    case .name:
      return (try? PlayerName(text(.name))).map { AccountChange(part: .name($0), player: player) }
    case .email:
      return (try? Email(text(.email))).map {
        AccountChange(part: .email($0, password: old), player: player)
      }
    case .password:
      return password.map { AccountChange(part: .password(from: old, to: $0), player: player) }
    case .recoveryCode: return RecoveryCodeRequest(player: player, password: old)
    case .export:
      let path = HomePath.expanded(path, home: context.environment.home)
      return AccountExport(player: player, path: path)
    case .delete: return AccountDeletion(player: player, password: old)
    case .recover: return nil
    }
  }

  /// Returns the text for the fault of a field; nil if it is valid.
  func error(of field: AccountTask.Field, _ context: Context) -> (any Phrase)? {
    let text = text(field)
    switch field {
    case .name: return nameError.map(RegisterPhrase.nameError)
    case .email:
      return thrownError { () throws(EmailError) in _ = try Email(text) }
        .map(RegisterPhrase.emailError)
    case .password:
      let names = names(context)
      return newPassword.error(name: names.name, email: names.email)
        .map(RegisterPhrase.passwordError)
    case .repeated:
      if text.isEmpty { return RegisterPhrase.repeatMissing }
      return newPassword.repeatedDiffers ? RegisterPhrase.differs : nil
    case .code:
      return thrownError { () throws(RecoveryCodeError) in _ = try RecoveryCode(text) }
        .map(AccountPhrase.codeError)
    case .login: return text.isEmpty ? AccountPhrase.loginMissing : nil
    case .old: return text.isEmpty ? AccountPhrase.passwordMissing : nil
    case .path: return path.isEmpty ? AccountPhrase.pathMissing : nil
    }
  }

  func fields(_ context: Context) -> Form<Item> {
    let look = context.look
    let fields = task.fields.map { field in
      Form.Item(
        id: Item.field(field), label: look.text(AccountPhrase.field(field)), control: .field(),
        note: note(field, context))
    }
    let submit = look.button(
      Item.submit, AccountPhrase.submit(task), task == .delete ? .bad : .accent)
    return Form(
      fields
        + (task == .delete
          ? [look.button(.back, AccountPhrase.keep), submit]
          : [submit, look.button(.back, ButtonPhrase.back)]))
  }

  /// Returns the line under a field: whether it is valid, once it was left.
  private func note(_ field: AccountTask.Field, _ context: Context) -> FormNote? {
    let look = context.look
    if field == .password, !text(.password).isEmpty {
      return look.passwordNote(
        text(.password), error(of: .password, context),
        isLeft: form.left.contains(.field(.password)))
    }
    // Players cannot know before which names are reserved.
    let isReserved = field == .name && nameError == .reserved
    guard isReserved || form.left.contains(.field(field)) else {
      return field == .password ? look.hint(RegisterPhrase.passwordHint) : nil
    }
    guard let error = error(of: field, context) else {
      // Only the store knows whether an old password or a code is right, and what others use.
      return field == .repeated ? look.right(RegisterPhrase.matches) : nil
    }
    return look.wrong(error)
  }

  private var nameError: PlayerNameError? {
    thrownError { () throws(PlayerNameError) in _ = try PlayerName(text(.name)) }
  }

  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    let look = frame.look
    let title = look.text(AccountPhrase.title(task))
    let place = frame.page(
      fields(context), form, title: title, intro: look.text(AccountPhrase.explain(task)),
      advice: look.text(AccountPhrase.advice(task)),
      rules: task == .password
        ? look.passwordRules(text(.password), need: RegisterPhrase.need, long: .long) : [],
      busy: pending == nil ? nil : look.text(AccountPhrase.working), hasLogo: task == .recover,
      in: context.area
    ) { $0 }
    guard task == .delete else { return }
    frame.canvas.restyle(place.top(1).left(TextWidth.of(title))) { _ in look.style(.bad) }
  }
}
