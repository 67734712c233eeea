import CSQLite
import Glibc

extension StoreError {
  /// Creates the fault for SQLite's extended `code`.
  init(code: Int32, systemError: Int32, message: String, statement: String, path: String) {
    self =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
      case SQLITE_FULL: .full
      case SQLITE_IOERR where systemError == ENOSPC || systemError == EDQUOT: .full
      case SQLITE_IOERR where systemError == EROFS: .readOnly
      case SQLITE_IOERR where Self.damage.contains(code): .corrupt
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_CANTOPEN: .cannotOpen(path: path)
      case SQLITE_NOTADB: .notADatabase(path: path)
      case SQLITE_CORRUPT: .corrupt
      case SQLITE_CONSTRAINT where code == Self.missingParent: .notFound
      default: .failed(code: Int(code), message: message, statement: statement)
      }
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

  /// SQLITE_IOERR_SHORT_READ and SQLITE_IOERR_CORRUPTFS: a part of the file is missing.
  private static let damage: [Int32] = [SQLITE_IOERR | (2 << 8), SQLITE_IOERR | (33 << 8)]
  /// SQLITE_CONSTRAINT_FOREIGNKEY: a row refers to one that does not exist.
  private static let missingParent = SQLITE_CONSTRAINT | (3 << 8)
}
