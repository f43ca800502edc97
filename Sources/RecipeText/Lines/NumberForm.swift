import QuantityCore
import QuantityReading

/// How a number is written: the kind of its fraction, what stands before that, and the marks among its
/// digits.
struct NumberForm: Sendable {
  /// How a fraction is written.
  enum Fractions: Sendable {
    /// `1/2`
    case ascii
    /// `½`
    case vulgar
    /// `1⁄2`, with the fraction slash of Unicode
    case slash
    /// `&frac12;`
    case entity
    /// `1&frasl;2`
    case slashEntity
  }

  /// How its fraction is written, if it has one.
  var fractions: Fractions?
  /// What stands between a whole number and its fraction: the hyphen of `1-1/2`.
  var mixed: String?
  /// What stands before its decimals, if it has any.
  var decimalMark: String?
  /// What stands between groups of three digits, if it has any.
  var group: String?

  /// Whether the number says nothing about how fractions are written.
  var isPlain: Bool { fractions == nil && decimalMark == nil }

  /// Reads what a piece of a text shows of its numbers.
  ///
  /// - Parameter isLarge: whether the number is 1000 or more, which tells the two meanings of `1,500`
  ///   apart.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isLarge: Bool) {
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]))
    cursor.position = range.lowerBound
    var wholeEnd: Int?
    while !cursor.isAtEnd {
      let start = cursor.position
      if cursor.isAtASCIIDigit {
        let isDecimal = readDigits(&cursor, isLarge: isLarge)
        if let (kind, end) = cursor.fractionSlash {
          take(kind, cursor, after: wholeEnd, at: start)
          cursor.position = end
          cursor.skipDigits()
          wholeEnd = nil
        } else {
          wholeEnd = isDecimal ? nil : cursor.position
        }
      } else if let one = VulgarFraction(at: cursor) {
        let kind = cursor.peek() == UInt8(ascii: "&") ? Fractions.entity : .vulgar
        take(kind, cursor, after: wholeEnd, at: start)
        cursor.position += max(one.length, 1)
      } else {
        cursor.position += 1
      }
    }
  }

  /// Takes the form of a fraction, and of what stands between it and the whole number before it.
  private mutating func take(
    _ kind: Fractions, _ cursor: ByteCursor, after wholeEnd: Int?, at start: Int
  ) {
    fractions = kind
    guard let wholeEnd, start - wholeEnd <= 8 else { return }
    var probe = cursor
    probe.position = wholeEnd
    if !probe.skip("-"), !probe.skip("\u{2011}") { probe.skipSpaces() }
    if probe.position == start, start > wholeEnd || kind == .vulgar || kind == .entity {
      mixed = cursor.text(wholeEnd..<start)
    }
  }

  /// Steps over a number in digits; gives whether it has decimals.
  private mutating func readDigits(_ cursor: inout ByteCursor, isLarge: Bool) -> Bool {
    cursor.skipDigits()
    if cursor.digitMark == nil { return false }
    var marks: [(mark: String, digits: Int)] = []
    while let mark = cursor.digitMark {
      cursor.position = mark.upperBound
      cursor.skipDigits()
      marks.append((cursor.text(mark), cursor.position - mark.upperBound))
    }
    guard let last = marks.last else { return false }
    let isPoint = last.mark == "." || last.mark == ","
    let others = marks.dropLast()
    let isDecimal =
      isPoint && !others.contains { $0.mark == last.mark }
      && (!others.isEmpty || last.digits != 3 || !isLarge)
    if isDecimal { decimalMark = last.mark }
    if let first = isDecimal ? others.first : marks.first, first.digits == 3, isLarge {
      group = first.mark
    }
    return isDecimal
  }
}

extension ByteCursor {
  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  fileprivate mutating func skipDigits() {
    while isAtASCIIDigit { position += 1 }
  }

  /// The kind of the slash here, and where the denominator begins, if one follows it.
  fileprivate var fractionSlash: (NumberForm.Fractions, end: Int)? {
    var probe = self
    guard peek() == UInt8(ascii: "/") || peek() == UInt8(ascii: "&") || peek() >= 0x80,
      probe.skipFractionSlash(), probe.isAtASCIIDigit
    else { return nil }
    if peek() == UInt8(ascii: "/") { return (.ascii, probe.position) }
    return (peek() == UInt8(ascii: "&") ? .slashEntity : .slash, probe.position)
  }

  /// Whether a byte is here with which a mark between digits begins: no space that a letter follows.
  private var isAtMark: Bool {
    switch peek() {
    case 0x20: peek(1) &- 0x30 < 10
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "'"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// Where stands what is between the digits here and further ones of the same number.
  fileprivate var digitMark: Range<Int>? {
    // Most numbers are short, and a space or the end comes next.
    guard isAtMark else { return nil }
    var probe = self
    if probe.skip(".") || probe.skip(",") || probe.skip("'") || probe.skip("’") || probe.skip("_") {
      return probe.isAtASCIIDigit ? position..<probe.position : nil
    }
    // A space is such a mark only before three digits: `1 500`, and not `1 1/2`.
    guard
      probe.skip(" ") || probe.skip("\u{A0}") || probe.skip("\u{202F}") || probe.skip("\u{2009}")
    else { return nil }
    let end = probe.position
    probe.skipDigits()
    return probe.position == end + 3 && probe.fractionSlash == nil ? position..<end : nil
  }
}
