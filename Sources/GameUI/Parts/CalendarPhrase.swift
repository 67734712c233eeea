import Canvas
import GameCore

/// The texts of the calendar sheet.
enum CalendarPhrase: SpokenPhrase, Hashable {
  /// A month, 1 to 12.
  case month(Int)
  case weekday(Weekday)
  case hint(String)
  case error(DateError)
  /// The first and the last selectable day, as text.
  case before(String), after(String)
  case previousYear, previousMonth, nextMonth, nextYear
  case keyDay, keyMonth, keyYear, keyChoose

  func text(in say: Language) -> String {
    switch self {
    case .month(let number):
      say(
        [
          "January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December",
        ][min(max(number, 1), 12) - 1],
        [
          "Январь", "Февраль", "Март", "Апрель", "Май", "Июнь", "Июль", "Август", "Сентябрь",
          "Октябрь", "Ноябрь", "Декабрь",
        ][min(max(number, 1), 12) - 1])
    case .weekday(let day):
      say(
        ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day.rawValue],
        ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"][day.rawValue])
    case .previousYear: say("Previous year", "Предыдущий год")
    case .previousMonth: say("Previous month", "Предыдущий месяц")
    case .nextMonth: say("Next month", "Следующий месяц")
    case .nextYear: say("Next year", "Следующий год")
    case .hint(let date): say("or type it: \(date)", "или введите: \(date)")
    case .error(.empty), .error(.unreadable):
      say("Enter it as 1990-05-17", "Введите в виде 17.05.1990")
    case .error(.noSuchDay): say("No such date", "Такой даты нет")
    case .before(let day): say("Not before \(day)", "Не раньше \(day)")
    case .after(let day): say("Not after \(day)", "Не позже \(day)")
    case .keyDay: say("day", "день")
    case .keyMonth: say("month", "месяц")
    case .keyYear: say("year", "год")
    case .keyChoose: say("choose", "выбрать")
    }
  }

  func spoken(in say: Language) -> String? {
    guard case .weekday(let day) = self else { return nil }
    return say(
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][
        day.rawValue],
      ["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"][
        day.rawValue])
  }
}
