import Canvas
import GameCore

/// A short form for one account task.
struct AccountScreen: FormScreen {
  enum Item: Hashable {
    case field(AccountTask.Field)
    case submit, back
  }

  let task: AccountTask
  /// The initial contents of the fields.
  private var begun: [AccountTask.Field: String] = [:]
  var form: FormState<Item>
  /// The question being answered; meanwhile the form is locked.
  private(set) var pending: AnyQuery?

  init(_ task: AccountTask, login: String = "") {
    self.task = task
    form = FormState(
      focus: task.fields.first.map { .field($0) } ?? .back,
      fields: Dictionary(
        uniqueKeysWithValues: task.fields.map { (.field($0), Field(isMasked: $0.isMasked)) }))
    guard !login.isEmpty else { return }
    begin(.login, with: login)
    form.move(to: .field(.code))
  }

  func hasUnsavedChanges(_: Context) -> Bool {
    task.fields.contains { form.text(.field($0)) != begun[$0] ?? "" }
  }

  /// Fills in the current values.
  mutating func appear(_ context: Context) -> [Action] {
    if task == .export { begin(.path, with: "~/flipside-account.json") }
    guard let field = task.fields.first, let kept = kept(context), let player = context.player
    else { return [] }
    begin(field, with: kept)
    return .ask(OwnAccountQuery(player: player.id))
  }

  /// Clears secrets when the screen is left.
  mutating func disappear(_: Context) -> [Action] {
    for field in task.fields where field.isMasked || field == .code {
      form.set(.field(field), to: Field(isMasked: field.isMasked))
    }
    return []
  }

  var isLocked: Bool { pending != nil }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    // A deletion needs the button.
    formKeys(&bind, submit: task == .delete ? nil : AccountPhrase.submit(task), context)
    bind(.escape, ButtonPhrase.back) { leaveForm(context) }
    // In the tabs, these are shown for every form.
    if task == .recover { bind.list(.help.typed, .quit.typed) }
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    if answer.to(OwnAccountQuery.self) != nil { follow(context) }
    guard case .reply(let reply) = answer, reply.query == pending else { return [] }
    pending = nil
    let task = task
    let environment = context.environment
    if let (_, result) = answer.to(AccountChange.self) {
      return finish(result) { _ in [.back, .show(Dialog(Notice.changed(task)))] }
    }
    if let (_, result) = answer.to(RecoveryCodeRequest.self) {
      return finish(result) { [.back, .show(RecoveryCodeNotice($0).dialog(environment))] }
    }
    if let (_, result) = answer.to(Recovery.self) {
      let login = form.text(.field(.login))
      let password = Secret(form.text(.field(.password)))
      return finish(result) {
        [
          .go(.logIn(as: login)),
          .show(RecoveryCodeNotice($0.code, after: .recovery).dialog(environment)),
          // As the fields of a login say unless changed.
          .effect(
            .store(
              .logIn(LoginName(login), password, stay: !context.environment.isAccountShared))),
        ]
      }
    }
    if let (export, result) = answer.to(AccountExport.self) {
      switch result {
      case .success: return [.back, .show(Dialog(Notice.exported(export.path)))]
      case .failure(let error): return [.show(Dialog(Notice.notExported(error)))]
      }
    }
    // After a deletion the application opens the title.
    return answer.to(AccountDeletion.self).map { finish($0.result) { _ in [] } } ?? []
  }

  private mutating func begin(_ field: AccountTask.Field, with text: String) {
    guard form.field(.field(field)).isEmpty else { return }
    form.set(.field(field), to: Field(text))
    begun[field] = text
  }

  /// Updates the field after a change elsewhere, unless it was edited.
  private mutating func follow(_ context: Context) {
    guard let field = task.fields.first, let now = kept(context), now != begun[field] else {
      return
    }
    if form.text(.field(field)) == begun[field] { form.set(.field(field), to: Field(now)) }
    begun[field] = now
  }

  /// Returns the stored name or address that the form changes; nil for other tasks.
  private func kept(_ context: Context) -> String? {
    switch task {
    case .name: context.player?.name.description
    case .email: context.player?.email.description
    case .password, .recoveryCode, .export, .delete, .recover: nil
    }
  }

  /// Continues after an operation that a wrong password or the store may have stopped.
  private mutating func finish<Value>(
    _ result: Result<Value, LogInError>, then next: (Value) -> [Action]
  ) -> [Action] {
    switch result {
    case .success(let value): return next(value)
    case .failure(let error):
      if error == .wrong, task.fields.contains(.old) {
        form.set(.field(.old), to: Field(isMasked: true))
        form.move(to: .field(.old))
      }
      return [.show(Dialog(Notice.notChanged(task, error)))]
    }
  }

  mutating func receive(_ event: FormEvent<Item>, _ context: Context) -> [Action] {
    switch event {
    case .moved, .edited, .chose: return []
    case .submitted where task == .delete:
      form.move(to: .submit)
      return []
    case .submitted, .pressed(.submit): return submit(context)
    case .pressed: return leaveForm(context)
    }
  }

  /// Input that is only a confirmation or a file name is not worth a question.
  var loss: ConfirmationDialog.Subject? {
    switch task {
    case .name, .email, .password, .recover: .leaveForm
    case .recoveryCode, .export, .delete: nil
    }
  }

  /// Shows the validity of every field and moves to the first wrong one, or sends the request.
  private mutating func submit(_ context: Context) -> [Action] {
    form.leaveAll()
    // An unedited value is not sent, because another program may have changed the stored one.
    if kept(context) != nil, let field = task.fields.first,
      form.text(.field(field)) == begun[field]
    {
      return [.show(Dialog(Notice.unchanged(task)))]
    }
    if let wrong = task.fields.first(where: { error(of: $0, context) != nil }) {
      form.move(to: .field(wrong))
      return []
    }
    guard let request = query(context).map({ AnyQuery($0) }) else { return [] }
    pending = request
    return .store(.query(request))
  }
}
