public import CQuantities
import Quantities

@c @implementation
public func qty_find(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: qty_options,
  _ found: UnsafeMutablePointer<qty_found>?, _ capacity: Int,
  _ error: UnsafeMutablePointer<qty_error>?
) -> Int64 {
  Call.run(options, error, nil, 0) { call, answerer throws(Failure) in
    guard found != nil || capacity == 0 else {
      throw Failure(QTY_INVALID_ARGUMENT, "there is no place for amounts")
    }
    let text = try String(text, length)
    var context = TextContext()
    context.isStopped = Interruption.check
    let amounts = answerer.finder(for: call).amounts(in: text, after: &context)
    try Interruption.require(context)
    // A capacity beyond `Int.max` exceeds all memory.
    let room = capacity < 0 ? amounts.count : capacity
    for (place, amount) in amounts.prefix(room).enumerated() {
      found?[place] = qty_found(amount, in: text)
    }
    return Int64(amounts.count)
  }
}

@c @implementation
public func qty_rules(_ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int64 {
  Call.run(nil, buffer, capacity) { call throws(Failure) in
    call.write(AmountFinder.rules.map { $0 + "\n" }.joined())
  }
}

extension qty_found {
  private static let rules = Dictionary(
    uniqueKeysWithValues: zip(AmountFinder.rules, Int32(0)...))

  init(_ found: FoundAmount, in text: String) {
    self.init()
    (start, end) = (UInt64(found.utf8Range.lowerBound), UInt64(found.utf8Range.upperBound))
    if let counted = found.countedRange {
      let from = text.utf8.distance(from: found.range.lowerBound, to: counted.lowerBound)
      counted_start = UInt64(found.utf8Range.lowerBound + from)
      counted_end = counted_start + UInt64(text[counted].utf8.count)
    }
    role = Int32(qty_found.number(of: found.role))
    rule = qty_found.rules[found.rule] ?? -1
    (lower, upper) = qty_amount.ends(of: found.amount)
  }

  private static func number(of role: FoundAmount.Role) -> Int {
    switch role {
    case .amount: QTY_ROLE_AMOUNT
    case .alternate: QTY_ROLE_ALTERNATE
    case .size: QTY_ROLE_SIZE
    case .portion: QTY_ROLE_PORTION
    case .count: QTY_ROLE_COUNT
    default: QTY_ROLE_OTHER
    }
  }
}
