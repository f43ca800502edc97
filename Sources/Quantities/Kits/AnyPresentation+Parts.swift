extension AnyPresentation {
  /// The parts of what is shown, the largest unit first.
  ///
  /// Up to four are stored in place, so that the usual presentation allocates nothing.
  struct Parts: Sendable {
    private var first: Part
    private var second: Part?
    private var third: Part?
    private var fourth: Part?
    private var others: [Part]?
    private var length: Int32

    /// No parts; the unit doesn't matter.
    init(anyUnit unit: AnyUnit) {
      self.init(Part(0, unit))
      length = 0
    }

    /// One part.
    init(_ part: Part) {
      first = part
      length = 1
    }

    var count: Int { Int(length) }

    mutating func append(_ part: Part) {
      switch length {
      case 0: first = part
      case 1: second = part
      case 2: third = part
      case 3: fourth = part
      default: others = (others ?? []) + [part]
      }
      length += 1
    }

    /// - Precondition: there is a part at that place.
    subscript(place: Int) -> Part {
      switch place {
      case 0: first
      case 1: second ?? first
      case 2: third ?? first
      case 3: fourth ?? first
      default: others?[place - 4] ?? first
      }
    }

    var last: Part { self[count - 1] }

    /// Returns whether the parts are whole numbers of ticks that sum to a magnitude.
    func sumExactly(to ticks: UInt128) -> Bool {
      var rest = ticks
      for place in 0..<count {
        let (numerator, denominator) = self[place].number.ratio
        guard
          let (part, remainder) = WideInteger.multiply(
            numerator, self[place].unit.size, dividingBy: denominator),
          remainder == 0, part <= rest
        else { return false }
        rest -= part
      }
      return rest == 0
    }
  }
}

extension AnyPresentation.Parts: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count && (0..<lhs.count).allSatisfy { lhs[$0] == rhs[$0] }
  }

  func hash(into hasher: inout Hasher) {
    for place in 0..<count { hasher.combine(self[place]) }
  }
}
