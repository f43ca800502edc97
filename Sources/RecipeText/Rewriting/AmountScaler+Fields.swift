import QuantityCore
import QuantityReading

extension AmountScaler {
  /// Returns the edits of the fields' values, and reports the fields left unchanged.
  func edits(
    of set: FieldSet, in text: String, _ substance: (String) -> Substance,
    keeping kept: IngredientNames, countingWhole counted: IngredientNames,
    _ roundedCounts: inout [RoundedCount], _ left: inout LeftAmounts
  ) -> TextEdits {
    left.unscaled += set.errors.map { UnscaledAmount($0.range, in: text, $0) }
    var edits = TextEdits()
    for field in set.fields where field.grows {
      if let kitchen, let unit = finder.reader.unit(of: field), !unit.isTime {
        if let converted = converted(field, in: text, substance, &left) {
          edits.replace(field.value, with: converted.number)
          edits.replace(converted.range, with: converted.unit)
          continue
        }
        if !kitchen.has(unit, unit.isMass ? .solid : .liquid) {
          left.unscaled.append(
            UnscaledAmount(field.whole, in: text, .foreignField(at: field.whole)))
        }
      }
      let name = field.name.map { String(text[text.range(ofBytes: $0)]).withoutRemarks } ?? ""
      guard changesAmounts, !kept.contain(name) else { continue }
      do throws(QuantityError) {
        var scaler = self
        if counted.contain(name), let rounded = roundedCount(of: field, name) {
          roundedCounts.append(rounded)
          scaler.factor = rounded.factor
        }
        edits.replace(field.value, with: try field.text(scaledBy: scaler))
      } catch {
        left.unscaled.append(
          UnscaledAmount(field.whole, in: text, .scaling(error, at: field.whole)))
      }
    }
    return edits
  }

  /// Returns the whole count of a field whose scaled one isn't whole.
  private func roundedCount(of field: Field, _ name: String) -> RoundedCount? {
    var rewriter = AmountRewriter(self, TextWording())
    rewriter.countsWhole = true
    let value = field.number.upper
    guard field.unit.isEmpty, !field.number.isRange, let exact = value.multiplied(by: factor),
      let whole = try? rewriter.scaled(value), whole != exact
    else { return nil }
    return RoundedCount(name: name, written: value, exact: exact, count: whole)
  }

  /// Converts a field as the ingredient line with its number, unit and name, or returns `nil` if
  /// the result isn't a single number and unit.
  private func converted(
    _ field: Field, in text: String, _ substance: (String) -> Substance, _ left: inout LeftAmounts
  ) -> (number: String, unit: String, range: Range<Int>)? {
    guard let range = field.unitRange, let name = field.name, !keepsOriginal else { return nil }
    func part(_ range: Range<Int>) -> Substring { text[text.range(ofBytes: range)] }
    let rest = " " + part(name)
    var context = TextContext()
    let line = scaling(
      "\(part(field.value)) \(part(range))\(rest)", after: &context, substance: substance)
    guard line.unscaled.isEmpty, line.text.hasSuffix(rest) else { return nil }
    let amount = line.text.dropLast(rest.count)
    let isOfNumber = { (byte: UInt8) in byte.isDigit || " ~./-,".utf8.contains(byte) }
    let start = amount.utf8.firstIndex { !isOfNumber($0) } ?? amount.endIndex
    var number = amount[..<start]
    while number.utf8.last == 0x20 { number.removeLast() }
    guard !number.isEmpty, finder.reader.unit(named: String(amount[start...])) != nil else {
      return nil
    }
    for substance in line.unweighed { left.note(substance) }
    return (String(number), String(amount[start...]), range)
  }
}

extension ParseError {
  /// The error for a number whose unit is in another field, and so can't change.
  fileprivate static func foreignField(at range: Range<Int>) -> ParseError {
    ParseError(.invalidOperation, at: range, "its unit is in another field, and stays")
  }
}
