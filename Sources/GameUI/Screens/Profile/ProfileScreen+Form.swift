import Canvas
import GameCore

extension ProfileScreen {
  func hasTextCursor(_ context: Context) -> Bool {
    if let calendar { return !calendar.typed.isEmpty }
    return sheet != nil || fields(context).isField(form.focus)
  }

  /// The fields of a complete profile, from the top; each may be left empty.
  static let checked: [ProfileField] = [.firstName, .lastName, .sex, .birthDate, .phone]

  var draft: ProfileDraft {
    var draft = ProfileDraft()
    draft.firstName = form.text(.field(.firstName))
    draft.lastName = form.text(.field(.lastName))
    draft.sex = sex
    draft.birthDate = form.text(.field(.birthDate))
    draft.phone = form.text(.field(.phone))
    switch avatar {
    case .kept(let avatar): draft.avatar = avatar
    case .picked: draft.avatar = stored?.value.profile.avatar ?? .none
    }
    return draft
  }

  func style(_ context: Context) -> DateStyle {
    DateStyle(context.look.language, locale: context.environment.locale)
  }

  /// Returns the circumstances for checking the form; nil until the date is known.
  func validation(_ context: Context) -> ProfileDraft.ValidationContext? {
    stored.map { stored in
      ProfileDraft.ValidationContext(
        style: style(context), language: context.look.language,
        today: CalendarDate(stored.time, secondsFromUTC: context.look.secondsFromUTC))
    }
  }

  /// Returns the text for the fault of a field; nil if it is valid.
  func error(of field: ProfileField, _ context: Context) -> ProfilePhrase? {
    guard let errors = validation(context).map({ draft.errors(under: $0) }) else { return nil }
    switch field {
    case .firstName: return errors.firstName.map(ProfilePhrase.nameError)
    case .lastName: return errors.lastName.map(ProfilePhrase.nameError)
    case .birthDate: return errors.birthDate.map(ProfilePhrase.birthError)
    case .phone: return errors.phone.map(ProfilePhrase.phoneError)
    case .sex, .avatar: return nil
    }
  }

  /// Returns the change of the setting for this form.
  func offer(_ offer: ProfileOffer, _ context: Context) -> Action {
    var settings = context.settings
    settings.profileOffer = offer
    return .change(settings)
  }

  /// Returns the text that a key types into the calendar it opens; nil if it does not open it.
  func opening(_ input: Input) -> String? {
    switch input {
    case .key(.character(" ")): ""
    case .key(.character(let digit)) where digit.isASCII && digit.isNumber: String(digit)
    case .paste(let text): text
    default: nil
    }
  }

  func fields(_ context: Context) -> Form<Item> {
    let look = context.look
    var items: [Form<Item>.Item] = []
    for field in Self.checked + [.avatar] {
      items.append(
        Form.Item(
          id: .field(field), label: look.text(ProfilePhrase.field(field)),
          control: control(of: field, look), note: note(field, context),
          explanation: ProfilePhrase.hint(field)))
      items.append(
        Form.Item(
          id: .shown(field), label: "",
          control: look.isPlain
            ? .choice(viewers(look), chosen: sees(field) ? 1 : 0) : .check(sees(field)),
          remark: look.text(ProfilePhrase.everybody), isAside: true))
    }
    items.append(look.button(.save, ButtonPhrase.save, .accent))
    if isOffered { items.append(look.button(.never, ProfilePhrase.never)) }
    // The last one, so that Tab leads from it to the first field.
    items.append(look.button(.leave, isOffered ? ButtonPhrase.later : .back))
    return Form(items)
  }

  /// Returns the names of those who may see a field.
  func viewers(_ look: RenderStyle) -> [String] {
    [look.text(ProfilePhrase.noOne), look.text(ProfilePhrase.everybody)]
  }

  private func control(of field: ProfileField, _ look: RenderStyle) -> Form<Item>.Control {
    switch field {
    case .firstName, .lastName, .phone: .field()
    // A calendar cannot be heard.
    case .birthDate where look.isPlain: .field()
    case .sex:
      .choice(
        Sex.allCases.map { look.text(ProfilePhrase.sex($0)) },
        chosen: sex.flatMap { Sex.allCases.firstIndex(of: $0) })
    case .birthDate:
      .fact(
        form.text(.field(.birthDate)).isEmpty
          ? look.text(ProfilePhrase.openCalendar) : form.text(.field(.birthDate)),
        .placeholder)
    case .avatar:
      .choice(avatars.map { name(of: $0, look) }, chosen: avatars.firstIndex(of: avatar))
    }
  }

  /// Returns the line under a field: whether it is valid, once it was left, or a hint; for a
  /// focused checkbox its meaning.
  private func note(_ field: ProfileField, _ context: Context) -> FormNote? {
    let look = context.look
    let isBoxFocused = form.focus == .shown(field) && !look.isPlain
    let hint = look.isPlain ? nil : look.hint(ProfilePhrase.hint(field))
    let whoSees = look.hint(ProfilePhrase.whoSees(sees(field)))
    if field == .avatar {
      if isBoxFocused { return whoSees }
      return form.focus == .field(.avatar) ? hint : nil
    }
    guard let validation = validation(context) else { return nil }
    let isLeft = form.left.contains(.field(field))
    let isFocused = form.focus == .field(field)
    let error = self.error(of: field, context)
    if isLeft, let error, !isFocused || isLeftAltogether {
      return look.wrong(error)
    }
    if isBoxFocused { return whoSees }
    if error == nil, field == .birthDate,
      let date = try? validation.style.date(from: draft.birthDate)
    {
      let age = date.age(on: validation.today)
      return FormNote(text: look.text(ProfilePhrase.age(age)), role: age < 18 ? .muted : .good)
    }
    if error == nil, isLeft, !isFocused, !isEmpty(field), field != .sex {
      return look.right(RegisterPhrase.fits)
    }
    return isFocused && (field != .sex || isEmpty(field)) ? hint : nil
  }

  /// Returns whether a field is empty.
  func isEmpty(_ field: ProfileField) -> Bool {
    field == .sex ? sex == nil : form.text(.field(field)).allSatisfy { $0 == " " }
  }

  private var isLeftAltogether: Bool { form.left.count == Self.checked.count }
}
