public import GameRules
import SystemStrings

/// All data stored about a player, to be exported.
public struct AccountContents: Hashable, Sendable {
  public let player: Player
  public let registeredAt: Timestamp
  public let profile: OwnProfile
  public let picture: AvatarPicture?
  public let settings: Settings
  public let sessions: [OpenSession]
  /// The time when the recovery code was created; nil if there is none.
  public let recoveryCodeMadeAt: Timestamp?
  /// The unfinished games, newest first.
  public let progress: [SavedRound]
  /// The finished rounds, oldest first, whether or not they verify.
  public let rounds: [AnnotatedResult]
  /// The saved albums, newest first.
  public let albums: [KeptAlbum]
  /// The attempts at daily boards, oldest first.
  public let dailies: [StoredDailyAttempt]
}

/// A stored attempt at a daily board.
public struct StoredDailyAttempt: Hashable, Sendable {
  public let date: CalendarDate
  public let game: GameID
  public let setup: String
  public let seed: UInt64
  public let begunAt: Timestamp
  /// The round that finished it; nil if it is unfinished or was abandoned.
  public let round: RoundID?
}

/// A stored round with its player's note.
public struct AnnotatedResult: Hashable, Sendable {
  public let round: StoredRound
  public let note: RoundNote
}

extension AccountContents {
  /// The version of the format: docs/account-export.md.
  public static let schemaVersion = 1

  /// Returns the data as one JSON document.
  public func document(at now: Timestamp) -> String {
    JSON.object([
      .init("format", .text("flipside-account")),
      .init("version", .number(Self.schemaVersion)),
      .init("exportedAt", Self.time(now)),
      .init("player", playerValue),
      .init("profile", profileValue),
      .init("settings", .object(settings.exported.map { .init($0.key, .text($0.value)) })),
      .init("sessions", .list(sessions.map(Self.value))),
      .init("recoveryCodeMadeAt", Self.time(recoveryCodeMadeAt)),
      .init("gamesInProgress", .list(progress.map(Self.value))),
      .init("rounds", .list(rounds.map(Self.value))),
      .init("albums", .list(albums.map(Self.value))),
      .init("dailyTries", .list(dailies.map(Self.value))),
    ]).lines(depth: 2)
  }

  private var playerValue: JSON {
    .object([
      .init("id", .number(player.id.rawValue)), .init("name", .text(player.name.description)),
      .init("email", .text(player.email.description)),
      .init("registeredAt", Self.time(registeredAt)),
    ])
  }

  /// The fields with their audience; the avatar includes its picture.
  private var profileValue: JSON {
    .object(
      ProfileField.allCases.map { field in
        var members = [
          JSON.Member("value", profile.profile.stored(field).map { .text($0) } ?? .null),
          JSON.Member("visibleTo", .text(profile.privacy[field].rawValue)),
        ]
        if field == .avatar, let picture {
          members.append(.init("pictureBase64", .text(Base64.text(of: picture.bytes))))
        }
        return .init(field.rawValue, .object(members))
      })
  }

  private static func value(of session: OpenSession) -> JSON {
    .object([
      .init("openedAt", time(session.openedAt)), .init("lastUsedAt", time(session.usedAt)),
      .init("systemUser", .text(session.systemUser)),
    ])
  }

  private static func value(of saved: SavedRound) -> JSON {
    .object(
      members(of: saved.transcript) + [.init("elapsedMs", .number(saved.elapsed.milliseconds))])
  }

  private static func value(of noted: AnnotatedResult) -> JSON {
    let (stored, claimed) = (noted.round, noted.round.record.claimed)
    let figures = claimed.figures.entries.map {
      JSON.Member($0.figure.rawValue, .number($0.value))
    }
    return .object(
      [.init("id", .number(stored.id.rawValue))]
        + members(of: stored.record.transcript, eligibility: stored.unknownEligibility) + [
          .init("points", .number(claimed.points)),
          .init("timeMs", .number(claimed.time.milliseconds)), .init("figures", .object(figures)),
          .init("finishedAt", time(stored.finishedAt)),
          .init("note", .text(noted.note.description)),
          .init("verified", verified(stored)),
        ])
  }

  /// Returns null if only a newer version can verify the round.
  private static func verified(_ stored: StoredRound) -> JSON {
    switch stored.verdict {
    case .verified: .truth(true)
    case .failed: .truth(false)
    case .unknown: .null
    }
  }

  private static func members(
    of transcript: Transcript, eligibility: String? = nil
  ) -> [JSON.Member] {
    [
      .init("game", .text(transcript.game.description)),
      .init("ruleset", .number(transcript.revision)), .init("level", .text(transcript.setup)),
      // As text, because readers of JSON lose the last digits of such numbers.
      .init("seed", .text("\(transcript.seed)")), .init("moves", .text(transcript.moves)),
      .init("content", transcript.content.isEmpty ? .null : .text(transcript.content)),
      .init("eligibility", .text(eligibility ?? transcript.eligibility.rawValue)),
    ]
  }

  private static func value(of daily: StoredDailyAttempt) -> JSON {
    [
      "date": .text(daily.date.description), "game": .text(daily.game.description),
      "level": .text(daily.setup), "seed": .text("\(daily.seed)"),
      "begunAt": time(daily.begunAt), "round": JSON(daily.round?.rawValue),
    ]
  }

  private static func value(of album: KeptAlbum) -> JSON {
    [
      "id": .number(album.id), "title": JSON(album.title), "artist": JSON(album.artist),
      "year": JSON(album.year), "genre": JSON(album.genre), "trackCount": JSON(album.trackCount),
      "artwork": JSON(album.artwork),
    ]
  }

  private static func time(_ time: Timestamp?) -> JSON {
    JSON(time.map { CivilDate($0).exactISO })
  }
}
