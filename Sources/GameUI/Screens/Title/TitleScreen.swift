import Canvas
import GameCore

/// The title: a menu, or the login form.
struct TitleScreen: FormScreen {
  enum Item: Hashable {
    case login, password, stay, logIn, register, guest, quit
    /// The focus while none is shown.
    case nowhere
  }

  /// The time before the initial focus is known: neither fields nor menu are shown, and input is
  /// kept until they are.
  private struct Opening {
    /// The time limit for the store's answer in milliseconds.
    static let patience = 500
    static let most = 200

    let until: Moment
    var pressed: [Input] = []
  }

  var form: FormState<Item>
  private var stays = true
  /// Whether Esc returns to a guest's tabs.
  private let isGuestHere: Bool
  /// Whether there was any input, after which the focus is not changed.
  private var isTouched = false
  private var opening: Opening?
  /// Whether the form is shown instead of the menu.
  private var isFormOpen: Bool
  /// The name being logged in; meanwhile the form is locked.
  private(set) var pending: LoginName?

  init(at focus: Item = .login, isGuestHere: Bool = false) {
    form = FormState(focus: focus, fields: [.login: Field(), .password: Field(isMasked: true)])
    self.isGuestHere = isGuestHere
    isFormOpen = focus == .login || focus == .password
  }

  /// Creates the form with a typed name, and the focus on the password.
  init(login: String) {
    self.init(at: .password)
    form.set(.login, to: Field(login))
    isTouched = true
  }

  /// Returns whether the fields are shown. Plain pages have no menu, because a line of text says
  /// everything.
  func showsFields(_ context: Context) -> Bool { isFormOpen || context.look.isPlain }

  /// Whether the focus is known.
  var hasFocus: Bool { opening == nil }

  /// Returns whether fields or menu are shown. Plain pages have the same fields in any case.
  func isOpen(_ context: Context) -> Bool { hasFocus || context.look.isPlain }

  /// The input from before fields or menu are shown.
  var typedAhead: [Input] { opening?.pressed ?? [] }

  var nextDeadline: Moment? { opening?.until }

  func isTyping(_ context: Context) -> Bool {
    // Letters are not mapped to Latin ones before it is known whether they are text.
    !hasFocus || fields(context).isField(form.focus)
  }

  /// Requests whether any account exists.
  mutating func appear(_ context: Context) -> [Action] {
    if !isTouched { opening = Opening(until: context.now.advanced(by: Opening.patience)) }
    return .ask(AnyAccountQuery())
  }

  mutating func advance(_: Context) -> [Action] { begin(at: .login) }

  /// Sets the initial focus and handles the input kept until now.
  private mutating func begin(at item: Item) -> [Action] {
    guard let opening else { return [] }
    self.opening = nil
    show(item)
    return opening.pressed.map(Action.input)
  }

  /// Moves the focus to the name in the form, or to an item of the menu.
  private mutating func show(_ item: Item) {
    isFormOpen = item == .login
    form.move(to: item)
  }

  var isLocked: Bool { pending != nil }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    bind.part { hold($0) }
    guard isOpen(context) else { return }
    bind.part { _ in
      isTouched = true
      return nil
    }
    let isTyping = isTyping(context)
    if isTyping {
      bind.list(form.keys(in: fields(context), submit: ButtonPhrase.logIn))
    } else {
      bind(Item.guest.keys, TitlePhrase.guest) { _ in [.account(.playAsGuest)] }
      bind(Item.register.keys, ButtonPhrase.register) { _ in [.go(.register)] }
      bind(Item.logIn.keys, ButtonPhrase.logIn) { _ in
        show(.login)
        return []
      }
    }
    bind(.escape, ButtonPhrase.back, when: isGuestHere) { [.account(.playAsGuest)] }
    bind(.escape, isTyping ? TitlePhrase.keyMenu : nil, when: !isGuestHere) { show(.guest) }
    if isTyping { bind.list(.help.typed) } else { bind.list(.help, .quit) }
    let forgotten = AccountPhrase.title(.recover)
    if !isTyping { bind("f", forgotten) { [recover] } }
    bind(.function(2), isTyping ? forgotten : nil) { [recover] }
    if isTyping { bind.list(.quit.typed.yielding) }
    bind.part { form.handle($0, in: fields(context)).map { receive($0, context) } }
  }

  /// Keeps an input until the initial focus is known.
  private mutating func hold(_ input: Input) -> [Action]? {
    guard let opening else { return nil }
    if opening.pressed.count < Opening.most { self.opening?.pressed.append(input) }
    return []
  }

  mutating func press(
    _ target: FormTarget<Item>, at point: Point?, _ context: Context
  ) -> [Action] {
    // Plain pages have fields already; earlier input goes to the first.
    if !hasFocus { return begin(at: .login) + [.press(target)] }
    isTouched = true
    return receive(form.press(target, at: point, in: fields(context)), context)
  }

  mutating func receive(_ answer: StoreAnswer, _: Context) -> [Action] {
    // Without any account, the focus starts on playing as a guest, or on registering for a guest.
    if let anybody = answer.to(AnyAccountQuery()) {
      let first: Item = isGuestHere ? .register : .guest
      return begin(at: anybody == .success(false) ? first : .login)
    }
    guard case .logIn(let name, .failure(let error)) = answer, name == pending else { return [] }
    pending = nil
    form.set(.password, to: Field(isMasked: true))
    form.move(to: .password)
    let forgotten = Dialog.Button(TitlePhrase.forgotten, recover)
    let buttons = [Dialog.Button(ButtonPhrase.ok)] + (error == .wrong ? [forgotten] : [])
    return [.show(Dialog(Notice.notLoggedIn(error), buttons))]
  }

  /// Opens the form for a new password.
  private var recover: Action { .go(.recover(login: form.text(.login))) }

  mutating func receive(_ event: FormEvent<Item>, _ context: Context) -> [Action] {
    switch event {
    case .submitted: return logIn(context)
    case .pressed(.stay): stays.toggle()
    case .pressed(.logIn):
      if showsFields(context) { return logIn(context) }
      show(.login)
    case .pressed(.register): return [.go(.register)]
    case .pressed(.guest): return [.account(.playAsGuest)]
    case .pressed(.quit): return [.quit]
    case .moved, .edited, .chose, .pressed(.login), .pressed(.password), .pressed(.nowhere): break
    }
    return []
  }

  private mutating func logIn(_ context: Context) -> [Action] {
    if form.field(.login).isEmpty { return lacking(.login, .loginMissing) }
    if form.field(.password).isEmpty { return lacking(.password, .passwordMissing) }
    let name = LoginName(form.text(.login))
    pending = name
    let stay = stays && !context.environment.isAccountShared
    return .store(.logIn(name, Secret(form.text(.password)), stay: stay))
  }

  private mutating func lacking(_ item: Item, _ notice: Notice) -> [Action] {
    form.move(to: item)
    return [.show(Dialog(notice))]
  }

  func fields(_ context: Context) -> Form<Item> {
    let look = context.look
    func button(_ item: Item, _ phrase: any Phrase) -> Form<Item>.Item {
      look.button(item, phrase, item == .logIn ? .accent : .button)
    }
    guard showsFields(context) else {
      return Form([
        button(.guest, TitlePhrase.guest), button(.logIn, ButtonPhrase.logIn),
        button(.register, ButtonPhrase.register), button(.quit, TitlePhrase.quit),
      ])
    }
    let fields = [
      Form.Item(id: Item.login, label: look.text(AccountPhrase.field(.login)), control: .field()),
      Form.Item(id: .password, label: look.text(AccountPhrase.password), control: .field()),
    ]
    return Form(
      fields + stayBox(.stay, isOn: stays, context) + [
        button(.logIn, ButtonPhrase.logIn), button(.register, ButtonPhrase.register),
        button(.guest, TitlePhrase.guest), button(.quit, TitlePhrase.quit),
      ])
  }
}

extension Screen {
  /// Returns the checkbox to stay logged in; none on a shared system account.
  func stayBox<Item>(_ id: Item, isOn: Bool, _ context: Context) -> [Form<Item>.Item] {
    guard !context.environment.isAccountShared else { return [] }
    return [
      Form.Item(
        id: id, label: "", control: .check(isOn), remark: context.look.text(TitlePhrase.stay))
    ]
  }
}
