// What libFuzzer calls, again and again, with bytes that it has thought up. It is compiled into one
// module with the library's sources; see `Tests/Fuzzing/run`.

/// Reads the bytes in the way that the first of them chooses, and checks what must hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let mode = bytes.first else { return 0 }
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  // Beyond the letters of ASCII, with which the corpus chooses the others.
  if mode >= 0xC0 {
    fuzzLanguages(text, mode)
    return 0
  }
  if mode >= 0x80 {
    fuzzOwn(text)
    return 0
  }
  switch mode % 8 {
  case 0: fuzzAmount(text)
  case 1: fuzzExpression(text)
  case 2: fuzzFinding(text)
  case 3: fuzzScaling(text, by: mode)
  case 4: fuzzNames(text)
  case 5: fuzzQuotient(text)
  case 6: fuzzDecoding(text)
  default: fuzzStyle(Array(bytes.dropFirst()))
  }
  return 0
}

func check(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}

func checkError(_ error: ParseError, _ text: String) {
  check(0 <= error.range.lowerBound && error.range.upperBound <= text.utf8.count, "\(error.range)")
  check(!error.message.isEmpty, "an error without a message")
  _ = text[error.range(in: text)]
}
