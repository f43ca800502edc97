// A function for the web that quantities.h doesn't have.

public import CQuantities
import QuantityAnswers

/// Writes every way to say an amount and why one was chosen, a line each, as `qty --explain` does.
/// The parameters and result are those of `qty_answer`.
@c
public func qty_explain(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: qty_options,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let text = try String(text, length)
    var options = answerer.chosen.options
    options.form = .explanation
    let question: Question
    do throws(OptionError) { question = try Question(options) } catch { throw Failure(error) }
    do throws(Mistake) {
      return call.write(try question.answer(to: text).text)
    } catch {
      throw Failure(error, in: text)
    }
  }
}
