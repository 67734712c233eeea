import CSystem

extension Transcript {
  /// 16 bytes that identify a game, so that it is recorded only once. For games without content
  /// they have been the same since the first version.
  var digest: [UInt8] {
    let text =
      "\(game)\n\(revision)\n\(setup)\n\(seed)\n\(moves)"
      + (content.isEmpty ? "" : "\n\(content)")
    var digest = [UInt8](repeating: 0, count: 16)
    let bytes = Array(text.utf8)
    crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
    return digest
  }
}
