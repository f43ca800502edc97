import QuantityReading

/// The tokens of a line. Every other index is that of an edge, so lookahead needs no bounds checks.
struct LineTokens: RandomAccessCollection {
  private let tokens: UnsafeBufferPointer<Token>

  /// Wraps tokens that end with an edge.
  init(_ tokens: UnsafeBufferPointer<Token>) { self.tokens = tokens }

  var startIndex: Int { 0 }
  var endIndex: Int { tokens.count }

  @inline(__always)
  subscript(index: Int) -> Token {
    // One comparison finds indices on both sides.
    let isInside = UInt(bitPattern: index) < UInt(bitPattern: tokens.count)
    return tokens[isInside ? index : tokens.count - 1]
  }
}

extension Token {
  var isWord: Bool { kind == .word }
  var isNumber: Bool { kind == .number }
  var isEdge: Bool { kind == .edge }

  /// Whether the token is the apostrophe of a shortened word: `d'eau`.
  var isElision: Bool { sign == .apostrophe && isGlued }

  /// Whether the token is a hyphen without a space before it.
  var isGluedHyphen: Bool { sign == .hyphen && isGlued }
}
