import CSystem

extension Transcript {
  /// 16 bytes by which the same game recorded twice is known; those of games without content have
  /// been the same since the first version.
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
