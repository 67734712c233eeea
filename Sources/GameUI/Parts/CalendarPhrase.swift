import GameCore

/// The texts of the sheet that a day is chosen from.
enum CalendarPhrase: Phrase {
  /// 1 to 12.
  case month(Int)
  case weekday(Weekday)
  case hint(String)
  case fault(DateFault)
  /// The first and the last day that can be chosen, written out.
  case before(String), after(String)
  case keyDay, keyMonth, keyYear, keyChoose

  var english: String {
    switch self {
    case .month(let number): Self.name(number, Self.englishMonths)
    case .weekday(let day): ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day.rawValue]
    case .hint(let date): "or type it: \(date)"
    case .fault(.empty), .fault(.unreadable): "Write it as 1990-05-17"
    case .fault(.noSuchDay): "The calendar has no such day"
    case .before(let day): "Not before \(day)"
    case .after(let day): "Not after \(day)"
    case .keyDay: "day"
    case .keyMonth: "month"
    case .keyYear: "year"
    case .keyChoose: "choose"
    }
  }

  var russian: String {
    switch self {
    case .month(let number): Self.name(number, Self.russianMonths)
    case .weekday(let day): ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"][day.rawValue]
    case .hint(let date): "или наберите: \(date)"
    case .fault(.empty), .fault(.unreadable): "Напишите так: 17.05.1990"
    case .fault(.noSuchDay): "Такого дня в календаре нет"
    case .before(let day): "Не раньше \(day)"
    case .after(let day): "Не позже \(day)"
    case .keyDay: "день"
    case .keyMonth: "месяц"
    case .keyYear: "год"
    case .keyChoose: "выбрать"
    }
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let russianMonths = [
    "Январь", "Февраль", "Март", "Апрель", "Май", "Июнь", "Июль", "Август", "Сентябрь",
    "Октябрь", "Ноябрь", "Декабрь",
  ]

  private static func name(_ number: Int, _ names: [String]) -> String {
    names.indices.contains(number - 1) ? names[number - 1] : ""
  }
}

extension CalendarSheet {
  /// The keys of the sheet.
  static let hints = [
    Hint(.plain("Enter"), CalendarPhrase.keyChoose), Hint(.arrows, CalendarPhrase.keyDay),
    Hint(.plain("PgUp PgDn"), CalendarPhrase.keyMonth),
    Hint(.plain("< >"), CalendarPhrase.keyYear), Hint(.plain("Esc"), TabPhrase.keyBack),
  ]
}
