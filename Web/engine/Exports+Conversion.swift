// A function for the web that quantities.h doesn't have.

public import CQuantities
import QuantityAnswers

/// Writes an amount or a range in a unit, or in several. It links no parser of questions, as
/// `qty_convert` does, which also takes calculations and ingredients. The parameters and result are
/// those of `qty_convert`.
@c
public func qty_convert_amount(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ unit: UnsafePointer<CChar>?,
  _ unit_length: Int, _ options: qty_options, _ error: UnsafeMutablePointer<qty_error>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let (text, unit) = (try GivenText(text, length), try String(unit, unit_length, argument: 1))
    var question = answerer.question(for: call)
    do throws(Mistake) {
      try question.convert(toUnitsOfOneKind: unit)
    } catch {
      throw Failure(error, in: unit, argument: 1)
    }
    let amount = try answerer.written(text, for: call)
    do throws(Mistake) {
      return call.write(try question.answer(to: amount).text)
    } catch {
      throw Failure(error, within: text.bytes.count, convertedTo: unit)
    }
  }
}
