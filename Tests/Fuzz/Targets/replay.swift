import GameCore

@testable import CommandLineTool

/// Exported records: a parsed one is written back unchanged, and a verified one is ranked.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let found = try? ExportedReplay(parsing: bytes) else { return 0 }
  let again = try? ExportedReplay(parsing: Array(found.text.utf8))
  precondition(again == found, "what is written is not what was read")
  switch try? Catalog.prove(found.record) {
  case .ranked(let round):
    precondition(round.record == found.record)
    precondition(round.record.transcript.eligibility == .ranked)
  case .ownOnly(let round):
    precondition(round.record == found.record)
    precondition((try? Catalog.verify(found.record)) == nil, "an own round is ranked")
  case nil: break
  }
  return 0
}
