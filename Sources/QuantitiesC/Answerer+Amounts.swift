import CQuantities
import Quantities
import QuantityAnswers

// Parses and presents amounts and ranges, directly where possible, and otherwise through a
// question, which is slower. Measured: see *Calls from C* in Benchmarks.

extension Answerer {
  /// Presents an amount or a range: writes it to memory as far as it fits, and returns its full
  /// length.
  @inline(__always)
  func say(
    _ text: GivenText, for call: Call, into memory: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    if let amount = reader(for: call).fastAmount(text.bytes),
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

  /// Parses an amount or a range.
  func written(_ text: GivenText, for call: Call) throws(Failure) -> WrittenAmount {
    try text.requireUTF8()
    do throws(ParseError) {
      return try reader(for: call).written(text.bytes)
    } catch {
      throw Failure(error, within: text.bytes.count, isQuiet: !call.wantsReason)
    }
  }

  /// Returns the value nearest to an amount in a unit, or `nil` if the unit's name isn't a short
  /// one.
  @inline(__always)
  func fastValue(of amount: AnyAmount, in unit: GivenText, for call: Call) -> Double? {
    guard let unit = reader(for: call).fastUnit(unit.bytes, for: amount) else { return nil }
    return amount.value(in: unit)
  }

  /// Parses a single amount, with its flags QTY_ABOUT and QTY_ROUNDED.
  @inline(__always)
  func single(
    _ text: GivenText, for call: Call
  ) throws(Failure) -> (amount: AnyAmount, flags: Int64) {
    if let amount = reader(for: call).fastAmount(text.bytes) { return (amount, 0) }
    let written = try written(text, for: call)
    return (try written.single(in: text), written.flags)
  }
}
