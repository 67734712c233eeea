public import GameCore
public import SystemStrings

/// What `flipside table` needs from outside.
public struct Maintenance {
  /// Opens the records at a place read-only; nil if nothing has been saved there.
  public var openSource: (SystemString) throws(StoreError) -> DatabaseStore? = { _ in nil }
  /// Opens the records at a place, creating missing parts.
  public var openTarget: (SystemString) throws(StoreError) -> DatabaseStore = CommandContext.nothing
  /// Creates a database on a server, with the role of players' programs; nil if the place is not a
  /// server.
  public var setUp: (SystemString, RoleName) throws(SetupError) -> SetupOutcome? = { _, _ in nil }
  /// Replaces the progress line; does nothing if the output is not a terminal.
  public var show: (String) -> Void = { _ in }
}

/// `flipside table`: creates, checks and copies databases.
struct TableTool: PrintingCommand {
  static let description = CommandDescription(
    "table", "create, check or copy a database", "создать, проверить, скопировать базу",
    usages: [
      .init(
        "table create [ROLE]", "create the database (and its role)",
        "создать базу данных (и роль)"),
      .init("table check", "replay all rounds and check all data", "проверить все партии и данные"),
      .init(
        "table copy FROM TO", "copy all data to another place",
        "скопировать данные в другое место"),
    ],
    arguments: [.words(["create", "check", "copy"]), .directories, .directories])

  private let task: Task

  private enum Task: Equatable {
    /// Creates it and, on a server, a role for players' programs with this or the default name.
    case create(role: RoleName?)
    /// Replays all rounds and compares the data derived from them.
    case check
    /// Copies it from one place to another; each is a directory or the address of a server.
    case copy(from: SystemString, to: SystemString)
  }

  init(_ given: inout Arguments) throws(UsageError) {
    switch given.next()?.text {
    case "create":
      let name = given.next()?.text
      let role = name.flatMap { RoleName($0) }
      if let name, role == nil {
        throw UsageError(
          "invalid role \(name.quoted): use up to 63 letters a-z, digits and _, "
            + "not starting with a digit",
          "недопустимая роль \(name.quoted): нужны a-z, 0-9 и _, до 63 знаков, первый — не цифра")
      }
      task = .create(role: role)
    case "check": task = .check
    case "copy":
      guard !given.has(.data) else { throw .misplaced(.data, in: "table copy") }
      guard let from = given.next(), let to = given.next() else {
        throw UsageError(
          "use 'flipside table copy FROM TO' with two directories or addresses",
          "нужна команда 'flipside table copy FROM TO' с двумя каталогами или адресами")
      }
      task = .copy(from: from, to: to)
    default:
      throw UsageError(
        "use 'flipside table create', 'flipside table check' or 'flipside table copy FROM TO'",
        "нужна команда 'flipside table create', 'flipside table check' или "
          + "'flipside table copy FROM TO'")
    }
  }

  func report(in context: CommandContext) throws(StoreError) -> Report {
    let work = DatabaseMaintenance(language: context.language, maintenance: context.maintenance)
    switch task {
    case .create(let role): return try work.create(role, in: context.place())
    case .check:
      do throws(StoreError) {
        return try work.check(context.place())
      } catch .corrupt {
        return work.failure(.corrupt)
      }
    case .copy(let from, let to):
      do throws(StoreError) {
        return try work.copy(from, to)
      } catch {
        // Without the hint about --data, which this task does not have.
        return work.failure(error)
      }
    }
  }
}
