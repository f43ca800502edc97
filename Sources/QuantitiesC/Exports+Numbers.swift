public import CQuantities
import Quantities
import QuantityAnswers

// What gives amounts as numbers. The header says what each function does.

@c @implementation
public func qty_value(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ unit: UnsafePointer<CChar>?,
  _ unit_length: Int, _ options: qty_options, _ value: UnsafeMutablePointer<Double>?,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(error, buffer, capacity) { call throws(Failure) in
    let (text, unit) = (try String(text, length), try String(unit, unit_length, argument: 1))
    let answerer = try Answerer.with(options)
    let written = try answerer.written(text, for: call)
    let amount = try written.single(in: text)
    let found = try TargetUnit(unit, answerer.vocabulary(for: call)).value(of: amount)
    value?.pointee = found
    return written.flags
  }
}

@c @implementation
public func qty_read(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: qty_options,
  _ lower: UnsafeMutablePointer<qty_amount>?, _ upper: UnsafeMutablePointer<qty_amount>?,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(error, buffer, capacity) { call throws(Failure) in
    let text = try String(text, length)
    let written = try Answerer.with(options).written(text, for: call)
    if upper == nil { _ = try written.single(in: text) }
    try written.requireUnits(in: text)
    let ends = qty_amount.ends(of: written)
    lower?.pointee = ends.lower
    upper?.pointee = ends.upper
    return 0
  }
}

@c @implementation
public func qty_read_unit(
  _ name: UnsafePointer<CChar>?, _ length: Int, _ options: qty_options,
  _ unit: UnsafeMutablePointer<qty_unit>?, _ error: UnsafeMutablePointer<qty_error>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
  Call.run(error, buffer, capacity) { call throws(Failure) in
    let name = try String(name, length)
    let vocabulary = try Answerer.with(options).vocabulary(for: call)
    do throws(ParseError) {
      let found = try AnyUnit(named: name, vocabulary: vocabulary)
      unit?.pointee = qty_unit(found)
    } catch {
      throw Failure(error)
    }
    return 0
  }
}

@c @implementation
public func qty_compare(
  _ left: UnsafePointer<CChar>?, _ left_length: Int, _ right: UnsafePointer<CChar>?,
  _ right_length: Int, _ options: qty_options, _ order: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(error, buffer, capacity) { call throws(Failure) in
    let texts = (try String(left, left_length), try String(right, right_length, argument: 1))
    let answerer = try Answerer.with(options)
    let one = try answerer.written(texts.0, for: call).single(in: texts.0)
    let other: AnyAmount
    do throws(Failure) {
      other = try answerer.written(texts.1, for: call).single(in: texts.1)
    } catch {
      throw error.inArgument(1)
    }
    do throws(QuantityError) {
      let isLess = try one.isLess(than: other)
      order?.pointee = one == other ? 0 : isLess ? -1 : 1
    } catch {
      throw Failure(error)
    }
    return 0
  }
}

extension Answerer {
  /// Reads an amount or a range.
  func written(_ text: String, for call: Call) throws(Failure) -> WrittenAmount {
    do throws(Mistake) {
      return try question(for: call).amount(in: text)
    } catch {
      throw Failure(error, in: text)
    }
  }
}

extension WrittenAmount {
  /// QTY_ABOUT and QTY_ROUNDED.
  var flags: Int64 {
    let isRounded = lowerRounding != .zero || upperRounding != .zero
    return Int64((isAbout ? QTY_ABOUT : 0) | (isRounded ? QTY_ROUNDED : 0))
  }

  /// Returns the amount, if it is no range and has a unit.
  func single(in text: String) throws(Failure) -> AnyAmount {
    guard !isRange else {
      var failure = Failure(QTY_UNEXPECTED_TEXT, "\(Mistake.quoting(text)) is a range")
      failure.range = 0..<text.utf8.count
      throw failure
    }
    guard case .amount(let amount) = lower else { throw noUnit(in: text) }
    return amount
  }

  /// Refuses numbers.
  func requireUnits(in text: String) throws(Failure) {
    guard case .amount = lower, case .amount = upper else { throw noUnit(in: text) }
  }

  private func noUnit(in text: String) -> Failure {
    var failure = Failure(QTY_MISSING_UNIT, "\(Mistake.quoting(text)) has no unit")
    failure.range = 0..<text.utf8.count
    return failure
  }
}
