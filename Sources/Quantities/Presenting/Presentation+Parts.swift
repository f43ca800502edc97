extension Presentation {
  /// The parts of a presentation, the largest unit first.
  ///
  /// Up to four are stored in place, so that the usual presentation allocates nothing.
  public struct Parts: Sendable, Hashable {
    private var first: Part
    private var second: Part?
    private var third: Part?
    private var fourth: Part?
    private var others: [Part] = []
    public private(set) var count = 1

    init(_ first: Part) { self.first = first }

    mutating func append(_ part: Part) {
      switch count {
      case 1: second = part
      case 2: third = part
      case 3: fourth = part
      default: others.append(part)
      }
      count += 1
    }
  }
}

extension Presentation.Parts: RandomAccessCollection {
  /// The position of the first part.
  public var startIndex: Int { 0 }
  /// The position behind the last part.
  public var endIndex: Int { count }

  /// The part at a position.
  ///
  /// - Precondition: the position is in `indices`.
  public subscript(position: Int) -> Presentation.Part {
    precondition(indices.contains(position), "There is no part \(position): there are \(count)")
    return switch position {
    case 0: first
    case 1: second ?? first
    case 2: third ?? first
    case 3: fourth ?? first
    default: others[position - 4]
    }
  }
}
