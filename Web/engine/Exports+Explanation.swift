// What the web has beside the functions of quantities.h.

public import CQuantities
import QuantityAnswers

/// Writes every way to say an amount and why one was chosen, a line each, as `qty --explain` does. It
/// takes and returns what `qty_answer` does.
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
