import QuantityCore
import QuantityReading

/// The nested records that are open while a file is read, and the fields of closed ones.
///
/// The reader of a format opens a record, passes its keys and values, and closes it. Only then is
/// it clear which numbers are amounts, and of which ingredient.
struct FieldRecords {
  /// How a scalar is written.
  enum ScalarStyle: Equatable {
    /// A number, or a text without quotation marks.
    case unquoted
    /// An unquoted text in a format where it can only be a number.
    case typed
    /// A text in quotation marks; double ones can contain JSON escapes.
    case quoted(isJSON: Bool)
    /// An attribute of XML, which isn't running text.
    case attribute
  }

  /// The value of a key.
  struct Value {
    var role: FieldRole
    var range: Range<Int>
    var style: ScalarStyle
    /// The range of the name that the value has already.
    var name: Range<Int>?
  }

  /// A record, a list, or a table.
  struct Record {
    /// The column of its keys, in formats where columns matter.
    var indent = 0
    var isList = false
    /// The role of the key that has it as a value.
    var parentRole = FieldRole.other
    /// Whether nothing in it grows with the recipe.
    var stays = false
    /// Whether it is in a list of ingredients, at any depth.
    var isListed = false
    /// The numbers found before it.
    var counts = (fields: 0, phrases: 0, names: 0)
    /// The role of the last key.
    var role = FieldRole.other
    var unit = ""
    /// The UTF-8 range of the name.
    var name: Range<Int>?
    /// The UTF-8 range of the key that has it as a value, if the key isn't known.
    var key: Range<Int>?
    /// The UTF-8 range of its last key.
    var lastKey: Range<Int>?
    var hasCurrency = false
    var amounts: [Value] = []
    var values: [Value] = []
    /// The amounts of the records in it that have neither names nor units.
    var bareAmounts: [Value] = []
    /// Whether a record in it is an ingredient.
    var hasIngredient = false
  }

  /// The greatest depth of nesting.
  static var depth: Int { 64 }

  let source: FieldSource
  private(set) var open: [Record] = []
  var found = FieldSet()
  /// The error in the first value that cannot be read.
  var refusal: ParseError?
  /// The recipe's yields that running text doesn't find.
  private var yields: [Value] = []
  /// Whether a key for an amount was read.
  private(set) var hasAmounts = false
  /// The number of amounts read.
  private(set) var amountCount = 0
  /// Whether a name makes a record an ingredient, outside a list of them.
  let namesSuffice: Bool

  init(_ source: FieldSource, namesSuffice: Bool = true) {
    (self.source, self.namesSuffice) = (source, namesSuffice)
  }

  var bytes: UnsafeBufferPointer<UInt8> { source.bytes }
  var runningText: RunningTextReader { source.runningText }

  // MARK: Records

  /// The number of open records.
  var count: Int { open.count }

  /// The column of the innermost record, or -1.
  var indent: Int { open.last?.indent ?? -1 }

  /// Whether the innermost record is a list.
  var isInList: Bool { open.last?.isList ?? false }

  /// Opens a record or a list within the innermost one.
  mutating func push(isList: Bool = false, indent: Int = 0, isIngredient: Bool = false) {
    var record = Record(indent: indent, isList: isList)
    record.counts = (found.fields.count, found.phrases.count, found.names.count)
    if let parent = open.last {
      record.parentRole = parent.isList ? parent.parentRole : parent.role
      let isAmount = parent.parentRole == .amount || parent.parentRole == .yield
      if record.parentRole == .other, !parent.isList, let key = parent.lastKey,
        !isWhole(named: key)
      {
        record.key = key
      }
      if record.parentRole == .value, isAmount { record.parentRole = parent.parentRole }
      record.stays = parent.stays || record.parentRole == .fact
      record.isListed = parent.isListed || record.parentRole == .list
    }
    record.isListed = record.isListed || isIngredient
    open.append(record)
  }

  /// Opens a TOML table with the names in its header.
  mutating func pushTable(named roles: [FieldRole]) {
    var record = Record(indent: -1, isList: true)
    record.stays = roles.contains(.fact)
    record.isListed = roles.contains(.list)
    record.parentRole = roles.last ?? .other
    open.append(record)
  }

  /// Takes the next key of the innermost record.
  mutating func take(key: Range<Int>) {
    let role = role(of: key)
    if role == .amount { hasAmounts = true }
    if bytes[key].contains(where: { $0.isDigit }) { found.claims.append(key) }
    if !open.isEmpty { (open[open.count - 1].role, open[open.count - 1].lastKey) = (role, key) }
  }

  /// Returns whether a key names the whole, whose size is an amount: `batch`, as in `batch_size`.
  private func isWhole(named key: Range<Int>) -> Bool {
    var name = String(decoding: bytes[key], as: UTF8.self) + "size"
    return name.withUTF8 { FieldRole($0[...]) } == .amount
  }

  private func role(of key: Range<Int>) -> FieldRole {
    if bytes[key].contains(UInt8(ascii: "\\")), var name = FieldText.unescaped(bytes[key]) {
      return name.withUTF8 { FieldRole($0[...]) }
    }
    return source.role(key)
  }

  /// Takes the value of the last key, or the next value of a list.
  mutating func take(value: Range<Int>, as style: ScalarStyle) {
    guard let last = open.indices.last else { return }
    if open[last].isList {
      // `"tools": ["2 bowls"]`, `"tags": ["5 ingredients"]`
      if open[last].stays || open[last].parentRole == .identifier { found.claims.append(value) }
      if open[last].parentRole == .amount {
        open[last].amounts.append(Value(role: .amount, range: value, style: style))
      }
      // `"recipeYield": ["4", "4 servings"]`
      if open[last].parentRole == .yield, !open[last].stays,
        bytes[value].allSatisfy({ $0.isDigit })
      {
        take(amount: Value(role: .yield, range: value, style: style), "", grows: true)
        found.claims.append(value)
      }
      // `"recipeIngredient": ["2 cups flour", "Salt"]`
      if open[last].parentRole == .list, case .quoted = style { found.names.append(value) }
      return
    }
    let value = Value(role: open[last].role, range: value, style: style)
    // A number in TOML has no unit, even if one follows.
    if style == .typed, value.role != .yield { claim(typed: value.range) }
    open[last].values.append(value)
    let count = open[last].amounts.count
    defer { amountCount += open[last].amounts.count - count }
    switch value.role {
    case .amount, .measure: open[last].amounts.append(value)
    case .value
    where [.amount, .yield, .unit].contains(open[last].parentRole) || open[last].isListed:
      open[last].amounts.append(value)
    case .currency: open[last].hasCurrency = true
    case .identifier: found.claims.append(value.range)
    case .yield where !open[last].stays:
      if style == .typed { yields.append(value) }
    // `measurement: 1` beside `unit: cups`
    case .unit where bytes[value.range].allSatisfy { $0.isDigit || $0 == "." }:
      open[last].amounts.append(Value(role: .measure, range: value.range, style: style))
    case .unit where !bytes[value.range].contains { $0.isDigit }:
      open[last].unit = text(of: value).flatMap { FieldText.isNothing($0) ? nil : $0 } ?? ""
    case .name:
      open[last].name = value.range
      // `"unit": {"name": "gram"}`
      if open[last].parentRole == .unit, last > 0, open[last - 1].unit.isEmpty {
        open[last - 1].unit = text(of: value) ?? ""
      }
    default: break
    }
  }

  /// Closes the innermost record.
  mutating func pop() {
    guard let record = open.popLast() else { return }
    // `salt: {quantity: 2}` beside `flour: {quantity: 1, unit: kg}`
    if record.hasIngredient {
      for value in record.bareAmounts { take(amount: value, "", grows: true) }
    }
    // The outer record gets its name from this one.
    if record.parentRole == .name, let name = record.name, let last = open.indices.last {
      open[last].name = name
    }
    defer { nameFields(of: record) }
    guard !record.amounts.isEmpty else { return }
    if record.unit.isEmpty, record.parentRole == .amount, let last = open.indices.last,
      !open[last].isList
    {
      open[last].amounts += record.amounts.map { value in
        var value = value
        value.role = .amount
        return value
      }
      open[last].values += record.values
      return
    }
    let count = found.fields.count
    resolve(record)
    guard let last = open.indices.last, !open[last].isList, record.parentRole == .other,
      !record.stays
    else { return }
    if found.fields.count > count { return open[last].hasIngredient = true }
    open[last].bareAmounts += record.amounts.filter { $0.role == .amount }.map { value in
      var value = value
      value.name = record.key
      return value
    }
  }

  /// Closes the records whose keys are beyond a column.
  mutating func pop(beyond indent: Int) {
    while let last = open.last, last.indent > indent { pop() }
  }

  /// Closes all records and returns their fields.
  mutating func finish() -> FieldSet {
    while !open.isEmpty { pop() }
    if !found.fields.isEmpty {
      for value in yields {
        take(amount: value, "", grows: true)
        found.claims.append(value.range)
      }
    }
    return found
  }
}
