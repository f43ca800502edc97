import QuantityCore
import QuantityReading

/// Reads the Cooklang and LaTeX fields in a line of running text.
struct InlineFields {
  private let source: FieldSource
  private let line: Range<Int>
  /// The offset of the next closing brace, or -1 before the first search.
  private var nextBrace = -1
  private var found = FieldSet()

  /// Returns the fields of a line, or `nil` if there are none.
  static func find(in line: Range<Int>, of source: FieldSource) -> FieldSet? {
    var hasMark = false
    for offset in line where isMark(source.bytes[offset]) { hasMark = true }
    guard hasMark else { return nil }
    var reader = InlineFields(source, line)
    reader.read()
    return reader.found.isEmpty ? nil : reader.found
  }

  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == "@" || byte == "#" || byte == "~" || byte == "\\" || byte == "&"
  }

  private init(_ source: FieldSource, _ line: Range<Int>) {
    (self.source, self.line) = (source, line)
  }

  private var bytes: UnsafeBufferPointer<UInt8> { source.bytes }
  private var runningText: RunningTextReader { source.runningText }

  private mutating func read() {
    var offset = line.lowerBound
    while offset < line.upperBound {
      let byte = bytes[offset]
      var end: Int?
      if byte == "\\" {
        end = takeCommand(at: offset)
      } else if "~@#&".utf8.contains(byte) {
        end = takeComponent(at: offset)
      }
      offset = end ?? offset + 1
    }
  }

  /// Takes an amount. A value that isn't a number is left to running text or reported.
  private mutating func take(
    _ value: Range<Int>, of whole: Range<Int>, _ unit: String, grows: Bool,
    as notation: FieldNumber.Notation, unitRange: Range<Int>? = nil, name: Range<Int>? = nil
  ) {
    let text = source.text(value)
    if let number = source.number(text, as: notation) ?? source.number(text) {
      if grows || name != nil || runningText.unit(named: unit) != nil {
        var field = Field(value: value, whole: whole, number, unit: unit, name: name, grows: grows)
        (field.unitRange, field.needsName) = (unitRange, name == nil)
        found.fields.append(field)
      }
    } else if grows, text.utf8.contains(where: { $0.isDigit || $0 == "\\" }) {
      found.errors.append(source.expectedNumber("in braces", at: value))
    }
  }

  // MARK: Cooklang

  /// Takes an ingredient, a piece of cookware or a timer: `@salt{1%tsp}`, `#pot{2}`,
  /// `~{45%minutes}`, or the ingredient named again in `the rest of the &milk{1%cup}`. Returns its
  /// end.
  private mutating func takeComponent(at start: Int) -> Int? {
    if start > line.lowerBound, bytes[start - 1].isNameByte || bytes[start - 1].isDigit {
      return nil
    }
    if isRuleOfStyles(start) { return nil }
    let sign = bytes[start]
    var offset = start + 1
    while offset < line.upperBound, "@&?+-".utf8.contains(bytes[offset]) { offset += 1 }
    let isTimer = sign == "~"
    guard offset < line.upperBound,
      bytes[offset].isNameByte || isTimer && bytes[offset] == "{"
        || sign == "@" && bytes[offset].isDigit
    else { return nil }
    let name = offset
    let limit = min(line.upperBound, offset + 96)
    while offset < limit, !"{}@#~".utf8.contains(bytes[offset]) { offset += 1 }
    guard offset < limit, bytes[offset] == "{", let close = brace(after: offset) else {
      // `@salt`
      let end = (name..<limit).first { !bytes[$0].isNameByte } ?? limit
      if sign == "@", end > name { found.names.append(name..<end) }
      return nil
    }
    let content = bytes.trimmed(offset + 1..<close)
    let mark = bytes[content].firstIndex(of: UInt8(ascii: "%"))
    if sign == "&", mark == nil { return nil }
    let value = bytes.trimmed(content.lowerBound..<(mark ?? content.upperBound))
    let unitRange = bytes.trimmed(
      bytes.trimmed((mark ?? content.upperBound)..<content.upperBound).dropFirst())
    let unit = source.text(unitRange)
    let isFixed = bytes[value].first == "="
    let isIngredient = sign == "@" || sign == "&"
    let nameRange = bytes.trimmed(name..<offset)
    let text = source.text(value)
    // The name of `@6 ounces flour{1%cup}` has an amount of its own.
    if bytes[name].isDigit {
      guard source.number(text) != nil else { return nil }
      found.errors.append(
        ParseError(
          .expectedNumber, at: value,
          "the ingredient's name begins with another amount; write the name first"))
      return close + 1
    }
    if isIngredient, !isFixed, mark == nil, source.number(text) == nil,
      runningText.hasAmount(text)
    {
      found.phrases.append(NamedAmount(amount: value, name: nameRange))
      return close + 1
    }
    if !value.isEmpty { found.claims.append(offset..<close + 1) }
    // `@pepper{to taste}`
    let hasNumber = source.number(text) != nil || bytes[value].contains { $0.isDigit }
    if isIngredient, !hasNumber, !isFixed { found.names.append(nameRange) }
    if isIngredient {
      // A fixed amount stays when the recipe is scaled.
      let number = isFixed ? bytes.trimmed(value.lowerBound + 1..<value.upperBound) : value
      take(
        number, of: number.lowerBound..<content.upperBound, unit,
        grows: !isFixed && runningText.grows(unit: unit), as: .text(isQuoted: false),
        unitRange: unitRange, name: nameRange)
    } else if isTimer {
      take(value, of: content, unit, grows: false, as: .text(isQuoted: false))
    }
    return close + 1
  }

  /// Returns whether a rule of CSS begins at an offset: `@media {`.
  private func isRuleOfStyles(_ start: Int) -> Bool {
    let names: [StaticString] = [
      "@media", "@supports", "@keyframes", "@font-face", "@page", "@layer",
    ]
    return names.contains { bytes.has($0, at: start, before: line.upperBound) }
  }

  /// Returns the offset of the closing brace after an offset.
  private mutating func brace(after offset: Int) -> Int? {
    if nextBrace <= offset {
      nextBrace = bytes[offset..<line.upperBound].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
    }
    return nextBrace < line.upperBound ? nextBrace : nil
  }

  // MARK: LaTeX

  /// Takes a siunitx command: `\qty{40}{\gram}`. Returns its end.
  private mutating func takeCommand(at start: Int) -> Int? {
    let end = line.upperBound
    let names: [(StaticString, Int)] = [
      ("\\qtyrange", 2), ("\\SIrange", 2), ("\\qty", 1), ("\\SI", 1),
    ]
    guard let (name, count) = names.first(where: { bytes.has($0.0, at: start, before: end) })
    else { return takeMeasure(at: start) }
    var offset = start + name.utf8CodeUnitCount
    if offset < end, bytes[offset] == "[" {
      let limit = min(end, offset + 96)
      while offset < limit, bytes[offset] != "]" { offset += 1 }
      offset += 1
    }
    var groups: [Range<Int>] = []
    while groups.count <= count {
      while offset < end, bytes[offset] == 0x20 { offset += 1 }
      guard offset < end, bytes[offset] == "{", let close = brace(after: offset) else { return nil }
      groups.append(bytes.trimmed(offset + 1..<close))
      offset = close + 1
    }
    // `\kilo\gram` is the kilogram.
    let letters = bytes[groups[count]].filter { $0 != "\\" && $0 > 0x20 }
    let unit = String(decoding: letters, as: UTF8.self)
    found.claims.append(start..<offset)
    for group in groups.prefix(count) {
      take(
        group, of: count == 1 ? start..<offset : group, unit,
        grows: source.isMeasure(unit), as: .digits, name: self.name(after: start..<offset))
    }
    return offset
  }

  /// Returns the name after a command that begins a line or an item.
  private func name(after command: Range<Int>) -> Range<Int>? {
    let before = bytes.trimmed(line.lowerBound..<command.lowerBound)
    guard before.isEmpty || bytes[before].elementsEqual("\\item".utf8) else { return nil }
    let rest = bytes[command.upperBound..<line.upperBound]
    let start = rest.firstIndex { $0 > 0x20 && $0 != "&" && $0 != "~" } ?? rest.endIndex
    let end = rest[start...].firstIndex { ",;.(\\{&%".utf8.contains($0) } ?? rest.endIndex
    let name = bytes.trimmed(start..<end)
    return bytes[name].first?.isNameByte == true ? name : nil
  }

  /// Takes a command of a number and a unit: `\unit[250]{g}`, `\ingredient{2}{EL}{Mehl}`,
  /// `\ingredient[4][cloves]{garlic}`. Returns its end.
  private mutating func takeMeasure(at start: Int) -> Int? {
    let end = line.upperBound
    var offset = start + 1
    while offset < end, bytes[offset].isNameByte { offset += 1 }
    let isIngredient = bytes[start + 1..<offset].elementsEqual("ingredient".utf8)
    var groups: [Range<Int>] = []
    var hasOption = false
    while groups.count < 2, offset < end {
      let isOption = bytes[offset] == "[" && (groups.isEmpty || hasOption)
      guard offset > start + 1, isOption || bytes[offset] == "{" else { return nil }
      let limit = min(end, offset + 32)
      let mark = isOption ? UInt8(ascii: "]") : UInt8(ascii: "}")
      guard let close = bytes[offset..<limit].firstIndex(of: mark) else { return nil }
      groups.append(bytes.trimmed(offset + 1..<close))
      offset = close + 1
      hasOption = isOption
    }
    // A number may be in a macro: `\ingredient[1\onehalf][\teaspoon]{salt}`
    if isIngredient, let number = groups.first, bytes[start + 11] == "[" {
      found.claims.append(number)
      // `\gram`
      let name = groups.count == 2 && hasOption ? groups[1] : 0..<0
      let unit = String(decoding: bytes[name].drop { $0 == 0x5C }, as: UTF8.self)
      take(number, of: number, unit, grows: true, as: .text(isQuoted: false))
      return offset
    }
    guard groups.count == 2, bytes[groups[0]].contains(where: { $0.isDigit || $0 >= 0x80 }) else {
      return nil
    }
    let unit = source.text(groups[1])
    guard source.isMeasure(unit) else { return nil }
    found.claims += groups
    take(
      groups[0], of: groups[0], unit, grows: true, as: .text(isQuoted: false),
      name: self.name(after: start..<offset))
    return offset
  }
}
