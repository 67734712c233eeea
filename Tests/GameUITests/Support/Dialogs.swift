import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

extension Dialog {
  /// A sample of every dialog. `Tests/ArchitectureTests` finds missing ones.
  static func samples(_ context: Context) throws -> [Dialog] {
    let saved = try Deals.begun()
    let album = Cover.all(of: Album.several)
    let subjects = Array(sequence(first: ConfirmationDialog.Subject.leave) { $0.following })
    return subjects.map { .question($0, ButtonPhrase.close, .back) }
      + Array(sequence(first: Notice.needsUnicode) { $0.following }).map { Dialog($0) }
      + Array(sequence(first: DailyNotice.playedElsewhere) { $0.following })
      .map { $0.dialog(DailyVisit.board) }
      + Array(sequence(first: DealNotice.picturesLost) { $0.following }).map(\.dialog)
      + [
        KeptGame(saved: saved, mode: saved.mode).dialog,
        KeptGame(saved: saved, mode: saved.mode, isPlayable: false).dialog,
        Dialog(forGuest: .noGuestRounds),
        Dialog(GivenUpGame(saved: saved)), Dialog(HelpText(keys: KeyBinding.everywhere)),
        Dialog(DailyShare(try Deals.finished(.easy).record, on: try DailyVisit.date)),
        RecoveryCodeNotice(try Deals.recoveryCode())
          .dialog(context.environment),
        PictureProgress(ready: 3, wanted: 12, cacheIsUnwritable: true).dialog,
        CoversOffer(album, from: .mine, context).dialog,
      ] + (try rounds(context))
  }

  /// The dialogs about rounds.
  private static func rounds(_ context: Context) throws -> [Dialog] {
    let round = try Deals.finished(.expert)
    let earned = PendingResult(.ranked(round), by: PlayerID(1))
    let best = try #require(try People.card().bests.first)
    let outcome = RecordOutcome(round: best.round, previousBest: nil, rank: 3, players: 5)
    let fates: [GameResult.SaveState] = [
      .practice, .unplayed, .oneAnswer, .guest(.ranked(round)), .saving(earned),
      .failed(earned, .full),
      .saved(.ranked(outcome)),
    ]
    let unverifiable = OwnRoundsRow(
      id: RoundID(7), finishedAt: Timestamp(milliseconds: 0), note: RoundNote("a note"),
      round: .failure(.replay(.unfinished)))
    let results = fates.map { GameResult(record: round.record, fate: $0).dialog }
    let topics = results.flatMap(\.buttons).compactMap { button in
      button.help.map { HelpText.Topic(title: button.title, meaning: $0) }
    }
    return results
      + [
        Dialog(HelpText(keys: KeyBinding.everywhere, topics: topics)),
        BestRoundDetails(best: best, owner: .unnamed).dialog,
        Dialog(RoundDetails(row: unverifiable)),
      ] + (try Deals.records().compactMap { RoundReview($0, context.look).map { Dialog($0) } })
  }
}

extension ConfirmationDialog.Subject {
  /// The next sample; a new question does not compile until it is added here.
  fileprivate var following: Self? {
    switch self {
    case .leave: .restart
    case .restart: .quit
    case .quit: .logOut(playing: false)
    case .logOut(playing: false): .logOut(playing: true)
    case .logOut: .discardKept
    case .discardKept: .loseResults
    case .loseResults: .loseCode
    case .loseCode: .deleteRound
    case .deleteRound: .endSession
    case .endSession: .endOtherSessions
    case .endOtherSessions: .forgetAlbum
    case .forgetAlbum: .leaveForm
    case .leaveForm: .leaveRegistration
    case .leaveRegistration: .leaveInvalid
    case .leaveInvalid: nil
    }
  }
}

extension Notice {
  fileprivate var following: Self? {
    switch self {
    case .needsUnicode: .photosAway
    case .photosAway: .loggedOut(in: .english)
    case .loggedOut: .sessionNotEnded(.busy)
    case .sessionNotEnded: .caughtUp(2, spent: 12)
    case .caughtUp: .noRoom(.missing(columns: 1, rows: 6))
    case .noRoom: .corruptOutbox("/srv/held")
    case .corruptOutbox: .notKept(.full)
    case .notKept: .gameNotKept(.full)
    case .gameNotKept: .storeUnavailable(.readOnly)
    case .storeUnavailable: .settingsUnread(.corrupt)
    case .settingsUnread: .loginMissing
    case .loginMissing: .passwordMissing
    case .passwordMissing: .notLoggedIn(.wrong)
    case .notLoggedIn(.wrong): .notLoggedIn(.wait(until: Timestamp(milliseconds: 0)))
    case .notLoggedIn(.wait): .notLoggedIn(.store(.busy))
    case .notLoggedIn: .notRegistered(.nameTaken)
    case .notRegistered: .deleted(in: .english)
    case .deleted: .changed(.password)
    case .changed: .notChanged(.delete, .wrong)
    case .notChanged(.delete, _): .notChanged(.recover, .wrong)
    case .notChanged(.recover, _): .notChanged(.recoveryCode, .unsettled)
    case .notChanged: .exported("/home/anna/flipside-account.json")
    case .exported: .notExported(.fileExists)
    case .notExported: .unchanged(.name)
    case .unchanged: .profileSaved
    case .profileSaved: .noGuestRounds
    case .noGuestRounds: .noGuestStatistics
    case .noGuestStatistics: .notWatchable(.dailyAhead(.open))
    case .notWatchable: nil
    }
  }
}

extension DealNotice {
  fileprivate var following: Self? {
    switch self {
    case .picturesLost: .picturesFailed(.offline)
    case .picturesFailed: .tooFewCovers(3, .normal)
    case .tooFewCovers: .filmsFailed(.noKey)
    case .filmsFailed: .filmsLoading
    case .filmsLoading: nil
    }
  }
}

extension DailyNotice {
  fileprivate var following: Self? {
    switch self {
    case .playedElsewhere: .underWay
    case .underWay: .refused(.played)
    case .refused(.played): .refused(.spent)
    case .refused(.spent): (try? DailyVisit.date).map { .refused(.clockIsBehind($0)) }
    case .refused: .begins(DailyVisit.board)
    case .begins: .noBoard(.pairsDuel)
    case .noBoard: nil
    }
  }
}
