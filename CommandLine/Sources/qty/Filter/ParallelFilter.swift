import QuantityAnswers

/// A filter that answers the lines of a stream with several threads, with the same output as one
/// thread.
///
/// Each chunk that was read is split into runs of lines, one per thread. The threads write to
/// memory of their own without locks; then the answers are written in order.
struct ParallelFilter: ~Copyable {
  static let mostJobs = 64
  /// The size of a chunk: enough for threads to pay off, and less than the longest line.
  private static let size = 1 << 20
  /// The fewest bytes for which threads pay off.
  private static let least = 1 << 14

  private let separator: UInt8
  /// The filters of the threads. The first one answers the first lines and collects all output.
  private let filters: UnsafeMutableBufferPointer<LineFilter>
  private let threads: Threads

  init(
    _ question: Question, _ layout: LineFilter.Layout, _ policy: MistakePolicy, jobs: Int
  ) {
    separator = layout.separator
    threads = Threads(jobs)
    filters = .allocate(capacity: jobs)
    for job in 0..<jobs {
      filters.initializeElement(
        at: job, to: LineFilter(question, layout, policy, isHelper: job > 0))
    }
  }

  deinit {
    filters.deinitialize()
    filters.deallocate()
  }

  /// Whether any line had no answer.
  var hasFailed: Bool { filters[0].hasFailed }

  /// Answers every line of a file, or of standard input for `-`.
  mutating func run(path: String) throws(Failure) {
    let filters = filters
    var reader = try RecordReader(path: path, separator: separator, size: ParallelFilter.size)
    while !filters[0].isAborted {
      if let run = reader.nextRun(atLeast: ParallelFilter.least) {
        answer(run)
        try filters[0].flush()
      } else if let record = try reader.next(
        flushing: { () throws(Failure) in try filters[0].flush() })
      {
        // The first line of a chunk, the last line without a separator, or a piece of a long line.
        filters[0].handle(record)
      } else {
        return
      }
    }
    try filters[0].flush()
  }

  private func answer(_ run: UnsafeRawBufferPointer) {
    nonisolated(unsafe) let (filters, parts) = (filters, parts(of: run))
    // Errors are reported with line numbers.
    var lines = [filters[0].line]
    for part in parts.dropLast() {
      lines.append(part.reduce(lines[lines.count - 1]) { $1 == separator ? $0 + 1 : $0 })
    }
    let starts = lines
    threads.run(parts.count) { filters[$0].answer(parts[$0], after: starts[$0]) }
    for job in parts.indices.dropFirst() where !filters[0].isAborted {
      filters[0].take(from: &filters[job])
    }
  }

  /// Splits whole lines into runs of about the same length, one for each filter.
  private func parts(of run: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer] {
    var parts: [UnsafeRawBufferPointer] = []
    var rest = run
    for left in stride(from: filters.count, to: 1, by: -1) {
      let half = rest.count / left
      let tail = UnsafeRawBufferPointer(rebasing: rest[half...])
      guard let end = tail.firstPlace(of: separator), end + 1 < tail.count else { break }
      parts.append(UnsafeRawBufferPointer(rebasing: rest[...(half + end)]))
      rest = UnsafeRawBufferPointer(rebasing: tail[(end + 1)...])
    }
    return parts + [rest]
  }
}
