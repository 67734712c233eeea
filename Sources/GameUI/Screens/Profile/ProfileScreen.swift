import Canvas
import GameCore

/// The form for the player's profile and its privacy.
struct ProfileScreen: Screen {
  enum Item: Hashable {
    case field(ProfileField)
    /// Whether every player sees a field.
    case shown(ProfileField)
    case save, leave, never
  }

  enum Target: Hashable {
    case form(FormTarget<Item>)
    case calendar(CalendarSheet.Target)
    case path(PathSheet.Target)
    /// The sheet for the player's own picture.
    case ownPicture
  }

  /// Whether the form opened by itself after a login.
  let isOffered: Bool
  /// The fields that are checked, including placeholders for those with choices.
  private(set) var form: FormState<Item>
  private(set) var sex: Sex?
  var avatar = AvatarChoice.kept(.none)
  var picked: PickedPicture?
  private(set) var privacy = Privacy()
  /// The form after loading the profile.
  private var begun = ProfileDraft()
  /// The stored profile; nil until it has been loaded.
  private(set) var stored: Dated<OwnProfile>?
  private var error: StoreError?
  var calendar: CalendarSheet?
  /// The sheet for the path of a picture.
  var sheet: PathSheet?
  private var saving = Asked<ProfileChange>()
  /// Whether saving was rejected, until a field is changed.
  private(set) var isRefused = false

  /// Creates the form with the focus on a field.
  init(isOffered: Bool = false, at field: ProfileField = .firstName) {
    self.isOffered = isOffered
    form = FormState(
      focus: .field(field),
      fields: [
        .field(.firstName): Field(limit: 80), .field(.lastName): Field(limit: 80),
        .field(.sex): Field(), .field(.birthDate): Field(), .field(.phone): Field(limit: 40),
      ])
  }

  /// Typing on a visibility checkbox moves to the next field.
  func isTyping(_ context: Context) -> Bool {
    if calendar != nil || sheet != nil { return true }
    if case .shown = form.focus { return true }
    // A digit begins a date.
    if form.focus == .field(.birthDate), !context.look.isPlain { return true }
    return fields(context).isField(form.focus)
  }

  func hasUnsavedChanges(_: Context) -> Bool { isChanged }

  /// A form that opened by itself closes on a tab change.
  var closesOnTabChange: Bool { isOffered && !isChanged }

  /// Keeps unsaved input when the form appears again.
  mutating func appear(_ context: Context) -> [Action] {
    // An answer may have been missed while another screen was open.
    if let sheet, sheet.isBusy { return .ask(FileKindQuery(path: sheet.path)) }
    guard stored == nil, let player = context.player else { return [] }
    return .ask(ProfileQuery(player: player.id))
  }

  /// A form that opened by itself rests for some time, however it is left.
  mutating func disappear(_ context: Context) -> [Action] {
    guard isOffered, let stored, context.settings.profileOffer != .off else { return [] }
    return [offer(.putOff(at: stored.time), context)]
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    if calendar != nil { return calendarKeys(&bind) }
    if sheet != nil { return pathKeys(&bind) }
    if stored != nil {
      let isText = fields(context).isField(form.focus)
      bind.list(KeyBinding(either: isText ? [.tab, .enter] : [.tab], TabPhrase.keyNext))
      focusKeys(&bind, context)
    }
    bind(.escape, isOffered ? ButtonPhrase.later : ButtonPhrase.back) {
      leaveForm(context)
    }
    guard stored != nil else { return }
    bind.part { form.handle($0, in: fields(context)).map { receive($0, context) } }
  }

  mutating func press(_ target: Target, at point: Point?, _ context: Context) -> [Action] {
    switch target {
    case .calendar(let target):
      return receive(calendar?.press(target) ?? .moved)
    case .path(let target): return receive(sheet?.press(target, at: point) ?? .moved)
    case .ownPicture:
      form.move(to: .field(.avatar))
      openSheet(context)
      return []
    case .form(let target):
      calendar = nil
      sheet = nil
      let event = form.press(target, at: point, in: fields(context))
      if target == .item(.field(.birthDate)) { openCalendar(context, typing: "") }
      return receive(event, context)
    }
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    if let player = context.player?.id {
      switch answer.to(ProfileQuery(player: player)) {
      case .success(let profile): if stored == nil { show(profile, context) }
      case .failure(let error): self.error = error
      case nil: break
      }
    }
    if case (_, .success)? = saving.take(answer) {
      return [.show(Dialog(Notice.profileSaved)), .back]
    }
    return receiveFiles(answer)
  }

  var isLocked: Bool { saving.query != nil }

  /// Returns the message shown instead of the form, if any.
  func message(_ look: RenderStyle) -> (text: String, role: Role)? {
    if let error { return (look.text(error), .bad) }
    return stored == nil ? (look.text(YouPhrase.loading), .muted) : nil
  }

  func sees(_ field: ProfileField) -> Bool { privacy[field] == .everybody }
}

extension ProfileScreen {
  private mutating func openCalendar(_ context: Context, typing text: String) {
    guard let validation = validation(context) else { return }
    let chosen = try? validation.style.date(from: form.text(.field(.birthDate)))
    // A likely date, closer than today to most dates of birth.
    let start = chosen ?? validation.today.adding(years: -30)
    let last = max(validation.today, BirthDate.earliest)
    var sheet = CalendarSheet(
      start, in: BirthDate.earliest...last, style: validation.style, today: validation.today)
    if !text.isEmpty { sheet.edit(.paste(text)) }
    calendar = sheet
  }

  /// Handles text typed on a visibility checkbox, which is meant for the field after it. Nil if the
  /// focus is elsewhere, or the input is not text.
  private mutating func type(_ input: Input, _ context: Context) -> [Action]? {
    guard case .shown(let field) = form.focus else { return nil }
    switch input {
    case .key(.character(" ")): return nil
    case .key(.character), .paste: break
    case .key, .mouse: return nil
    }
    switch field {
    case .firstName: form.move(to: .field(.lastName))
    case .lastName: return moveOn(to: .sex)
    case .sex:
      form.move(to: .field(.birthDate))
      if let start = opening(input) { openCalendar(context, typing: start) }
      return []
    case .birthDate: form.move(to: .field(.phone))
    case .phone where isEmpty(.phone): form.move(to: .field(.phone))
    case .phone: return moveOn(to: .avatar)
    case .avatar: return []
    }
    return form.handle(input, in: fields(context)).map { receive($0, context) }
  }

  private mutating func moveOn(to field: ProfileField) -> [Action] {
    form.move(to: .field(field))
    return []
  }

  /// Binds the keys that depend on the focus.
  private mutating func focusKeys(_ bind: inout ScreenKeys, _ context: Context) {
    let change = KeyBinding(.leftRight, TabPhrase.keyChange)
    switch form.focus {
    case .field(.firstName): bind(.enter) { moveOn(to: .lastName) }
    case .field(.lastName): bind(.enter) { moveOn(to: .sex) }
    case .field(.phone): break
    case .field(.sex):
      bind.list(change)
      bind(.enter) { moveOn(to: .birthDate) }
    case .field(.birthDate) where context.look.isPlain: break
    case .field(.birthDate):
      bind(.enter, ProfilePhrase.keyCalendar) { openCalendar(context, typing: "") }
      bind.part { input in
        guard let start = opening(input) else { return nil }
        openCalendar(context, typing: start)
        return []
      }
    case .field(.avatar):
      bind.list(change)
      bind(.enter, ProfilePhrase.file) { openSheet(context) }
    case .shown:
      bind.list(KeyBinding(" ", TabPhrase.keyChange))
      // Space changes a visibility checkbox: Enter skips it.
      bind(.enter) { form.handle(.key(.tab), in: fields(context)).map { receive($0, context) } }
      bind.part { type($0, context) }
    case .save, .leave, .never: bind.list(KeyBinding(.enter, TabPhrase.keyPress))
    }
  }

  private mutating func calendarKeys(_ bind: inout ScreenKeys) {
    // Opens the help as elsewhere, because dates contain no question mark.
    bind("?") { [.input(.key(.function(1)))] }
    var keys: KeyBindings<CalendarSheet.Event> = bind.nested()
    calendar?.keys(&keys)
    bind.take(keys) { receive($0) }
  }

  private mutating func receive(_ event: CalendarSheet.Event) -> [Action] {
    switch event {
    case .moved: break
    case .dismissed, .passed:
      calendar = nil
      if event == .passed { form.move(to: .field(.phone)) }
    case .chosen(let date):
      let style = calendar?.style
      calendar = nil
      isRefused = false
      form.set(.field(.birthDate), to: Field(style?.text(of: date) ?? date.description))
      form.move(to: .field(.phone))
    }
    return []
  }

  private mutating func receive(_ event: FormEvent<Item>, _ context: Context) -> [Action] {
    switch event {
    case .edited: isRefused = false
    case .chose(.field(.sex), let option): sex = Sex.allCases[option]
    case .chose(.field(.avatar), let option):
      if avatars.indices.contains(option) { avatar = avatars[option] }
    case .chose(.shown(let field), let option):
      privacy[field] = option == 0 ? .onlySelf : .everybody
    case .pressed(.shown(let field)):
      privacy[field] = privacy[field] == .everybody ? .onlySelf : .everybody
    // The phone number is the last field, but not the last control.
    case .submitted: form.move(to: .shown(.phone))
    case .pressed(.save): return save(context)
    case .pressed(.leave): return leaveForm(context)
    case .pressed(.never): return [offer(.off, context)] + leaveForm(context)
    case .moved, .chose, .pressed: break
    }
    return []
  }

  /// Whether the form has unsaved changes.
  private var isChanged: Bool {
    guard let stored else { return false }
    return draft != begun || avatar == .picked || privacy != stored.value.privacy
  }

  /// Shows the validity of every field and moves to the first wrong one, or saves the form.
  private mutating func save(_ context: Context) -> [Action] {
    guard let stored, let player = context.player, let validation = validation(context) else {
      return []
    }
    form.leaveAll()
    guard let profile = draft.profile(under: validation) else {
      if let wrong = Self.checked.first(where: { error(of: $0, context) != nil }) {
        form.move(to: .field(wrong))
      }
      isRefused = true
      return []
    }
    isRefused = false
    let changed = OwnProfile(profile: profile, privacy: privacy)
    let picture = avatar == .picked ? picked?.picture : nil
    return saving.ask(
      ProfileChange(changed: changed, old: stored.value, player: player.id, picture: picture))
  }

  private mutating func show(_ profile: Dated<OwnProfile>, _ context: Context) {
    stored = profile
    error = nil
    let draft = ProfileDraft(profile.value.profile, style: style(context))
    form.set(.field(.firstName), to: Field(draft.firstName, limit: 80))
    form.set(.field(.lastName), to: Field(draft.lastName, limit: 80))
    form.set(.field(.birthDate), to: Field(draft.birthDate))
    form.set(.field(.phone), to: Field(draft.phone, limit: 40))
    (sex, avatar) = (draft.sex, .kept(draft.avatar))
    privacy = profile.value.privacy
    begun = draft
  }
}
