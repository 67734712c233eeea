internal import MediaProtocol
internal import SystemStrings

/// Picture files of the player.
enum PictureFile {
  /// Returns the content of a file that starts like a picture.
  static func read(_ path: SystemString, most: Int) -> Result<[UInt8], PhotoError> {
    guard let start = path.start(count: 16) else { return .failure(.unopened) }
    guard Decoding.mayBePicture(start) else { return .failure(.notAPicture) }
    if let facts = FileFacts(of: path), facts.bytes > most { return .failure(.tooLarge) }
    guard let bytes = path.content(most: most) else { return .failure(.unopened) }
    return .success(bytes)
  }
}

extension PictureErrors {
  /// Counts a picture that could not be read; other files are ignored.
  mutating func note(unread error: PhotoError) {
    if error != .notAPicture { looked += 1 }
    count(error)
  }

  /// Counts a picture that was read but could not be decoded.
  mutating func note(undecoded error: PhotoError) {
    if error == .notAPicture { looked -= 1 }
    count(error)
  }

  private mutating func count(_ error: PhotoError) {
    switch error {
    case .notAPicture: break
    case .damaged, .killed: damaged += 1
    case .tooLarge: tooLarge += 1
    case .unopened: unopened += 1
    }
  }

  /// Returns the reason why a folder has only `ready` pictures.
  func problem(ready: Int) -> MediaError {
    guard damaged + tooLarge + unopened > 0 else {
      return ready > 0 ? .tooFewDifferent(ready) : .wrongContent
    }
    var errors = self
    errors.different = ready
    return .unreadable(errors)
  }
}
