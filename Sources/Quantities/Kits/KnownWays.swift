import Synchronization

/// The ways found so far to make small numbers of grains, so that few are searched for twice.
///
/// What lies below the largest unit of a kit is a small number of grains, and the best way to make it fits
/// a word. An amount that comes again takes 850 instructions, on average over the volumes of the benchmarks,
/// where a search takes 1,920. Threads share words without a lock: each is read and written whole, and it
/// does not matter whose stays. Of two ways with the same place the later one stays, so that a kit takes 8 KB
/// for them, from the first amount that it makes.
struct KnownWays: ~Copyable, @unchecked Sendable {
  // 32-bit machines search each time: not all of them read a word this long at once.
  #if _pointerBitWidth(_64)
    private typealias Words = UnsafeMutablePointer<Atomic<UInt64>>

    private static let capacity = 1 << 10
    private let words = Atomic<Words?>(nil)

    deinit { words.load(ordering: .acquiring)?.deallocate() }

    /// Returns the way to make a number of grains, if it is known.
    @inline(__always)
    func way(for grains: Int64) -> MeasureWay? {
      guard let key = Key(grains), let words = words.load(ordering: .acquiring) else { return nil }
      let way = MeasureWay(bits: words[key.place].load(ordering: .relaxed))
      return way.tag == key.tag && way.used != 0 ? way : nil
    }

    /// Keeps the way to make a number of grains, if it fits a word.
    @inline(never)
    func keep(
      _ candidate: MeasureCandidate, isExact: Bool, nearest: MeasureTable.Count?, for grains: Int64
    ) {
      guard let key = Key(grains),
        let way = MeasureWay(candidate, isExact: isExact, nearest: nearest, tag: key.tag)
      else { return }
      (words.load(ordering: .acquiring) ?? makeWords())[key.place]
        .store(way.bits, ordering: .relaxed)
    }

    private func makeWords() -> Words {
      let made = Words.allocate(capacity: KnownWays.capacity)
      for place in 0..<KnownWays.capacity { (made + place).initialize(to: Atomic(0)) }
      let (_, other) = words.compareExchange(
        expected: nil, desired: made, ordering: .acquiringAndReleasing)
      guard let other else { return made }
      // Another thread was faster.
      made.deallocate()
      return other
    }

    /// Where the way to make a number of grains stands, and what tells it from others there.
    private struct Key {
      let place: Int
      let tag: UInt64

      /// Gives `nil` for more grains than the two tell apart.
      @inline(__always)
      init?(_ grains: Int64) {
        guard grains < 1 << (10 + MeasureWay.tagWidth) else { return nil }
        // The product with an odd number, which differs from number to number. What people measure are
        // multiples of a few numbers, whose own lower bits are alike.
        let spread = UInt32(truncatingIfNeeded: grains) &* 0x9E3_779B & 0xFFF_FFFF
        place = Int(spread >> UInt32(MeasureWay.tagWidth))
        tag = UInt64(spread) & (1 << UInt64(MeasureWay.tagWidth) - 1)
      }
    }
  #else
    func way(for grains: Int64) -> MeasureWay? { nil }
    func keep(
      _ candidate: MeasureCandidate, isExact: Bool, nearest: MeasureTable.Count?, for grains: Int64
    ) {}
  #endif
}

/// A way to make a number of grains in a word, of at most three parts, none of them with 64 of a unit.
///
/// From the lowest bit on: which units are used, in 8; whether a part can only be said, and whether the way
/// is exact; for each part, the largest unit first, a whole count and the place of a fraction among the
/// table's shares, in 6 each; and a tag. Where a part can only be said, there are two parts at most, and the
/// third is the nearest measure.
struct MeasureWay {
  let bits: UInt64

  static var tagWidth: Int { 18 }

  init(bits: UInt64) { self.bits = bits }

  /// Gives `nil` for what does not fit.
  init?(
    _ candidate: MeasureCandidate, isExact: Bool, nearest: MeasureTable.Count?, tag: UInt64
  ) {
    guard candidate.parts <= (nearest == nil ? 3 : 2) else { return nil }
    var bits = UInt64(candidate.used)
    if candidate.isSayable { bits |= 1 << 8 }
    if isExact { bits |= 1 << 9 }
    var shift: UInt64 = 10
    for index in 0..<8 where candidate.hasPart(index) {
      let (whole, share) = (candidate.wholes[index], candidate.shares[index])
      guard whole < 1 << 6, share < 1 << 6 else { return nil }
      bits |= UInt64(whole | share << 6) << shift
      shift += 12
    }
    if let nearest {
      guard nearest.whole < 1 << 6, nearest.share < 1 << 6 else { return nil }
      bits |= UInt64(truncatingIfNeeded: nearest.whole | UInt128(nearest.share) << 6) << 34
    }
    self.bits = bits | tag << 46
  }

  var used: UInt8 { UInt8(truncatingIfNeeded: bits) }
  var isSayable: Bool { bits >> 8 & 1 == 1 }
  var isExact: Bool { bits >> 9 & 1 == 1 }
  var tag: UInt64 { bits >> 46 }
  /// Whole counts and places of fractions: those of the parts, and what comes after them.
  var numbers: UInt64 { bits >> 10 }
  /// The whole count and the place of the fraction of the nearest measure, if a part can only be said.
  var nearest: UInt64 { bits >> 34 }
}
