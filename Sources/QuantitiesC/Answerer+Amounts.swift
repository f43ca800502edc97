import CQuantities
import Quantities
import QuantityAnswers

// Amounts and ranges, read and said without a question as far as that goes: `3 tsp` takes 3,000
// instructions, where a question takes 9,000.

extension Answerer {
  /// Says an amount or a range: writes as much as fits into memory, and returns the length.
  @inline(__always)
  func say(
    _ text: GivenText, for call: Call, into memory: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    if let amount = reader(for: call).plainAmount(text.bytes),
      let length = withSayer({ $0.say(amount, into: memory) })
    {
      return length
    }
    return try sayWritten(text, for: call, into: memory)
  }

  @inline(never)
  private func sayWritten(
    _ text: GivenText, for call: Call, into memory: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    let amount = try written(text, for: call)
    if let length = withSayer({ $0.say(amount, into: memory) }) { return length }
    do throws(Mistake) {
      var answer = try question(for: call).answer(to: amount).text
      return answer.withUTF8 { bytes in
        memory.copyMemory(from: UnsafeRawBufferPointer(bytes).prefixed(to: memory.count))
        return bytes.count
      }
    } catch {
      throw Failure(error, within: text.bytes.count)
    }
  }

  /// Reads an amount or a range.
  func written(_ text: GivenText, for call: Call) throws(Failure) -> WrittenAmount {
    try text.requireUTF8()
    do throws(ParseError) {
      return try reader(for: call).written(text.bytes)
    } catch {
      throw Failure(error, within: text.bytes.count, isQuiet: !call.wantsReason)
    }
  }

  /// Returns the nearest value of an amount in a unit, if that is called by a short name.
  @inline(__always)
  func plainValue(of amount: AnyAmount, in unit: GivenText, for call: Call) -> Double? {
    guard let unit = reader(for: call).plainUnit(unit.bytes, for: amount) else { return nil }
    return amount.value(in: unit)
  }

  /// Reads an amount with its QTY_ABOUT and QTY_ROUNDED.
  @inline(__always)
  func single(
    _ text: GivenText, for call: Call
  ) throws(Failure) -> (amount: AnyAmount, flags: Int64) {
    if let amount = reader(for: call).plainAmount(text.bytes) { return (amount, 0) }
    let written = try written(text, for: call)
    return (try written.single(in: text), written.flags)
  }
}
