import Quantities
import QuantityAnswers

// The keys and their order are part of the interface: see the manual.

extension ByteOutput {
  /// Writes an answer, without a line ending.
  mutating func append(_ answer: Answer, to input: String) {
    guard let details = answer.details else {
      append(answer.text)
      return
    }
    appendObject { json in
      json.field("input", input)
      json.field("value", Double(details.value))
      json.field("unit", details.unit)
      json.field("exact", details.value)
      json.field("parts", details.parts)
      json.field("isExact", details.isExact)
      json.field("isMeasurable", details.isMeasurable)
      json.field("difference", details.difference)
      if let range = details.range { json.field("range", range) }
      if let ingredient = details.ingredient { json.field("ingredient", ingredient) }
      json.field("text", answer.text)
    }
  }

  /// Writes the error of an input, without a line ending.
  mutating func append(_ mistake: Mistake, of input: String, line: Int) {
    appendObject { json in
      json.field("input", input)
      json.field("line", line)
      json.field("error", mistake)
    }
  }
}

extension Mistake: JSONObject {
  func writeFields(to json: inout JSONWriter) {
    json.field("code", code)
    json.field("message", message)
    json.field("span", [range.lowerBound, range.upperBound])
    json.field("suggestions", suggestions)
  }
}

extension Answer.Part: JSONObject {
  func writeFields(to json: inout JSONWriter) {
    json.field("value", Double(value))
    json.field("unit", unit)
    json.field("exact", value)
  }
}

extension LongFraction: JSONObject {
  /// Writes the fraction in lowest terms.
  func writeFields(to json: inout JSONWriter) {
    let (numerator, denominator) = terms
    json.field("num", numerator)
    json.field("den", denominator)
  }
}
