import GameCore

@testable import CommandLineTool

/// Exported records: whatever is read is written back the same, and what verifies is ranked.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let found = try? ExportedRecord(parsing: bytes) else { return 0 }
  let again = try? ExportedRecord(parsing: Array(found.text.utf8))
  precondition(again == found, "what is written is not what was read")
  if let round = try? Catalog.verify(found.record) {
    precondition(round.record == found.record)
    precondition(round.record.transcript.eligibility == .ranked)
  }
  return 0
}
