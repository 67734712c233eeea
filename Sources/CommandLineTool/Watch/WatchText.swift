public import GameCore
import SystemStrings

/// `flipside watch`: an exported record, played again before anything of it is shown.
struct WatchText {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// The round as lines: when, the move, what it showed.
  func report(on request: WatchRequest) -> Report {
    switch read(request) {
    case .failure(let refusal): refusal.report
    case .success(let (round, exported)): Report(output: text(of: round, exported))
    }
  }

  /// The round for the screen, or why it is not shown.
  func round(of request: WatchRequest) -> Result<ReplayedRound, Refusal> {
    read(request).map(\.0)
  }

  /// What is said of a record that is not shown.
  struct Refusal: Error {
    let report: Report
  }

  private func read(
    _ request: WatchRequest
  ) -> Result<(ReplayedRound, ExportedRecord), Refusal> {
    let name = "'\(Clean.line(request.file?.text ?? "-"))'"
    let file = request.file.map { InputFile.read($0) } ?? InputFile.readStandardInput()
    switch file {
    case .failure(let fault): return .failure(refusal(FileSentence(name: name, fault)))
    case .success(let bytes):
      let exported: ExportedRecord
      do throws(ExportFault) {
        exported = try ExportedRecord(parsing: bytes)
      } catch {
        return .failure(refusal(ExportSentence(name: name, error)))
      }
      do throws(ReplayFault) {
        return .success((try Catalog.replay(exported.record), exported))
      } catch {
        let why = ReplaySentence(error, claimed: exported.record.claimed)
        return .failure(refusal(VerifySentence.failed(name: name, why)))
      }
    }
  }

  private func refusal(_ sentence: some Phrase) -> Refusal {
    Refusal(report: sentence.failure(in: language))
  }

  private func text(of round: ReplayedRound, _ exported: ExportedRecord) -> String {
    let transcript = round.record.transcript
    let setup = ScoresPhrase.setup(transcript.setup).text(in: language)
    let head = [
      "\(transcript.game) \(setup)", exported.player, CivilDate(exported.finishedAt).date,
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    var table = TextTable([.init("", .right), .init("", .left), .init("", .left)])
    for line in Commentary(of: round).lines {
      table.add([
        clock(line.time), line.telling.move.text(in: language),
        line.telling.shown?.text(in: language) ?? "",
      ])
    }
    // The first line has headings, of which there are none here.
    let lines = table.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let end = WatchPhrase.end(round.result, clock(round.result.time)).text(in: language)
    return head + "\n" + lines.joined(separator: "\n") + end + "\n"
  }

  /// `1:05.432`, in Russian `1:05,432`.
  private func clock(_ time: Elapsed) -> String {
    let (seconds, rest) = (time.milliseconds / 1000, time.milliseconds % 1000)
    return "\(seconds / 60):\(CivilDate.digits(seconds % 60, 2))"
      + (language == .russian ? "," : ".") + CivilDate.digits(rest, 3)
  }
}

extension Tool {
  /// The round that `flipside watch` shows on the screen, or the report on why it does not.
  public static func watched(
    by request: WatchRequest, in language: Language
  ) -> (round: ReplayedRound?, report: Report?) {
    switch WatchText(language).round(of: request) {
    case .success(let round): (round, nil)
    case .failure(let refusal): (nil, refusal.report)
    }
  }
}

private enum WatchPhrase: Phrase {
  case end(RoundResult, String)

  var english: String {
    switch self {
    case .end(let result, let time):
      "\(result.points) \(result.points == 1 ? "point" : "points") in \(time); \(result.figures)"
    }
  }

  var russian: String {
    switch self {
    case .end(let result, let time): "очки: \(result.points), время: \(time); \(result.figures)"
    }
  }
}
