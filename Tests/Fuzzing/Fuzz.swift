// What libFuzzer calls, again and again, with bytes that it has thought up. It is compiled into one
// module with the library's sources; see `Tests/fuzz`.

/// Reads the bytes in every way there is, and checks what must hold of each.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let mode = bytes.first else { return 0 }
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  switch mode % 5 {
  case 0: fuzzAmount(text)
  case 1: fuzzExpression(text)
  case 2: fuzzFinding(text)
  case 3: fuzzScaling(text, by: mode)
  default: fuzzDecoding(text)
  }
  return 0
}

private func check(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}

private func checkError(_ error: ParseError, _ text: String) {
  check(0 <= error.range.lowerBound && error.range.upperBound <= text.utf8.count, "\(error.range)")
  check(!error.message.isEmpty, "an error without a message")
  _ = text[error.range(in: text)]
}

/// What reads as an amount can be shown, and its exact description reads back to it.
private func fuzzAmount(_ text: String) {
  do throws(ParseError) {
    let amount = try AnyAmount(text)
    guard let volume = amount.as(VolumeKind.self) else { return }
    _ = volume.formatted()
    let value = volume.exactValue
    // A value that needs more than 38 digits does not read back.
    guard value.denominator < 1_000_000_000, value.magnitude < Fraction(1_000_000_000) else {
      return
    }
    let again = try AnyAmount(volume.description)
    check(again == amount, "\(text): \(volume) reads back as \(again)")
  } catch {
    checkError(error, text)
  }
}

private func fuzzExpression(_ text: String) {
  do throws(ParseError) { _ = try QuantityExpression(text) } catch { checkError(error, text) }
  do throws(ParseError) { _ = try WrittenAmount(text, decimalMark: .comma) } catch {
    checkError(error, text)
  }
}

/// What is found lies in the text, in order and apart, and leaving it gives the text back.
private func fuzzFinding(_ text: String) {
  var end = 0
  for found in AmountFinder().amounts(in: text) {
    check(found.utf8Range.lowerBound >= end, "\(found.utf8Range) overlaps what was before")
    check(!found.utf8Range.isEmpty, "\(found.utf8Range) is empty")
    end = found.utf8Range.upperBound
  }
  check(end <= text.utf8.count, "found beyond the end")
  let same = AmountFinder().replacingAmounts(in: text) { found in String(text[found.range]) }
  check(same.utf8.elementsEqual(text.utf8), "replacing by itself changed the text")
  _ = IngredientLine(text).rest
}

private func fuzzScaling(_ text: String, by mode: UInt8) {
  _ = try? AmountScaler(by: Fraction(Int(mode), 12)).scaled(text)
}

private func fuzzDecoding(_ text: String) {
  do throws(ParseError) { _ = try Fraction(text) } catch { checkError(error, text) }
  do throws(ParseError) { _ = try Amount<TimeKind>(text) } catch { checkError(error, text) }
  do throws(ParseError) { _ = try MeasurementUnit<MassKind>(named: text) } catch {
    checkError(error, text)
  }
}
