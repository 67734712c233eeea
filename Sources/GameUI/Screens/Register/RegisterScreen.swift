import Canvas
import GameCore

/// The form for a new player.
struct RegisterScreen: FormScreen {
  enum Item: Hashable {
    case name, email, password, repeated, stay, register, back
  }

  var form = FormState<Item>(
    focus: .name,
    fields: [
      .name: Field(), .email: Field(), .password: Field(isMasked: true),
      .repeated: Field(isMasked: true),
    ])
  private var stays = true
  /// Whether the form was submitted with an invalid field, until one is edited.
  private(set) var isRefused = false
  /// The name being registered; meanwhile the form is locked.
  private(set) var pending: PlayerName?
  /// The name and e-mail address that other players have.
  private var taken: [Item: String] = [:]

  static let fields: [Item] = [.name, .email, .password, .repeated]

  var loss: ConfirmationDialog.Subject? { .leaveRegistration }
  func hasUnsavedChanges(_: Context) -> Bool { Self.fields.contains { !form.field($0).isEmpty } }

  var draft: RegistrationDraft {
    var draft = RegistrationDraft()
    draft.name = form.text(.name)
    draft.email = form.text(.email)
    draft.password = Secret(form.text(.password))
    draft.repeated = Secret(form.text(.repeated))
    return draft
  }

  var isLocked: Bool { pending != nil }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    formKeys(&bind, submit: RegisterPhrase.register, context)
    bind(.escape, ButtonPhrase.back) { leaveForm(context) }
    bind.list(.help.typed, .quit.typed)
  }

  mutating func receive(_ answer: StoreAnswer, _: Context) -> [Action] {
    guard case .register(let name, .failure(let error)) = answer, name == pending else {
      return []
    }
    pending = nil
    if error == .nameTaken { refuse(.name) }
    if error == .emailTaken { refuse(.email) }
    return [.show(Dialog(Notice.notRegistered(error)))]
  }

  private mutating func refuse(_ item: Item) {
    taken[item] = form.text(item)
    form.move(to: item)
  }

  mutating func receive(_ event: FormEvent<Item>, _ context: Context) -> [Action] {
    switch event {
    case .edited: isRefused = false
    case .pressed(.stay): stays.toggle()
    case .submitted, .pressed(.register): return register(context)
    case .pressed(.back): return leaveForm(context)
    case .moved, .chose, .pressed: break
    }
    return []
  }

  /// Shows the validity of every field and moves to the first wrong one, or registers.
  private mutating func register(_ context: Context) -> [Action] {
    form.leaveAll()
    let wrong = Self.fields.first { error(of: $0) != nil }
    if let wrong { form.move(to: wrong) }
    isRefused = wrong != nil
    guard wrong == nil, let registration = draft.registration else { return [] }
    pending = registration.name
    let stay = stays && !context.environment.isAccountShared
    return .store(.register(registration, stay: stay))
  }

  /// Returns the text for the fault of a field; nil if it is valid.
  func error(of item: Item) -> RegisterPhrase? {
    let errors = draft.errors
    if let text = taken[item], text == form.text(item) { return .taken }
    switch item {
    case .name: return errors.name.map(RegisterPhrase.nameError)
    case .email: return errors.email.map(RegisterPhrase.emailError)
    case .password: return errors.password.map(RegisterPhrase.passwordError)
    case .repeated:
      if form.field(.repeated).isEmpty { return .repeatMissing }
      return errors.repeatedDiffers ? .differs : nil
    case .stay, .register, .back: return nil
    }
  }

  func fields(_ context: Context) -> Form<Item> {
    let look = context.look
    let fields = Self.fields.map { item in
      Form.Item(
        id: item, label: look.text(Self.label(item)), control: .field(), note: note(item, context))
    }
    return Form(
      fields + stayBox(.stay, isOn: stays, context) + [
        look.button(.register, RegisterPhrase.register, .accent),
        look.button(.back, ButtonPhrase.back),
      ])
  }

  func topics(_ context: Context) -> [HelpText.Topic] {
    fields(context).items.map { item in
      HelpText.Topic(title: Self.label(item.id), meaning: RegisterPhrase.explain(item.id))
    }
  }

  static func label(_ item: Item) -> any Phrase {
    switch item {
    case .name: AccountPhrase.field(.name)
    case .email: AccountPhrase.field(.email)
    case .password: AccountPhrase.password
    case .repeated: AccountPhrase.field(.repeated)
    case .stay: TitlePhrase.stay
    case .register: RegisterPhrase.register
    case .back: ButtonPhrase.back
    }
  }
}
