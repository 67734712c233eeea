extension Transcript {
  /// 16 bytes that identify a game, so that it is recorded only once. For games without content
  /// they have been the same since the first version.
  var digest: [UInt8] {
    let text =
      "\(game)\n\(revision)\n\(setup)\n\(seed)\n\(moves)"
      + (content.isEmpty ? "" : "\n\(content)")
    return Sodium.hash(text, bytes: 16)
  }
}
