public import CQuantities
import IngredientDensities
import Quantities
import QuantityAnswers

// Functions that write answers as text, documented in the header.

@c @implementation
public func qty_format(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: qty_options,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    call.ended(at: try answerer.say(GivenText(text, length), for: call, into: call.memory))
  }
}

@c @implementation
public func qty_answer(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: qty_options,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    call.write(try answerer.answer(to: String(text, length), for: call).text)
  }
}

@c @implementation
public func qty_notes(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: qty_options,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let answer = try answerer.answer(to: String(text, length), for: call)
    return call.write(answer.notes.map { $0 + "\n" }.joined())
  }
}

@c @implementation
public func qty_convert(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ unit: UnsafePointer<CChar>?,
  _ unit_length: Int, _ options: qty_options, _ error: UnsafeMutablePointer<qty_error>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let (text, unit) = (try String(text, length), try String(unit, unit_length, argument: 1))
    let question = try answerer.question(for: call, convertingTo: unit)
    do throws(Mistake) {
      return call.write(try question.answer(to: text).text)
    } catch {
      throw Failure(error, within: text.utf8.count, convertedTo: unit)
    }
  }
}

@c @implementation
public func qty_format_amount(
  _ amount: UnsafePointer<qty_amount>?, _ unit: UnsafePointer<CChar>?, _ unit_length: Int,
  _ options: qty_options, _ error: UnsafeMutablePointer<qty_error>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let unit = try String(unit, unit_length, argument: 1)
    let question =
      unit.isEmpty
      ? answerer.question(for: call) : try answerer.question(for: call, convertingTo: unit)
    guard let amount else { throw Failure(QTY_INVALID_ARGUMENT, "the amount is null") }
    let written = try WrittenAmount(amount.pointee)
    do throws(Mistake) {
      return call.write(try question.answer(to: written).text)
    } catch {
      throw Failure(error, within: 0, convertedTo: unit)
    }
  }
}

@c @implementation
public func qty_range(
  _ lower: UnsafePointer<CChar>?, _ lower_length: Int, _ upper: UnsafePointer<CChar>?,
  _ upper_length: Int, _ options: qty_options, _ error: UnsafeMutablePointer<qty_error>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let ends = (try String(lower, lower_length), try String(upper, upper_length, argument: 1))
    let language = answerer.chosen.options.presentation.language
    return call.write(language.range(from: ends.0, to: ends.1))
  }
}

@c @implementation
public func qty_scale(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ factor: UnsafePointer<CChar>?,
  _ factor_length: Int, _ options: qty_options, _ error: UnsafeMutablePointer<qty_error>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let (text, factor) = (try String(text, length), try String(factor, factor_length, argument: 1))
    let scaler = try answerer.scaler(by: factor, for: call)
    let method = answerer.chosen.method
    var context = TextContext()
    context.isStopped = Interruption.check
    // The table of ingredients is made only when needed, because it takes most of the first call's
    // time.
    let scaled =
      method == .asWritten && scaler.kitchen == nil
      ? scaler.scaling(text, after: &context)
      : IngredientScaler(scaler, measuring: method).scaling(text, after: &context)
    try Interruption.require(context)
    let result = call.write(scaled.text)
    if let first = scaled.unscaled.first {
      var failure = Failure(first.reason)
      failure.range = first.utf8Range
      var told = qty_error(failure)
      told.count = Int64(scaled.unscaled.count)
      told.length = call.writeReason(failure, at: Int(result) + 1)
      call.error?.pointee = told
    }
    return result
  }
}

extension Answerer {
  /// Answers a question.
  func answer(to text: String, for call: Call) throws(Failure) -> Answer {
    do throws(Mistake) {
      return try question(for: call).answer(to: text)
    } catch {
      throw Failure(error, in: text)
    }
  }

  /// Returns the question that converts to the units in the second argument.
  func question(for call: Call, convertingTo units: String) throws(Failure) -> Question {
    var question = question(for: call)
    do throws(Mistake) {
      try question.convert(toUnits: units)
    } catch {
      throw Failure(error, in: units, argument: 1)
    }
    return question
  }

  /// Returns the scaler with the factor in the second argument.
  func scaler(by text: String, for call: Call) throws(Failure) -> AmountScaler {
    let factor: Fraction
    do throws(ParseError) {
      factor = try Fraction(text)
    } catch {
      throw Failure(error, argument: 1)
    }
    guard factor > .zero else {
      var failure = Failure(
        QTY_INVALID_ARGUMENT, "the factor must be greater than zero", argument: 1)
      failure.range = 0..<text.utf8.count
      throw failure
    }
    let options = chosen.options
    var scaler = AmountScaler(
      by: factor, for: chosen.kitchen, style: chosen.hasStyle ? options.presentation : nil,
      finder: finder(for: call))
    (scaler.volumeKit, scaler.massKit) = (options.kit?.volumes, options.kit?.ownMasses)
    return scaler
  }
}

extension Failure {
  /// Makes the failure for an error in a text, with the range limited to the text.
  init(_ mistake: Mistake, in text: String, argument: Int32 = 0) {
    self.init(mistake, within: text.utf8.count, argument: argument)
  }

  init(_ mistake: Mistake, within length: Int, argument: Int32 = 0) {
    self.init(mistake, argument: argument)
    range = range.clamped(to: 0..<length)
  }

  /// Makes the failure for an amount that can't be converted. It is attributed to the units, the
  /// second argument, unless the amount names units itself.
  init(_ mistake: Mistake, within length: Int, convertedTo units: String) {
    self.init(mistake, within: length)
    if code == QTY_INCOMPATIBLE_KINDS, mistake.range.isEmpty {
      (argument, range) = (1, 0..<units.utf8.count)
    }
  }
}
