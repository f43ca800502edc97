/// The limits of reading: texts may be hostile, and reading takes linear time.
package enum ReadingLimits {
  /// The number of bytes to look ahead: longer than any name in a language without spaces, than a
  /// remark before an ingredient, and than the rest of a size in parentheses.
  package static var lookAhead: Int { 64 }

  /// The number of parentheses that can be open. Each takes a recursive call, and the stack of a
  /// thread may be small.
  package static var depth: Int { 32 }

  /// The number of characters of a text that a message quotes, to fit a line of a terminal.
  package static var quote: Int { 40 }

  /// The number of bytes of a text that a hint repeats: numbers have at most 38 digits, and more
  /// could not be read again.
  package static var hint: Int { 40 }
}
