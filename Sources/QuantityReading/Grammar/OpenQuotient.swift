import QuantityCore

/// A quotient with all its meanings: `2 oz/h` is a mass per time, unless the rest of the text makes
/// it a volume per time.
///
/// A class for the same reason as `OpenAmount`.
package final class OpenQuotient {
  /// The possible meanings: at least one, and at most one of the same kinds.
  let quotients: [AnyQuotient]
  /// How the names are read in each, in the same order.
  let choice: OpenAmount

  init(_ meanings: [QuotientMeaning], unclear: ParseError?, conflict: ParseError?) {
    quotients = meanings.map { $0.quotient }
    choice = OpenAmount(meanings.map { $0.names }, unclear: unclear, conflict: conflict)
  }

  var meanings: [QuotientMeaning] {
    zip(quotients, choice.meanings).map { QuotientMeaning(quotient: $0, names: $1) }
  }

  /// Returns a copy with other meanings.
  func replacing(_ meanings: [QuotientMeaning]) -> OpenQuotient {
    OpenQuotient(meanings, unclear: choice.unclear, conflict: choice.conflict)
  }
}

/// One possible meaning of a quotient, and how its names are read.
struct QuotientMeaning {
  var quotient: AnyQuotient
  var names: AmountMeaning
}

extension Operand {
  /// Every meaning of a quotient; empty for amounts and numbers.
  var quotients: [QuotientMeaning] {
    if case .quotient(let open) = value, LinkedParts.hasQuestions { return open.meanings }
    return []
  }

  var isQuotient: Bool {
    if case .quotient = value, LinkedParts.hasQuestions { return true }
    return false
  }

  /// Returns the quotients of two amounts; `nil` if there are none.
  ///
  /// - Parameter isRate: whether both may be of one kind, as in `10 mg/kg`.
  func quotients(
    per other: Operand, isRate: Bool, _ conflict: ParseError, _ tooLarge: ParseError
  ) throws(ParseError) -> OpenQuotient? {
    var quotients: [QuotientMeaning] = []
    for left in meanings {
      for right in other.meanings where isRate || right.unit.kind != left.unit.kind {
        guard let ratio = left.ticks.ratio(to: right.ticks) else { throw tooLarge }
        let quotient = AnyQuotient(ratio: ratio, left.unit, per: right.unit)
        var names = left.joined(right)
        // A volume above doesn't make the `m` below minutes.
        names.isAnchored = left.isAnchored && right.isAnchored
        quotients.append(QuotientMeaning(quotient: quotient, names: names))
      }
    }
    if isRate, !quotients.contains(where: { $0.names.isDefault }),
      let likely = QuotientMeaning.likely(quotients)
    {
      quotients = [likely]
    }
    return quotients.isEmpty
      ? nil : OpenQuotient(quotients, unclear: unclear(with: other), conflict: conflict)
  }

  /// Adds or subtracts a quotient of the same kinds; returns `nil` if the kinds differ.
  func joinedQuotient(
    _ sign: Operation, _ other: Operand, _ conflict: ParseError, _ tooLarge: ParseError
  ) throws(ParseError) -> Operand? {
    var sums: [QuotientMeaning] = []
    for left in quotients {
      for right in other.quotients where right.quotient.isOfKinds(of: left.quotient) {
        let (one, two) = (left.quotient, right.quotient)
        guard let sum = sign == .plus ? try? one.adding(two) : try? one.subtracting(two)
        else { throw tooLarge }
        sums.append(QuotientMeaning(quotient: sum, names: left.names.joined(right.names)))
      }
    }
    return sums.isEmpty ? nil : operand(sums, of: other, conflict)
  }

  /// Multiplies a quotient by a number, an amount or another quotient; returns `nil` if their kinds
  /// don't fit.
  func multipliedQuotient(
    by other: Operand, _ conflict: ParseError, _ tooLarge: ParseError
  ) throws(ParseError) -> Operand? {
    if let factor = other.number {
      var products = quotients
      for index in products.indices {
        guard let product = try? products[index].quotient.scaled(by: factor) else { throw tooLarge }
        products[index].quotient = product
        if case .ratio(_, let choice) = other.value {
          products[index].names.notes += choice.meanings[0].notes
        }
      }
      return operand(products, of: other, conflict)
    }
    if other.isQuotient { return try multiplied(byQuotient: other, conflict, tooLarge) }
    let product = try multiplied(byDenominator: other, conflict, tooLarge)
    if let product { return product }
    return try applied(to: other, conflict, tooLarge)
  }

  /// Multiplies by an amount of the denominator's kind: a volume per time times a time is a volume.
  private func multiplied(
    byDenominator other: Operand, _ conflict: ParseError, _ tooLarge: ParseError
  ) throws(ParseError) -> Operand? {
    var products: [AmountMeaning] = []
    for left in quotients {
      for right in other.meanings
      where right.unit.kind == left.quotient.denominatorUnit.kind
        && left.quotient.secondDenominatorUnit == nil
      {
        guard let ticks = right.ticks.times(left.quotient.ratio) else { throw tooLarge }
        var product = left.names.joined(right, ticks: ticks)
        product.unit = left.quotient.numeratorUnit
        product.last = product.unit
        let same = products.firstIndex { $0.unit.kind == product.unit.kind }
        if let same, product.isDefault { products[same] = product }
        if same == nil { products.append(product) }
      }
    }
    guard let first = products.first else { return nil }
    var result = self
    result.value =
      products.count == 1 && first.isDefault && first.notes.isEmpty
      ? Value(first.ticks, first.unit)
      : .open(OpenAmount(products, unclear: unclear(with: other), conflict: conflict))
    return result
  }

  /// Multiplies by a quotient: a mass per volume times a volume per time is a mass per time.
  private func multiplied(
    byQuotient other: Operand, _ conflict: ParseError, _ tooLarge: ParseError
  ) throws(ParseError) -> Operand? {
    var products: [QuotientMeaning] = []
    var numbers: [(Fraction, AmountMeaning)] = []
    for left in quotients {
      for right in other.quotients where right.quotient.cancels(left.quotient) {
        guard let product = try? left.quotient.multiplied(by: right.quotient)
        else { throw tooLarge }
        let names = left.names.joined(right.names)
        if product.numeratorUnit.kind == product.denominatorUnit.kind {
          numbers.append((product.ratio, names))
          continue
        }
        if !products.contains(where: { $0.quotient.isOfKinds(of: product) }) {
          products.append(QuotientMeaning(quotient: product, names: names))
        }
      }
    }
    guard !numbers.isEmpty else {
      return products.isEmpty ? nil : operand(products, of: other, conflict)
    }
    let choice = OpenAmount(
      numbers.map { $0.1 }, unclear: unclear(with: other), conflict: conflict)
    let (number, names) = numbers[try choice.chosenIndex()]
    var result = self
    result.value = .ratio(number, OpenAmount([names], unclear: nil, conflict: conflict))
    return result
  }

  /// Divides by a quotient, or divides a quotient; returns `nil` if their kinds don't fit.
  func dividedAsQuotient(
    by other: Operand, _ conflict: ParseError, _ tooLarge: ParseError
  ) throws(ParseError) -> Operand? {
    if other.quotients.contains(where: { $0.quotient.secondDenominatorUnit != nil }) {
      return try divided(byCompound: other, conflict, tooLarge)
    }
    guard let inverse = try other.inverse(tooLarge) else {
      return try divided(byAmount: other, conflict, tooLarge)
    }
    // A volume divided by a volume per time is a time.
    return inverse.isQuotient
      ? try inverse.multipliedQuotient(by: self, conflict, tooLarge)
      : try multipliedQuotient(by: inverse, conflict, tooLarge)
  }

  /// Returns the inverse of a number or a quotient; `nil` for an amount.
  private func inverse(_ tooLarge: ParseError) throws(ParseError) -> Operand? {
    var result = self
    switch value {
    case .amount, .open: return nil
    case .number(let number), .ratio(let number, _):
      let inverse = Fraction(1).dividedReportingOverflow(by: number)
      guard !inverse.overflow else { throw tooLarge }
      result.value = .number(inverse.partialValue)
      if case .ratio(_, let choice) = value {
        result.value = .ratio(inverse.partialValue, choice)
      }
    case .quotient(let open):
      var meanings = open.meanings
      for index in meanings.indices {
        guard let inverse = try? meanings[index].quotient.inverse() else { throw tooLarge }
        meanings[index].quotient = inverse
      }
      result.value = .quotient(open.replacing(meanings))
    }
    return result
  }

  func operand(
    _ meanings: [QuotientMeaning], of other: Operand, _ conflict: ParseError
  ) -> Operand {
    var result = self
    result.value = .quotient(
      OpenQuotient(meanings, unclear: unclear(with: other), conflict: conflict))
    return result
  }
}

extension Operand? {
  /// Returns the operand with its range.
  ///
  /// - Throws: `error`, if there is no operand.
  func at(_ range: Range<Int>, or error: ParseError) throws(ParseError) -> Operand {
    guard var operand = self else { throw error }
    (operand.range, operand.unitRange) = (range, 0..<0)
    return operand
  }
}
