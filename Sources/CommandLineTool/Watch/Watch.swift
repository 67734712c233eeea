import GameCore
import SystemStrings

/// `flipside watch`: an exported record, replayed before it is shown.
struct Watch: Command {
  static let description = CommandDescription(
    "watch", usage: "watch FILE [--text]", "show an exported round",
    "показать выгруженную партию", options: PlayOptions.drawing + [.text],
    arguments: [.files(or: [])])

  /// The file; `-` for standard input, which can only be shown as text.
  let file: SystemString
  /// Whether to print lines instead of using the full screen.
  let isText: Bool
  private let options: PlayOptions

  init(_ given: inout Arguments) throws(UsageError) {
    isText = given.has(.text)
    // Keys are read from standard input, so a record cannot be.
    guard let file = given.next(), isText || file != "-" else {
      throw UsageError(
        "use 'flipside watch FILE' or 'flipside watch --text -'",
        "нужна команда 'flipside watch FILE' или 'flipside watch --text -'")
    }
    self.file = file
    options = try PlayOptions(given)
  }

  func run(in context: CommandContext) -> Outcome {
    let language = context.language
    let name = ReplayFileSentence.name(file.text, in: language)
    let exported: ExportedReplay
    do throws(ReplayFileError) {
      exported = try ExportedReplay(parsing: InputFile.read(file).get())
    } catch {
      return .report(ReplayFileSentence(name: name, error: error).failure(in: language))
    }
    do throws(ReplayError) {
      _ = try Catalog.prove(exported.record)
      let round = try Catalog.replay(exported.record)
      guard !isText else {
        let text = WatchText(say: language, faces: context.faces).text(of: round, exported)
        return .report(Report(output: text))
      }
      let player = PlayerName(stored: exported.player)
      return .play(
        options, WatchedFile(round, player: player, finishedAt: exported.finishedAt))
    } catch {
      let sentence = VerifySentence(name: name, error, of: exported.record)
      return .report(sentence.failure(in: language))
    }
  }
}

extension Option {
  fileprivate static let text = Option(
    "text", namesCommands: true, "print text instead of a screen", "строки текста вместо экрана")
}
