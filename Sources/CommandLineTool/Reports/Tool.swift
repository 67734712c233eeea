public import GameCore
public import SystemStrings

/// The commands that print a report.
public enum Tool {
  /// Performs the command of `invocation`; nil for `play` and the commands of `PeopleTool`.
  ///
  /// - Parameters:
  ///   - invocation: the command with its settings.
  ///   - now: the time of the records' clock, known once they are open.
  ///   - secondsFromUTC: the seconds by which local time is ahead of UTC.
  ///   - faces: returns the names of the faces of a deal.
  ///   - openStore: opens the records in a directory read-only. Nil if nothing has been saved there
  ///     yet; throws if the directory is missing although it `mustExist`.
  public static func report(
    on invocation: Invocation, at now: @autoclosure () -> Timestamp, secondsFromUTC: Int = 0,
    faces: @escaping (Transcript) -> FaceNames = { _ in FaceNames() },
    openStore: (_ directory: SystemString, _ mustExist: Bool) throws(StoreError) -> (
      any LeaderboardStore
    )?
  ) -> Report? {
    let language = invocation.language
    do {
      switch invocation.command {
      case .play, .players, .stats, .recover, .daily, .table: return nil
      case .watch(let request):
        guard request.text else { return nil }
        return WatchText(language, faces: faces).report(on: request)
      case .help(let verb): return Report(output: Help(language: language).text(about: verb))
      case .version: return Report(output: Version.line + "\n")
      case .scores(let request):
        return try Scores(request, language, secondsFromUTC).report(
          from: open(invocation, openStore))
      case .verify(.stored(let namesAll)):
        return try Verification(language).report(
          from: open(invocation, openStore), namingAll: namesAll)
      case .verify(.file(let path)):
        return Verification(language).report(on: InputFile.read(path), named: path.text)
      case .verify(.standardInput):
        return Verification(language).report(on: InputFile.readStandardInput(), named: "-")
      case .replayExport(let id, let spoils):
        let store = try open(invocation, openStore)
        return try Export(language, at: now(), spoils: spoils).report(on: id, from: store)
      case .cache(let task, let layout):
        return PictureCacheReport(language).report(on: task, in: layout)
      }
    } catch {
      return Report(error, in: language)
    }
  }

  private static func open(
    _ invocation: Invocation,
    _ openStore: (SystemString, Bool) throws(StoreError) -> (any LeaderboardStore)?
  ) throws(StoreError) -> any LeaderboardStore {
    guard let directory = invocation.dataDirectory else {
      throw .cannotOpen(path: "$HOME/.local/share/flipside")
    }
    return try openStore(directory, invocation.isDataDirectoryNamed) ?? EmptyLeaderboardStore()
  }
}
