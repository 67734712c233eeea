import Glibc

/// Writes all bytes to a descriptor; false if the system refuses, with the reason in `errno`.
public func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

extension SystemString {
  /// Replaces the file at this path atomically with one that only its owner can read; concurrent
  /// readers see the old or the new content. False if the system refuses, with the reason in
  /// `errno`.
  public func replaceFile(with bytes: [UInt8], durably: Bool = false) -> Bool {
    let draft: SystemString = "\(self).\(getpid()).draft"
    _ = draft.withCString(unlink)
    let file = draft.withCString {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard file >= 0 else { return false }
    let isWritten = writeAll(bytes, to: file) && (!durably || fsync(file) == 0)
    let writeError = errno
    let isClosed = close(file) == 0
    let isReplaced = { draft.withCString { old in withCString { rename(old, $0) } } == 0 }
    guard isWritten, isClosed, isReplaced() else {
      let error = isWritten ? errno : writeError
      _ = draft.withCString(unlink)
      errno = error
      return false
    }
    return true
  }

  /// Returns the names in this directory without `.` and `..`, in no particular order, at most
  /// `most`; nil if it cannot be read.
  public func directoryNames(most: Int = .max) -> [SystemString]? {
    guard let stream = withCString({ opendir($0) }) else { return nil }
    defer { closedir(stream) }
    var names: [SystemString] = []
    while names.count < most, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        SystemString(bytes: Array(bytes.prefix { $0 != 0 }))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the content of a regular file at this path; nil if it cannot be read or has more than
  /// `most` bytes. A symbolic link at the end of the path counts only if it `follows` links.
  public func content(most: Int, follows: Bool = true) -> [UInt8]? {
    read(most, follows) { $0.st_mode & S_IFMT == S_IFREG && $0.st_size <= most }
  }

  /// Returns the first bytes of the regular file at this path, at most `count`; nil if it cannot be
  /// read.
  public func start(count: Int, follows: Bool = true) -> [UInt8]? {
    read(count, follows) { $0.st_mode & S_IFMT == S_IFREG }
  }

  /// Returns the first bytes of a regular file, not a link, that belongs to this user and that no
  /// one else can write; nil for any other.
  public func startOfOwnFile(count: Int) -> [UInt8]? {
    read(count, false) {
      $0.st_mode & S_IFMT == S_IFREG && $0.st_uid == geteuid()
        && $0.st_mode & (S_IWGRP | S_IWOTH) == 0
    }
  }

  private func read(_ limit: Int, _ follows: Bool, if isWanted: (stat) -> Bool) -> [UInt8]? {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (follows ? 0 : O_NOFOLLOW)
    let file = withCString { open($0, flags) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, isWanted(facts) else { return nil }
    // Files in /proc have no size.
    let size = min(limit, max(Int(facts.st_size), 4096))
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        count += got
      }
    }
    return failed ? nil : bytes
  }

  /// Sixteen hexadecimal digits to name a file after these bytes: their 64-bit FNV-1a hash.
  public var fileNameDigits: String {
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
