import QuantityCore
import QuantityReading

// What has digits in it but isn't an amount: dates, times of day, addresses, names of files, prices.

extension ByteCursor {
  /// Returns where the run without spaces and brackets ends that begins here, and whether something is in it that an
  /// identifier has and a plain word has not.
  func endOfRun() -> (end: Int, canBeIdentifier: Bool) {
    var end = position
    var canBeIdentifier = peek() | 0x20 == UInt8(ascii: "w")
    while end < bytes.count {
      if isLetter(end) {
        end += 1
        continue
      }
      switch bytes[end] {
      case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "|"),
        UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"):
        return (end, canBeIdentifier)
      case UInt8(ascii: ",") where !isDigit(end - 1) || !isDigit(end + 1):
        return (end, canBeIdentifier)
      case 0xC2 where end + 1 < bytes.count && bytes[end + 1] == 0xA0:
        return (end, canBeIdentifier)
      case 0x30...0x39, UInt8(ascii: ":"), UInt8(ascii: "@"): canBeIdentifier = true
      default: break
      }
      end += 1
    }
    return (end, canBeIdentifier)
  }

  /// Whether a run from here on is an identifier, which is not read: a date, a time of day, an address, the
  /// name of a file, an ordinal, a price.
  func isIdentifier(upTo end: Int) -> Bool {
    let run = position..<end
    if isPlainNumber(run) { return false }
    guard let first = run.first.map({ bytes[$0] }), bytes[run].contains(where: { $0 &- 0x30 < 10 })
    else { return isAddress(run) }
    if first == UInt8(ascii: "#") || first == UInt8(ascii: "/") || isAtCurrency { return true }
    if isAddress(run) || isFileName(run) || isDate(run) || isOrdinal(run) { return true }
    return isName(run)
  }

  /// Whether a run is digits, perhaps with a slash or a point among them, as most runs that begin with a digit are.
  private func isPlainNumber(_ run: Range<Int>) -> Bool {
    var marks = 0
    for byte in bytes[run] where byte &- 0x30 >= 10 {
      guard byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") else { return false }
      marks += 1
    }
    return marks < 2 && isDigit(run.lowerBound)
  }

  /// Whether a sign of a currency is here.
  var isAtCurrency: Bool {
    peek() == UInt8(ascii: "$") || isAt("€") || isAt("£") || isAt("¥") || isAt("₹") || isAt("₽")
  }

  // MARK: Kinds of identifiers

  private func isAddress(_ run: Range<Int>) -> Bool {
    if matches("www.", at: position) { return true }
    for place in run {
      switch bytes[place] {
      case UInt8(ascii: ":") where matches("://", at: place): return true
      case UInt8(ascii: "@") where isWord(place - 1) && isWord(place + 1) && place > position:
        return true
      default: break
      }
    }
    return false
  }

  /// Whether a run is joined by underscores or backslashes, or has several slashes or letters before its
  /// first digit: `photo_12`, `img/12oz/2`, `B12`.
  private func isName(_ run: Range<Int>) -> Bool {
    var slashes = 0
    for place in run.dropFirst() {
      switch bytes[place] {
      case UInt8(ascii: "_"), UInt8(ascii: "\\"):
        let isGrouped = isDigit(place - 1) && isDigit(place + 1)
        if isWord(place - 1), place + 1 < run.upperBound, isWord(place + 1), !isGrouped {
          return true
        }
      case UInt8(ascii: "/"): slashes += 1
      default: break
      }
    }
    // `B12`, but not `x400g` after a count, of which whoever comes here first knows.
    let digit = run.first { isDigit($0) } ?? run.upperBound
    if digit > run.lowerBound, isLetter(digit - 1) { return true }
    return slashes > 1 && isLetter(run.lowerBound)
  }

  private func isFileName(_ run: Range<Int>) -> Bool {
    guard let point = bytes[run].lastIndex(of: UInt8(ascii: ".")), point > run.lowerBound,
      isWord(point - 1), point + 1 < run.upperBound
    else { return false }
    return ByteCursor.endingsOfFiles[bytes, point + 1..<run.upperBound] != nil
  }

  private static let endingsOfFiles = WordTable(
    """
    avif bmp co com css csv de doc docx edu epub fr gif heic htm html io jpeg jpg js json md mkv mov mp3 mp4 net org
    pdf php png rtf svg tif tiff tsv txt uk wav webm webp xls xlsx xml yaml yml zip
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { (String($0), true) })

  /// Whether a run begins with a date or a time of day: `2021-03-21T10:00`, `3/21/2021`, `10:30`, `2021-03`.
  private func isDate(_ run: Range<Int>) -> Bool {
    let first = endOfDigits(from: run.lowerBound)
    guard first > run.lowerBound, first + 1 < run.upperBound, isDigit(first + 1) else {
      return false
    }
    let mark = bytes[first]
    if mark == UInt8(ascii: ":") { return true }
    guard mark == UInt8(ascii: "-") || mark == UInt8(ascii: "/") || mark == UInt8(ascii: ".") else {
      return false
    }
    let second = endOfDigits(from: first + 1)
    if second + 1 < run.upperBound, bytes[second] == mark, isDigit(second + 1) {
      // What has points could still be a number, and a mistake is told.
      return mark != UInt8(ascii: ".") || endOfDigits(from: second + 1) - second == 5
    }
    // A year and its month, or two years.
    let isYear =
      first - run.lowerBound == 4
      && (bytes[run.lowerBound] == 0x31 || bytes[run.lowerBound] == 0x32)
    let digits = second - first - 1
    return mark == UInt8(ascii: "-") && isYear && second == run.upperBound
      && (digits == 2 || digits == 4)
  }

  /// Whether a run is an ordinal: `1st`, `22nd`.
  private func isOrdinal(_ run: Range<Int>) -> Bool {
    let end = endOfDigits(from: run.lowerBound)
    guard end > run.lowerBound, end + 1 < run.upperBound else { return false }
    let isWhole = end + 2 >= run.upperBound || !isWord(end + 2)
    guard isWhole else { return false }
    if matches("nd", at: end) || matches("rd", at: end) || matches("th", at: end) { return true }
    // Any other number of `st` is one of stones.
    let isEleven = end - run.lowerBound > 1 && bytes[end - 2] == 0x31
    guard matches("st", at: end), bytes[end - 1] == 0x31, !isEleven else { return false }
    var next = self
    next.position = end + 2
    next.skipSpaces()
    while next.isAtASCIIDigit { next.position += 1 }
    next.skipSpaces()
    return !next.readWord("lb") && !next.readWord("pounds")
  }

  // MARK: Bytes

  /// Whether the bytes at a place are those of a mark in lower case, whatever their own.
  private func matches(_ mark: StaticString, at place: Int) -> Bool {
    var probe = self
    probe.position = place
    let expected = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    return expected.indices.allSatisfy { NameBytes.lowercase(probe.peek($0)) == expected[$0] }
  }

  private func endOfDigits(from place: Int) -> Int {
    var end = place
    while isDigit(end) { end += 1 }
    return end
  }

  func isDigit(_ place: Int) -> Bool {
    bytes.indices.contains(place) && bytes[place] &- 0x30 < 10
  }

  func isLetter(_ place: Int) -> Bool {
    bytes.indices.contains(place) && (bytes[place] | 0x20) &- UInt8(ascii: "a") < 26
  }

  func isWord(_ place: Int) -> Bool { isDigit(place) || isLetter(place) }
}
