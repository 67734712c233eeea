public import GameRules

/// Everything that is kept about a player, to be exported.
public struct AccountContents: Hashable, Sendable {
  public let player: Player
  public let registeredAt: Timestamp
  public let profile: OwnProfile
  public let picture: AvatarPicture?
  public let settings: Settings
  public let sessions: [OpenSession]
  /// When the recovery code was made; nil where there is none.
  public let recoveryCodeMadeAt: Timestamp?
  /// Games in progress, the newest first.
  public let progress: [SavedRound]
  /// Finished rounds, oldest first, true ones and false ones.
  public let rounds: [NotedRound]
  /// Albums that the player keeps, the last one first.
  public let albums: [KeptAlbum]
  /// Tries of boards of the day, oldest first.
  public let dailies: [KeptTry]
}

/// A try of a board of the day as it is kept.
public struct KeptTry: Hashable, Sendable {
  public let date: CalendarDate
  public let game: GameID
  public let setup: String
  public let seed: UInt64
  public let begunAt: Timestamp
  /// The round that it was finished with; nil for one under way or given up.
  public let round: RoundID?
}

/// A stored round with what its player noted.
public struct NotedRound: Hashable, Sendable {
  public let round: StoredRound
  public let note: RoundNote
}

/// All that is kept about a player, for the player.
public protocol AccountContentsStore: Sendable {
  /// Everything about a player as it stands at one moment, but for the hashes of secrets, which
  /// serve nobody. Throws `notFound` where the player is gone.
  func contents(of player: PlayerID) throws(StoreFault) -> AccountContents
}

extension AccountContents {
  /// The number of the format: docs/account-export.md.
  public static let schemaVersion = 1

  /// The whole as one JSON document.
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

  /// Each field with who sees it; the avatar with its picture.
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

  private static func value(of noted: NotedRound) -> JSON {
    let (stored, claimed) = (noted.round, noted.round.record.claimed)
    let figures = claimed.figures.entries.map {
      JSON.Member($0.figure.rawValue, .number($0.value))
    }
    return .object(
      [.init("id", .number(stored.id.rawValue))] + members(of: stored.record.transcript) + [
        .init("points", .number(claimed.points)),
        .init("timeMs", .number(claimed.time.milliseconds)), .init("figures", .object(figures)),
        .init("finishedAt", time(stored.finishedAt)), .init("note", .text(noted.note.description)),
        .init("verified", verified(stored)),
      ])
  }

  /// Null where only a newer version can tell.
  private static func verified(_ stored: StoredRound) -> JSON {
    switch stored.verdict {
    case .verified: .truth(true)
    case .failed: .truth(false)
    case .unknown: .null
    }
  }

  private static func members(of transcript: Transcript) -> [JSON.Member] {
    [
      .init("game", .text(transcript.game.description)),
      .init("ruleset", .number(transcript.revision)), .init("level", .text(transcript.setup)),
      // As text: readers of JSON lose the last digits of such numbers.
      .init("seed", .text("\(transcript.seed)")), .init("moves", .text(transcript.moves)),
      .init("content", transcript.content.isEmpty ? .null : .text(transcript.content)),
      .init("eligibility", .text(transcript.eligibility.rawValue)),
    ]
  }

  private static func value(of daily: KeptTry) -> JSON {
    .object([
      .init("date", .text(daily.date.description)),
      .init("game", .text(daily.game.description)), .init("level", .text(daily.setup)),
      .init("seed", .text("\(daily.seed)")), .init("begunAt", time(daily.begunAt)),
      .init("round", daily.round.map { .number($0.rawValue) } ?? .null),
    ])
  }

  private static func value(of album: KeptAlbum) -> JSON {
    .object([
      .init("id", .number(album.id)), .init("title", album.title.map { .text($0) } ?? .null),
      .init("artist", album.artist.map { .text($0) } ?? .null),
      .init("year", album.year.map { .number($0) } ?? .null),
      .init("genre", album.genre.map { .text($0) } ?? .null),
      .init("trackCount", album.trackCount.map { .number($0) } ?? .null),
      .init("artwork", album.artwork.map { .text($0) } ?? .null),
    ])
  }

  private static func time(_ time: Timestamp?) -> JSON {
    guard let time else { return .null }
    let date = CivilDate(time)
    return .text(
      "\(date.date)T\(date.timeWithSeconds).\(CivilDate.digits(date.millisecond, 3))Z")
  }
}

/// Bytes as text, as RFC 4648 has it.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func text(of bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }
}
