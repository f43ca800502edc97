import QuantityCore
import QuantityReading

// The numbers of a closed record.

extension FieldRecords {
  /// Finds the amounts among a record's values.
  mutating func resolve(_ record: Record) {
    var unit = record.unit
    if unit.isEmpty {
      let named = record.values.prefix(16).first { value in
        guard case .quoted = value.style, value.range.count <= 16, let name = text(of: value)
        else { return false }
        return source.isMeasure(name)
      }
      unit = named.flatMap { text(of: $0) } ?? ""
    }
    let grows = !record.stays && !record.hasCurrency && runningText.grows(unit: unit)
    // The outermost record is indented below a key that isn't read, such as `Salt:`.
    let isNested = (open.first ?? record).indent > 0
    let isIngredient =
      !unit.isEmpty || record.name != nil && namesSuffice || record.isListed || isNested
    guard isIngredient || record.parentRole == .yield else { return }
    let count = found.fields.count
    let isMeasured = !record.hasCurrency && runningText.unit(named: unit) != nil
    // `"measure": {"value": 2, "unit": "cup"}`, `{"name": "rum", "min": 2, "max": 3, "unit": "cl"}`
    let isOfAmount = [.amount, .yield].contains(record.parentRole)
    let isOfUnit = record.parentRole == .unit ? !record.unit.isEmpty : record.name != nil
    let hasValues = isOfAmount || isOfUnit && runningText.unit(named: unit) != nil
    for value in record.amounts
    where (value.role != .measure || !unit.isEmpty) && (value.role != .value || hasValues) {
      if grows || isMeasured { take(amount: value, unit, grows: grows) }
    }
    // `{"name": "flour", "amount": 2, "unit": "cups", "weight": 240}`
    if let first = record.amounts.first, first.role == .amount {
      let weights = record.amounts.filter { $0.role == .measure }.map { $0.range }
      for index in count..<found.fields.count where weights.contains(found.fields[index].value) {
        found.fields[index].isAlternate = true
      }
    }
    guard found.fields.count > count || !grows else { return }
    for value in record.values where value.role != .text && value.role != .yield {
      let isRemarked = value.role == .name && isMeasured
      found.claims.append(isRemarked ? name(of: value.range) : value.range)
    }
    for value in record.amounts { found.claims.append(value.range) }
    found.phrases += record.values.filter { $0.role == .text }.map {
      NamedAmount(amount: $0.range, isRemark: true)
    }
  }

  /// Names the fields of a closed record after its ingredient, and notes an ingredient without an
  /// amount. The amount can be a record of its own: `{"name": "malt", "amount": {"value": 5}}`. The
  /// name can be a key: `malt: {amount: 5, unit: kg}`.
  mutating func nameFields(of record: Record) {
    guard let name = record.name ?? record.key, record.isListed || !record.amounts.isEmpty else {
      for index in record.counts.fields..<found.fields.count where record.isListed {
        found.fields[index].needsName = true
      }
      return
    }
    for index in record.counts.fields..<found.fields.count
    where found.fields[index].name == nil && found.fields[index].grows {
      found.fields[index].name = name
    }
    for index in record.counts.phrases..<found.phrases.count {
      found.phrases[index].name = found.phrases[index].name ?? name
    }
    guard found.fields.count == record.counts.fields,
      found.phrases.count == record.counts.phrases, found.names.count == record.counts.names
    else { return }
    let isEmpty = record.amounts.contains { text(of: $0).map(FieldText.isNothing) ?? false }
    if isEmpty || record.amounts.isEmpty && isItem(record) { found.names.append(name) }
  }

  /// Returns whether a closed record is an item of a list of ingredients, or of a group in it.
  private func isItem(_ record: Record) -> Bool {
    if record.name == nil || record.isList { return false }
    if record.parentRole == .list { return true }
    guard record.parentRole == .other, let list = open.last(where: { !$0.isList }) else {
      return false
    }
    return list.parentRole == .list && list.name == nil && list.amounts.isEmpty
  }

  /// Returns the name of an ingredient without its remarks, whose amounts are read as running text:
  /// `lime juice (about 2 limes)`, `fresh yeast, or 7 g dried`.
  private func name(of range: Range<Int>) -> Range<Int> {
    let end = range.first { bytes[$0] == "(" || bytes[$0] == "," }
    return range.lowerBound..<(end ?? range.upperBound)
  }

  mutating func take(amount value: Value, _ unit: String, grows: Bool) {
    guard let text = text(of: value) else { return grows ? refuse(value.range) : () }
    let notation: FieldNumber.Notation =
      switch value.style {
      case .unquoted, .attribute: .digits
      case .typed: .typedDigits
      case .quoted: .text(isQuoted: true)
      }
    let number = source.number(text, as: notation)
    if let number = number ?? (notation == .digits ? source.number(text) : nil) {
      var field = Field(value: value.range, number, unit: unit, name: value.name, grows: grows)
      field.isEscaped = bytes[value.range].contains(UInt8(ascii: "\\"))
      found.fields.append(field)
    } else if grows, !FieldText.isNothing(text) {
      guard value.style != .attribute, source.runningText.hasAmount(text) else {
        return refuse(value.range)
      }
      found.phrases.append(NamedAmount(amount: value.range, name: value.name))
    }
  }

  /// Takes an unquoted value in TOML, and refuses a number with a unit, which TOML doesn't have.
  mutating func claim(typed value: Range<Int>) {
    found.claims.append(value)
    let words = bytes[value].split(separator: 0x20)
    guard words.count > 1, let unit = words.last, bytes[value].first?.isDigit == true,
      source.isMeasure(String(decoding: unit, as: UTF8.self))
    else { return }
    refuse(value)
  }

  /// Refuses all records because of a value that cannot be read.
  mutating func refuse(_ range: Range<Int>) {
    guard refusal == nil else { return }
    refusal = source.expectedNumber("in this field", at: range)
  }

  /// Returns the text of a value, or `nil` if it has escapes other than `\u`.
  func text(of value: Value) -> String? {
    let bytes = bytes[value.range]
    if case .quoted(isJSON: true) = value.style, bytes.contains(UInt8(ascii: "\\")) {
      return FieldText.unescaped(bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
