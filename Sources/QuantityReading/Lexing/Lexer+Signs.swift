import QuantityCore

extension Lexer {
  /// Reads an ASCII sign, or the entity, address, price or decimal (`.5`) that it begins.
  mutating func readSign() {
    let start = position
    let byte = peek()
    if byte == "\\" || byte == "$", readLaTeXNumber(from: start) { return }
    position += 1
    switch byte {
    case "*", "`":
      // Markup, unless it is an operator.
      if byte == "*", isOperator(start) {
        append(.sign, from: start, sign: isBetweenNumbers(start) ? .times : .other)
      }
    case "_":
      if start > 0, bytes[start - 1].isLetterOrDigit, peek().isLetterOrDigit {
        position = start
        hideRun(through: endOfFileName, as: .identifier)
      }
    case "~" where isTie(start), "\\" where peek() == "," && isTie(start):
      // A LaTeX space between a number and its unit: `25~minutes`, `40\,g`.
      if byte != "~" { position += 1 }
    case "|" where line.isPipeOfItem(start, in: 0..<line.count): break
    case "|", "\"": append(.edge, from: start)
    case "&": readEntity(from: start)
    case "\\" where peek() == "u" && isEntity(start): readEntity(from: start)
    case "\\" where peek() == "/":
      // A slash in JSON.
      position += 1
      append(.sign, from: start, sign: .slash)
    case "\\" where "-.+%()".utf8.contains(peek()):
      // A sign that Markdown or LaTeX escapes: `2\-3 cups`, `1\. Mix`, `5\%`
      position += 1
      append(.sign, from: start, sign: Lexer.sign(of: bytes[position - 1]))
    case "\\" where start > 0 && bytes[start - 1].isDigit && peek().isDigit:
      // `1\2 cup`
      append(.sign, from: start, sign: .slash)
    case ":"
    where peek() == "/" && peek(1) == "/" || peek() == "\\" && peek(1) == "/" && peek(2) == "\\"
    ,
      "@"
    where start > 0 && bytes[start - 1].isLetterOrDigit && peek().isLetterOrDigit,
      "\\" where peek().isLetterOrDigit:
      position = start
      hideRun(through: endOfAddress, as: .address)
    case "/" where isAtPath(start): hideRun(through: endOfAddress, as: .address)
    case "$": readPrice(from: start)
    case "#" where peek().isLetterOrDigit:
      position = isAtDirective(start) ? line.count : endOfRun
      append(.opaque, from: start, opaque: .identifier)
    case "%" where isAtFormat(start):
      position = endOfVersion
      append(.opaque, from: start, opaque: .identifier)
    case "." where peek().isDigit: readPointFirst(from: start)
    case ",": readComma(from: start)
    case ".": readPoints(from: start)
    case "-":
      while peek() == "-" { position += 1 }
      append(.sign, from: start, sign: position - start > 1 ? .dash : .hyphen)
    default: append(.sign, from: start, sign: Lexer.sign(of: byte))
    }
  }

  /// Whether a sign has a space on both sides or on neither, as in `2 * 3` and `2*x`; emphasis has
  /// one on one side.
  private func isOperator(_ start: Int) -> Bool {
    guard start > 0, tokens.last?.kind != .edge else { return false }
    if bytes[start - 1] == 0x20 { return peek() == 0x20 }
    let isBeforeNumber = peek().isDigit || peek() == "-" && peek(1).isDigit
    if bytes[start - 1].isLetterOrDigit, isBeforeNumber { return true }
    return bytes[start - 1].isDigit && peek().isASCIILetter
  }

  private func isBetweenNumbers(_ start: Int) -> Bool {
    guard tokens.last?.kind == .number else { return false }
    return peek().isDigit || peek() == 0x20 && peek(1).isDigit
  }

  /// Whether a LaTeX space is here, between a number and a word.
  private func isTie(_ start: Int) -> Bool {
    guard tokens.last?.kind == .number, tokens.last?.end == Int32(truncatingIfNeeded: start) else {
      return false
    }
    return peek(bytes[start] == "~" ? 0 : 1).isASCIILetter
  }

  private static func sign(of byte: UInt8) -> Sign {
    switch byte {
    case "/": .slash
    case "+": .plus
    case "-": .hyphen
    case ".": .period
    case "~": .tilde
    case ",": .comma
    case ":": .colon
    case ";": .semicolon
    case "=": .equals
    case "(", "[": .open
    case ")", "]": .close
    case "%": .percent
    case "#": .hash
    case "'": .apostrophe
    case "@": .at
    default: .other
    }
  }

  /// Whether a C directive begins here: `#define POOL_SIZE 16384L`. None of its numbers is an
  /// amount.
  private func isAtDirective(_ start: Int) -> Bool {
    guard tokens.last?.kind == .edge else { return false }
    let word = bytes[position..<endOfRun]
    return Lexer.directives.contains { word.elementsEqual($0.utf8) }
  }

  private static let directives = [
    "define", "elif", "endif", "error", "if", "ifdef", "ifndef", "include", "line", "pragma",
    "undef",
  ]

  /// Whether a number format such as `%5.2s` is here, rather than a percentage or an escape in an
  /// address.
  private func isAtFormat(_ start: Int) -> Bool {
    guard start == 0 || !bytes[start - 1].isDigit else { return false }
    let next = peek() == "#" || peek() == "." ? peek(1) : peek()
    return next.isDigit || peek() == "#" && next == "."
  }

  private mutating func readPoints(from start: Int) {
    while peek() == "." { position += 1 }
    // `photo.jpg`, `www.example.org/2tsp`
    let joins = position - start == 1 && isAfterWord(start) && peek().isASCIILetter
    guard joins else {
      return append(.sign, from: start, sign: position - start > 1 ? .ellipsis : .period)
    }
    var end = position
    while end < bytes.count, bytes[end].isLetterOrDigit { end += 1 }
    let isName = Lexer.endsFileName(bytes, position..<end) || isAfterWWW(start)
    guard isName else { return append(.sign, from: start, sign: .period) }
    position = start
    hideRun(through: endOfAddress, as: .address)
  }

  private func isAfterWord(_ offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1].isLetterOrDigit
  }

  private func isAfterWWW(_ offset: Int) -> Bool {
    offset > 2 && (offset - 3..<offset).allSatisfy { bytes[$0] | 0x20 == "w" }
  }

  /// Whether a path of several names is here: `/tmp/2g/3oz`, `img/12oz/2`.
  private func isAtPath(_ slash: Int) -> Bool {
    guard peek().isLetterOrDigit else { return false }
    let isFirst = slash == 0 || bytes[slash - 1] <= 0x20
    let end = endOfRun
    guard end < bytes.count, bytes[end] == "/", end + 1 < bytes.count else { return false }
    let goesOn = bytes[end + 1].isLetterOrDigit
    return goesOn
      && (isFirst || !peek().isDigit && isAfterWord(slash) && tokens.last?.kind == .word)
  }

  /// Reads `.5`, but not the end of `v.5` or `..5`.
  private mutating func readPointFirst(from start: Int) {
    let isInside = start > 0 && (bytes[start - 1].isLetterOrDigit || bytes[start - 1] == ".")
    if isInside { return append(.sign, from: start, sign: .period) }
    readDecimals(after: .point, from: start)
  }

  /// Reads a comma, or `,5` where the language has a decimal comma.
  private mutating func readComma(from start: Int) {
    guard dialect.decimalMark == .comma, peek().isDigit,
      start == 0 || bytes[start - 1] <= 0x20
    else { return append(.sign, from: start, sign: .comma) }
    readDecimals(after: .comma, from: start)
  }

  mutating func readPrice(from start: Int) {
    while peek() == 0x20, peek(1).isDigit { position += 1 }
    while peek().isDigit || (peek() == "." || peek() == ",") && peek(1).isDigit {
      position += 1
    }
    append(.opaque, from: start, opaque: .price)
  }

  private func isEntity(_ start: Int) -> Bool {
    HTMLEntity(at: ByteCursor(bytes, at: start)) != nil
  }

  private mutating func readEntity(from start: Int) {
    position = start
    if readFraction() { return }
    guard let entity = HTMLEntity(at: cursor) else {
      position += 1
      return append(.sign, from: start, sign: .ampersand)
    }
    position += entity.length
    read(entity.scalar, from: start)
  }

  // MARK: Names and addresses

  private var endOfFileName: Int {
    var end = position
    while end < bytes.count,
      bytes[end].isLetterOrDigit || bytes[end] == "_"
        || bytes[end] == "." && end + 1 < bytes.count && bytes[end + 1].isLetterOrDigit
    {
      end += 1
    }
    return end
  }

  private var endOfAddress: Int {
    var end = position
    while end < bytes.count, !"\" \t)<>|".utf8.contains(bytes[end]) { end += 1 }
    return end
  }

  /// Whether a range of bytes is the extension of a file name or the last part of a domain.
  static func endsFileName(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    endingsOfFiles[bytes, range] != nil
  }

  private static let endingsOfFiles = WordTable(
    """
    avif bmp com css csv doc docx edu epub gif heic htm html io jpeg jpg js json md mkv mov mp3 mp4 net org
    pdf php png rtf svg tif tiff tsv txt uk wav webm webp xls xlsx xml yaml yml zip
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { (String($0), true) })
}
