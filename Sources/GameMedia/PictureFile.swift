internal import MediaProtocol
internal import SystemStrings

/// Picture files of the player.
enum PictureFile {
  /// Returns the content of a file that starts like a picture.
  static func read(_ path: SystemString, most: Int) -> Result<[UInt8], PhotoFault> {
    guard let start = Files.start(of: path, count: 16) else { return .failure(.unopened) }
    guard Decoding.mayBePicture(start) else { return .failure(.notAPicture) }
    if let facts = FileFacts(of: path), facts.bytes > most { return .failure(.tooLarge) }
    guard let bytes = Files.read(path, most: most) else { return .failure(.unopened) }
    return .success(bytes)
  }
}

extension PictureFaults {
  /// Counts a picture that could not be read; other files are ignored.
  mutating func note(unread fault: PhotoFault) {
    if fault != .notAPicture { looked += 1 }
    count(fault)
  }

  /// Counts a picture that was read but could not be decoded.
  mutating func note(undecoded fault: PhotoFault) {
    if fault == .notAPicture { looked -= 1 }
    count(fault)
  }

  private mutating func count(_ fault: PhotoFault) {
    switch fault {
    case .notAPicture: break
    case .damaged, .killed: damaged += 1
    case .tooLarge: tooLarge += 1
    case .unopened: unopened += 1
    }
  }

  /// Returns the reason why a folder has only `ready` pictures.
  func problem(ready: Int) -> MediaProblem {
    guard damaged + tooLarge + unopened > 0 else {
      return ready > 0 ? .tooFewDifferent(ready) : .wrongContent
    }
    var faults = self
    faults.different = ready
    return .unreadable(faults)
  }
}
