import Synchronization

/// The ways found so far to make amounts, so that few are searched for twice.
///
/// What lies below the largest unit of a kit is a small number of grains, and the best way to make it fits
/// a word. Threads share words without a lock: each is read and written whole, and it does not matter whose
/// stays. A number of grains has two places; if others have taken both, it replaces the first. So a kit takes
/// 8 KB for them, from the first amount that it makes.
///
/// An amount that isn't a whole number of grains, or of which the largest units count as well, is known by its ticks,
/// a word of their own beside that of the way. So that no thread reads the two words of different amounts, both are
/// written only once: the first 512 such amounts stay, unless two of them have the same place, in another 8 KB.
///
/// A search takes 2,000 to 3,000 instructions, where an amount that comes again takes 550.
struct KnownWays: ~Copyable, @unchecked Sendable {
  // 32-bit machines search each time: not all of them read a word this long at once.
  #if _pointerBitWidth(_64)
    private typealias Words = UnsafeMutablePointer<Atomic<UInt64>>

    private static let capacity = 1 << 10
    private let words = Atomic<Words?>(nil)
    /// The ticks of amounts, each before its way. Ticks of 0 are a free place, and of 1 one that is being written.
    private let pairs = Atomic<Words?>(nil)

    deinit {
      words.load(ordering: .acquiring)?.deallocate()
      pairs.load(ordering: .acquiring)?.deallocate()
    }

    /// Returns the way to make a number of grains, if it is known.
    @inline(__always)
    func way(for grains: Int64) -> MeasureWay? {
      guard let key = Key(grains), let words = words.load(ordering: .acquiring) else { return nil }
      var way = MeasureWay(bits: words[key.place].load(ordering: .relaxed))
      if way.tag != key.tag {
        way = MeasureWay(bits: words[key.place ^ 1].load(ordering: .relaxed))
      }
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
      let words = KnownWays.made(words)
      let isOther =
        words[key.place ^ 1].load(ordering: .relaxed) == 0
        && words[key.place].load(ordering: .relaxed) != 0
      words[isOther ? key.place ^ 1 : key.place].store(way.bits, ordering: .relaxed)
    }

    /// Returns the way to make so many ticks, if it is known.
    @inline(__always)
    func way(forTicks ticks: UInt128) -> MeasureWay? {
      guard let ticks = UInt64(exactly: ticks), ticks > 1,
        let pairs = pairs.load(ordering: .acquiring)
      else { return nil }
      let place = KnownWays.place(of: ticks)
      guard pairs[place].load(ordering: .acquiring) == ticks else { return nil }
      return MeasureWay(bits: pairs[place + 1].load(ordering: .relaxed))
    }

    /// Keeps the way to make so many ticks, if it fits a word without a nearest measure, and no other has its place.
    @inline(never)
    func keep(_ candidate: MeasureCandidate, isExact: Bool, forTicks ticks: UInt128) {
      guard let ticks = UInt64(exactly: ticks), ticks > 1, !candidate.isSayable,
        let way = MeasureWay(candidate, isExact: isExact, nearest: nil, tag: 0)
      else { return }
      let (pairs, place) = (KnownWays.made(pairs), KnownWays.place(of: ticks))
      guard
        pairs[place].compareExchange(expected: 0, desired: 1, ordering: .relaxed).exchanged
      else { return }
      pairs[place + 1].store(way.bits, ordering: .relaxed)
      pairs[place].store(ticks, ordering: .releasing)
    }

    /// The place of an amount among the pairs, by the golden ratio, which scatters the ticks over the upper bits.
    @inline(__always)
    private static func place(of ticks: UInt64) -> Int {
      Int(truncatingIfNeeded: (ticks &* 0x9E37_79B9_7F4A_7C15) >> 55) &* 2
    }

    /// Returns words that are all 0 at first, and that all threads share.
    private static func made(_ words: borrowing Atomic<Words?>) -> Words {
      if let words = words.load(ordering: .acquiring) { return words }
      let made = Words.allocate(capacity: capacity)
      for place in 0..<capacity { (made + place).initialize(to: Atomic(0)) }
      let (_, other) = words.compareExchange(
        expected: nil, desired: made, ordering: .acquiringAndReleasing)
      guard let other else { return made }
      // Another thread was faster.
      made.deallocate()
      return other
    }

    /// The place of the way to make a number of grains, which may be at the place beside it instead, and what tells it
    /// from all others that can be at either.
    private struct Key {
      let place: Int
      let tag: UInt64

      /// Gives `nil` for more grains than the two tell apart.
      @inline(__always)
      init?(_ grains: Int64) {
        guard grains < 1 << 27 else { return nil }
        // The product with an odd number, which differs from number to number. What people measure are
        // multiples of a few numbers, whose own lower bits are alike.
        let spread = UInt32(truncatingIfNeeded: grains) &* 0x9E3_779B & 0x7FF_FFFF
        place = Int(spread >> 17)
        // With the lowest bit of the place, by which the two places differ.
        tag = UInt64(spread & 0x3_FFFF)
      }
    }
  #else
    func way(for grains: Int64) -> MeasureWay? { nil }
    func keep(
      _ candidate: MeasureCandidate, isExact: Bool, nearest: MeasureTable.Count?, for grains: Int64
    ) {}
    func way(forTicks ticks: UInt128) -> MeasureWay? { nil }
    func keep(_ candidate: MeasureCandidate, isExact: Bool, forTicks ticks: UInt128) {}
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
