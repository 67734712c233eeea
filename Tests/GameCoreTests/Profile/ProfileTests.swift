import Testing

@testable import GameCore

@Suite("A profile contains valid values that are safe for the screen")
struct ProfileTests {
  @Test(
    "telephone numbers are converted to E.164 from any notation",
    arguments: [
      ("+7 (912) 345-67-89", "+79123456789"), ("8 912 345-67-89", "+79123456789"),
      ("8(912)3456789", "+79123456789"), ("007 912 345 67 89", "+79123456789"),
      (" +49 30/901820 ", "+4930901820"), ("+44 20 7946 0958", "+442079460958"),
      ("+7\u{A0}912\u{2011}345\u{2013}67.89", "+79123456789"),
    ])
  func phones(text: String, expected: String) throws {
    let phone = try PhoneNumber(text, language: .russian)
    #expect(phone.description == expected)
    #expect(try PhoneNumber(phone.grouped, language: .english) == phone)
    #expect(try PhoneNumber(phone.description, language: .russian) == phone)
  }

  @Test("a number of any length is grouped so that it reads back")
  func groups() throws {
    for count in PhoneNumber.digits {
      for first in 1...9 {
        let text = "+\(first)" + String(repeating: "2", count: count - 1)
        let phone = try PhoneNumber(text, language: .english)
        #expect(try PhoneNumber(phone.grouped, language: .english).description == text)
      }
    }
    #expect(try PhoneNumber("+79123456789", language: .english).grouped == "+7 912 345-67-89")
    #expect(try PhoneNumber("+12025550123", language: .english).grouped == "+1 202 555-0123")
    #expect(try PhoneNumber("+35312345678", language: .english).grouped == "+353 123 456 78")
    #expect(try PhoneNumber("+4930901820", language: .english).grouped == "+49 309 018 20")
    #expect(
      try PhoneNumber("+44 20 7946 0958", language: .english).grouped == "+44 207 946 0958")
  }

  @Test("an invalid telephone number is rejected for the right reason")
  func badPhones() {
    func error(_ text: String, _ language: Language = .english) -> PhoneError? {
      do throws(PhoneError) {
        _ = try PhoneNumber(text, language: language)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(" ") == .empty)
    #expect(error("8 912 345-67-89") == .noCountryCode)
    #expect(error("912 345-67-89", .russian) == .noCountryCode)
    #expect(error("8 912 345-67-8", .russian) == .notTenAfterEight)
    #expect(error("+0912345678") == .noCountryCode)
    #expect(error("+") == .tooShort)
    #expect(error("+1234567") == .tooShort)
    #expect(error("+1234567890123456") == .tooLong)
    #expect(error("+7 912 345-67-89 ext 1") == .forbiddenCharacter)
    #expect(error("+7 912\u{202E}345") == .forbiddenCharacter)
    #expect(error("7+9123456789") == .forbiddenCharacter)
    #expect(error("+٧٩١٢٣٤٥٦٧٨٩") == .forbiddenCharacter)
    #expect(error(String(repeating: "9", count: 100_000)) == .tooLong)
  }

  @Test("names are Latin, one to forty characters")
  func names() throws {
    for name in ["A", "Anna", "Mary Ann", "O'Neil", "Anne-Marie", "Zoë", "d'Artagnan", "Łucja"] {
      #expect(try GivenName(name).description == name)
    }
    #expect(try GivenName("  Zoe\u{308}  ").description == "Zoë")
    #expect(try GivenName("O\u{2019}Neil  Mc").description == "O'Neil Mc")
    #expect(try GivenName(String(repeating: "é", count: 40)).description.count == 40)
    let refused: [(String, GivenNameError)] = [
      ("", .empty), (" \n", .empty), ("Анна", .notLatin), ("Annа", .notLatin), ("李", .notLatin),
      ("Anna1", .forbiddenCharacter), ("-Anna", .forbiddenCharacter), ("'", .forbiddenCharacter),
      ("An\u{1B}[31mna", .forbiddenCharacter), ("A\u{202E}b", .forbiddenCharacter),
      ("A\u{200B}b", .forbiddenCharacter), ("a\u{1C3}", .notLatin), ("Q\u{301}\u{301}", .notLatin),
      (String(repeating: "a", count: 41), .tooLong),
      (String(repeating: "a", count: 1_000_000), .tooLong),
    ]
    for (text, expected) in refused {
      do throws(GivenNameError) {
        _ = try GivenName(text)
        Issue.record("\(text.debugDescription) was accepted")
      } catch {
        let isRefused = error == expected || error == .forbiddenCharacter && expected == .notLatin
        #expect(isRefused, "\(text.prefix(20).debugDescription): \(error)")
      }
    }
  }

  @Test("a form reports the fault of each field, and returns its values once there is none")
  func draft() throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 22))
    let validation = ProfileDraft.ValidationContext(
      style: DateStyle(.russian, locale: ""), language: .russian, today: today)
    var draft = ProfileDraft()
    #expect(draft.errors(under: validation).isEmpty)
    #expect(draft.profile(under: validation) == Profile())
    draft.firstName = "Анна"
    draft.lastName = "  "
    #expect(draft.errors(under: validation).firstName == .notLatin)
    #expect(draft.profile(under: validation) == nil)
    draft.firstName = "Anna"
    #expect(draft.profile(under: validation) == Profile(firstName: try GivenName("Anna")))
    draft.lastName = "Petrova"
    draft.sex = .notSaid
    draft.phone = "8 912 345-67-89"
    draft.birthDate = "23.11.2026"
    #expect(draft.errors(under: validation).birthDate == .inTheFuture)
    draft.birthDate = "31.12.1899"
    #expect(draft.errors(under: validation).birthDate == .tooEarly)
    #expect(draft.profile(under: validation) == nil)
    draft.birthDate = "22.11.2008"
    #expect(draft.errors(under: validation).isEmpty)
    let profile = try #require(draft.profile(under: validation))
    #expect(!profile.isEmpty && profile.fullName == "Anna Petrova")
    #expect(profile.birthDate?.date.age(on: today) == 18)
    #expect(try BirthDate(today, today: today).date.age(on: today) == 0)
    // After a clock was set back, ages are not negative and no date is lost.
    let before = today.adding(years: -30)
    #expect(profile.birthDate?.date.age(on: before) == 0)
    let older = ProfileDraft.ValidationContext(
      style: validation.style, language: .russian, today: before)
    #expect(draft.errors(under: older).birthDate == .inTheFuture)
    let again = ProfileDraft(profile, style: validation.style)
    #expect(again.profile(under: validation) == profile)
    let avatar = Profile(avatar: .face(1))
    #expect(Profile().isEmpty && !Profile(firstName: profile.firstName).isEmpty && !avatar.isEmpty)
  }
}
