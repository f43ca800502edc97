import Quantities

// The keys and their order are part of the interface: see the manual.

extension ByteOutput {
  /// Writes an answer, without a line end.
  mutating func append(_ answer: Answer, to input: String) {
    guard let details = answer.details else {
      append(answer.text)
      return
    }
    var json = JSONWriter()
    json.object { json in
      json.key("input")
      json.string(input)
      json.key("value")
      json.number(Double(details.value))
      json.key("unit")
      json.unit(details.unit)
      json.key("exact")
      json.fraction(details.value)
      json.key("parts")
      json.array(details.parts) { $0.part($1) }
      json.key("isExact")
      json.bool(details.isExact)
      json.key("isMeasurable")
      json.bool(details.isMeasurable)
      json.key("error")
      if details.isExact { json.null() } else { json.fraction(details.error) }
      if let range = details.range {
        json.key("range")
        json.array(range) { $0.fraction($1) }
      }
      json.key("text")
      json.string(answer.text)
    }
    append(json)
  }

  /// Writes why an input has no answer, without a line end.
  mutating func append(_ mistake: Mistake, of input: String, line: Int) {
    var json = JSONWriter()
    json.object { json in
      json.key("input")
      json.string(input)
      json.key("line")
      json.integer(line)
      json.key("error")
      json.object { json in
        json.key("code")
        json.string(mistake.code)
        json.key("message")
        json.string(mistake.message)
        json.key("span")
        json.array([mistake.range.lowerBound, mistake.range.upperBound]) { $0.integer($1) }
        json.key("suggestions")
        json.array(mistake.suggestions) { $0.string($1) }
      }
    }
    append(json)
  }

  mutating func append(_ json: JSONWriter) {
    json.bytes.withUnsafeBytes { append($0) }
  }
}

extension JSONWriter {
  /// A fraction in lowest terms; strings, because its numbers have up to 39 digits.
  mutating func fraction(_ fraction: Fraction) {
    object { json in
      json.key("num")
      json.string(String(fraction.numerator))
      json.key("den")
      json.string(String(fraction.denominator))
    }
  }

  mutating func unit(_ name: String?) {
    if let name { string(name) } else { null() }
  }

  fileprivate mutating func part(_ part: Answer.Part) {
    object { json in
      json.key("value")
      json.number(Double(part.value))
      json.key("unit")
      json.string(part.unit)
      json.key("exact")
      json.fraction(part.value)
    }
  }
}
