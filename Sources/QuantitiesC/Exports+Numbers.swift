public import CQuantities
import Quantities
import QuantityAnswers

// Functions that return amounts as numbers, documented in the header.

@c @implementation
public func qty_value(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ unit: UnsafePointer<CChar>?,
  _ unit_length: Int, _ options: qty_options, _ value: UnsafeMutablePointer<Double>?,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let text = try GivenText(text, length)
    let unit = try GivenText(unit, unit_length, argument: 1)
    let (amount, flags) = try answerer.single(text, for: call)
    if let found = answerer.fastValue(of: amount, in: unit, for: call) {
      value?.pointee = found
      return flags
    }
    let target = try TargetUnit(unit.string(argument: 1), answerer.vocabulary(for: call))
    let found = try target.value(of: amount)
    value?.pointee = found
    return flags
  }
}

@c @implementation
public func qty_read(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: qty_options,
  _ lower: UnsafeMutablePointer<qty_amount>?, _ upper: UnsafeMutablePointer<qty_amount>?,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let text = try GivenText(text, length)
    if let amount = answerer.reader(for: call).fastAmount(text.bytes) {
      let amount = qty_amount(.amount(amount))
      lower?.pointee = amount
      upper?.pointee = amount
      return 0
    }
    let written = try answerer.written(text, for: call)
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
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let name = try String(name, length)
    let vocabulary = answerer.vocabulary(for: call)
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
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    let texts = (
      try GivenText(left, left_length), try GivenText(right, right_length, argument: 1)
    )
    try texts.0.requireUTF8()
    try texts.1.requireUTF8(argument: 1)
    let one = try answerer.single(texts.0, for: call).amount
    let other: AnyAmount
    do throws(Failure) {
      other = try answerer.single(texts.1, for: call).amount
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

extension WrittenAmount {
  /// The flags QTY_ABOUT and QTY_ROUNDED.
  var flags: Int64 {
    let isRounded = lowerRounding != .zero || upperRounding != .zero
    return Int64((isAbout ? QTY_ABOUT : 0) | (isRounded ? QTY_ROUNDED : 0))
  }

  /// Returns the amount; throws for a range or a number without a unit.
  func single(in text: GivenText) throws(Failure) -> AnyAmount {
    guard !isRange else {
      var failure = Failure(QTY_UNEXPECTED_TEXT, "\(text.quoted) is a range")
      failure.range = 0..<text.bytes.count
      throw failure
    }
    guard case .amount(let amount) = lower else { throw noUnit(in: text) }
    return amount
  }

  /// Throws for numbers without a unit.
  func requireUnits(in text: GivenText) throws(Failure) {
    guard case .amount = lower, case .amount = upper else { throw noUnit(in: text) }
  }

  private func noUnit(in text: GivenText) -> Failure {
    var failure = Failure(QTY_MISSING_UNIT, "\(text.quoted) has no unit")
    failure.range = 0..<text.bytes.count
    return failure
  }
}
