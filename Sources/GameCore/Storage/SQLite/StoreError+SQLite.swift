import CSQLite
import Glibc

extension StoreError {
  /// Creates the fault for SQLite's extended `code`.
  init(code: Int32, systemError: Int32, message: String, statement: String, path: String) {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL:
      self = .busy
    case SQLITE_FULL:
      self = .full
    case SQLITE_IOERR where systemError == ENOSPC || systemError == EDQUOT:
      self = .full
    case SQLITE_IOERR where systemError == EROFS:
      self = .readOnly
    case SQLITE_IOERR where Self.damage.contains(code):
      self = .corrupt
    case SQLITE_READONLY, SQLITE_PERM:
      self = .readOnly
    case SQLITE_CANTOPEN:
      self = .cannotOpen(path: path)
    case SQLITE_NOTADB:
      self = .notADatabase(path: path)
    case SQLITE_CORRUPT:
      self = .corrupt
    case SQLITE_CONSTRAINT where code == Self.missingParent:
      self = .notFound
    default:
      self = .failed(code: Int(code), message: message, statement: statement)
    }
  }

  /// Returns the fault of a database that could not be opened.
  static func opening(_ path: String, code: Int32) -> StoreError {
    StoreError(
      code: code, systemError: 0, message: String(cString: sqlite3_errstr(code)),
      statement: "open", path: path)
  }

  /// Whether the store may still be read after a write has failed with this fault.
  var forbidsOnlyWriting: Bool {
    switch self {
    case .readOnly, .noWriter, .busy, .full, .notPermitted, .notLoggedIn: true
    default: false
    }
  }

  /// Whether the store may be readable but not writable for a while.
  var forbidsWritingForLong: Bool { self == .readOnly || self == .noWriter || self == .full }

  /// SQLITE_IOERR_SHORT_READ and SQLITE_IOERR_CORRUPTFS: the file is truncated, or the file system
  /// has lost a part of it.
  private static let damage: [Int32] = [SQLITE_IOERR | (2 << 8), SQLITE_IOERR | (33 << 8)]
  /// SQLITE_CONSTRAINT_FOREIGNKEY: a row refers to one that does not exist.
  private static let missingParent = SQLITE_CONSTRAINT | (3 << 8)
}
