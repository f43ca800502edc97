public import CQuantities
import Quantities
import QuantityAnswers

// Functions for whole columns, documented in the header.

@c @implementation
public func qty_format_many(
  _ texts: UnsafePointer<qty_column>?, _ first: Int64, _ policy: Int32, _ options: qty_options,
  _ out: UnsafeMutablePointer<qty_buffer>?, _ error: UnsafeMutablePointer<qty_error>?
) -> Int64 {
  Call.run(options, error, nil, 0) { call, answerer throws(Failure) in
    try answerer.writeRows(texts, from: first, try RowPolicy(policy), to: out, for: call) {
      _, bytes, room throws(Failure) in
      guard let bytes else { return 0 }
      return try answerer.say(GivenText(bytes), for: call, into: room)
    }
  }
}

extension Answerer {
  /// Writes a text for each row of a column until one doesn't fit. Returns the row at which it
  /// stopped.
  ///
  /// - Parameter write: writes the text of a row, or of a null one, as far as it fits, and returns
  ///   its full length.
  @inline(__always)
  func writeRows(
    _ texts: UnsafePointer<qty_column>?, from first: Int64, _ policy: RowPolicy,
    to out: UnsafeMutablePointer<qty_buffer>?, for call: Call,
    _ write: (Int, UnsafeBufferPointer<UInt8>?, UnsafeMutableRawBufferPointer) throws(Failure) ->
      Int
  ) throws(Failure) -> Int64 {
    var mistakes = RowMistakes(policy)
    let texts = try TextColumn(texts)
    let rows = try texts.rows(from: first)
    var writer = try TextColumnWriter(
      out, from: rows.lowerBound, mayHaveNulls: texts.hasNulls || policy == .null)
    for row in rows {
      let bytes = try texts[row]
      let outcome: TextColumnWriter.Outcome
      do throws(Failure) {
        let length = try write(row, bytes, writer.room)
        outcome = writer.advance(by: length, row: row, isNull: bytes == nil)
      } catch {
        try mistakes.note(error, row: row)
        outcome = writer.write(policy == .keep ? bytes : nil, row: row)
      }
      switch outcome {
      case .written: continue
      case .full:
        mistakes.tell(call, before: row)
        return Int64(row)
      case .tooLarge:
        throw Failure(QTY_TOO_LARGE, "the rows are too long for offsets of 32 bits").inRow(row)
      }
    }
    mistakes.tell(call, before: rows.upperBound)
    return Int64(rows.upperBound)
  }
}

@c @implementation
public func qty_value_many(
  _ texts: UnsafePointer<qty_column>?, _ first: Int64, _ policy: Int32,
  _ unit: UnsafePointer<CChar>?, _ unit_length: Int, _ options: qty_options,
  _ values: UnsafeMutablePointer<Double>?, _ validity: UnsafeMutablePointer<UInt8>?,
  _ validity_offset: UInt64, _ error: UnsafeMutablePointer<qty_error>?
) -> Int64 {
  Call.run(options, error, nil, 0) { call, answerer throws(Failure) in
    var mistakes = RowMistakes(try RowPolicy(policy))
    let texts = try TextColumn(texts)
    let rows = try texts.rows(from: first)
    guard mistakes.policy != .keep, let values else {
      throw Failure(QTY_INVALID_ARGUMENT, "there is no place for values, or no such policy")
    }
    let unit = try TargetUnit(
      String(unit, unit_length, argument: 1), answerer.vocabulary(for: call))
    let bits = try validity.map { bits throws(Failure) in try Bits(bits, validity_offset) }
    for row in rows {
      var value = Double.nan
      if let bytes = try texts[row] {
        do throws(Failure) {
          value = try unit.value(of: answerer.single(GivenText(bytes), for: call).amount)
        } catch {
          try mistakes.note(error, row: row)
        }
      }
      values[row] = value
      bits?.set(row, to: !value.isNaN)
    }
    mistakes.tell(call, before: rows.upperBound)
    return Int64(rows.upperBound)
  }
}

/// The handling of rows without an answer.
enum RowPolicy {
  case fail, null, keep

  init(_ policy: Int32) throws(Failure) {
    switch Int(policy) {
    case QTY_FAIL: self = .fail
    case QTY_NULL: self = .null
    case QTY_KEEP: self = .keep
    default: throw Failure(QTY_INVALID_ARGUMENT, "there is no such policy")
    }
  }
}

/// The errors of a call's rows.
struct RowMistakes {
  let policy: RowPolicy
  private var first: Failure?
  private var last = 0
  private var count: Int64 = 0

  init(_ policy: RowPolicy) { self.policy = policy }

  /// Records the error of a row, or throws it if the policy is to fail.
  mutating func note(_ failure: Failure, row: Int) throws(Failure) {
    if policy == .fail { throw failure.inRow(row) }
    first = first ?? failure.inRow(row)
    (last, count) = (row, count + 1)
  }

  /// Reports the errors before the row where the call stops; that row itself may also have failed.
  func tell(_ call: Call, before row: Int) {
    let count = count > 0 && last == row ? count - 1 : count
    guard count > 0, let first else { return }
    var told = qty_error(first)
    told.count = count
    call.error?.pointee = told
  }
}
