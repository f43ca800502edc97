import QuantityCore

// Copies of the grammar that look ahead.

extension Grammar {
  /// The grammar after the spaces here.
  var afterSpaces: Grammar {
    @inline(__always)
    get {
      var next = self
      next.cursor.skipSpaces()
      return next
    }
  }

  /// Returns the grammar at another offset.
  func at(_ position: Int) -> Grammar {
    var other = self
    other.cursor.position = position
    return other
  }

  /// Returns the grammar at the start of a range, where its text ends.
  func within(_ range: Range<Int>) -> Grammar {
    var part = self
    part.cursor = cursor.within(range)
    return part
  }

  /// Whether a function that reads something finds it here.
  @inline(__always)
  func isAt(_ step: (inout Grammar) -> Bool) -> Bool {
    var probe = self
    return step(&probe)
  }
}
