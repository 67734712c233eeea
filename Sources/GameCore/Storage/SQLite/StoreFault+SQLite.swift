import CSQLite
import Glibc

extension StoreFault {
  /// The fault that SQLite's extended `code` stands for.
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
    default:
      self = .failed(code: Int(code), message: message, statement: statement)
    }
  }

  /// The fault of a database that did not open.
  static func opening(_ path: String, code: Int32) -> StoreFault {
    StoreFault(
      code: code, systemError: 0, message: String(cString: sqlite3_errstr(code)),
      statement: "open", path: path)
  }

  /// Whether a row names another row that is not there.
  var isMissingParent: Bool { hasCode(SQLITE_CONSTRAINT | (3 << 8)) }

  /// Whether the store may go on reading although a write failed like this.
  var forbidsOnlyWriting: Bool {
    switch self {
    case .readOnly, .busy, .full, .notPermitted: true
    default: false
    }
  }

  /// Whether a write failed like this for a reason that trying again does not end.
  var forbidsWritingForLong: Bool { self == .readOnly || self == .full }

  /// SQLITE_IOERR_SHORT_READ and SQLITE_IOERR_CORRUPTFS: the file is shorter than it says, or the
  /// file system lost a part of it.
  private static let damage: [Int32] = [SQLITE_IOERR | (2 << 8), SQLITE_IOERR | (33 << 8)]

  private func hasCode(_ wanted: Int32) -> Bool {
    if case .failed(let code, _, _) = self { code == Int(wanted) } else { false }
  }
}
