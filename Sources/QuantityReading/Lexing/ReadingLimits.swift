/// How far reading goes: texts may be hostile, and it takes time in proportion to their length.
package enum ReadingLimits {
  /// How many bytes are looked at beyond what is taken: more than any name has where words follow one another without a
  /// space, than a remark before an ingredient, and than what follows a size in its parentheses.
  package static var lookAhead: Int { 64 }

  /// How many parentheses can be open. Each is read by a further call, and the stack of a thread may be small.
  package static var depth: Int { 32 }

  /// How many characters of a text a message quotes, so that it fits a line of a terminal.
  package static var quote: Int { 40 }

  /// How many bytes of a text a hint repeats: a number has 38 digits at most, and more could not be read again.
  package static var hint: Int { 40 }
}
