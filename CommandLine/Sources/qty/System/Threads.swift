#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pool of POSIX threads, without libraries that would make the program half as large again.
///
/// The threads are kept, because starting new ones for each run of lines is slow. Measured: see
/// *The program* in Benchmarks.
final class Threads {
  private let work = SharedWork()
  private var helpers: [pthread_t] = []

  /// Starts helpers for a number of threads, including the caller's, or fewer if the system can't
  /// start more.
  init(_ count: Int) {
    while helpers.count + 1 < count, let thread = work.startHelper(helpers.count + 1) {
      helpers.append(thread)
    }
  }

  deinit {
    work.end()
    for thread in helpers { pthread_join(thread, nil) }
  }

  /// Calls a function with each number below a count, concurrently, and waits for all calls.
  func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let helped = min(count, helpers.count + 1)
    work.begin(helped, body)
    body(0)
    // With fewer threads, the rest is done here.
    for number in helped..<count { body(number) }
    work.wait()
  }
}

/// The work shared by all threads.
private final class SharedWork: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasWork = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let isDone = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  // Guarded by the mutex.
  private var body: (@Sendable (Int) -> Void)?
  /// The number of threads with work, including the caller's.
  private var count = 0
  /// The number of rounds of work so far.
  private var round = 0
  /// The number of helpers at work.
  private var running = 0
  private var isOver = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(hasWork, nil)
    pthread_cond_init(isDone, nil)
  }

  deinit {
    pthread_cond_destroy(isDone)
    pthread_cond_destroy(hasWork)
    pthread_mutex_destroy(mutex)
    isDone.deallocate()
    hasWork.deallocate()
    mutex.deallocate()
  }

  /// Starts a round of work for a number of threads, including the caller's.
  func begin(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    locked {
      (self.body, self.count, running) = (body, count, count - 1)
      round += 1
      pthread_cond_broadcast(hasWork)
    }
  }

  /// Waits until all helpers are done.
  func wait() {
    locked {
      while running > 0 { pthread_cond_wait(isDone, mutex) }
      body = nil
    }
  }

  /// Makes all helpers end.
  func end() {
    locked {
      isOver = true
      pthread_cond_broadcast(hasWork)
    }
  }

  /// Runs a helper, round after round.
  fileprivate func help(_ number: Int) {
    var last = 0
    while let body = work(number, after: &last) {
      body(number)
      locked {
        running -= 1
        if running == 0 { pthread_cond_signal(isDone) }
      }
    }
  }

  /// Waits for a helper's work; returns `nil` if there will be none.
  private func work(_ number: Int, after last: inout Int) -> (@Sendable (Int) -> Void)? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isOver {
      if round != last {
        last = round
        if number < count { return body }
      }
      pthread_cond_wait(hasWork, mutex)
    }
    return nil
  }

  private func locked(_ change: () -> Void) {
    pthread_mutex_lock(mutex)
    change()
    pthread_mutex_unlock(mutex)
  }
}

// MARK: Helpers

/// The argument of a new helper.
private struct HelperStart {
  let work: SharedWork
  let number: Int
}

extension SharedWork {
  /// The stack size of a thread, the same as the main thread's; the system's default can be much
  /// smaller.
  private static let stackSize = 8 << 20

  /// Starts a helper; returns `nil` if the system can't.
  fileprivate func startHelper(_ number: Int) -> pthread_t? {
    // Owned by the helper.
    let start = UnsafeMutablePointer<HelperStart>.allocate(capacity: 1)
    start.initialize(to: HelperStart(work: self, number: number))
    if let thread = SharedWork.thread(for: start) { return thread }
    start.deinitialize(count: 1)
    start.deallocate()
    return nil
  }

  private static func thread(for start: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let outcome = pthread_create(&thread, &attributes, beginThread, start)
    pthread_attr_destroy(&attributes)
    return outcome == 0 ? thread : nil
  }
}

private func beginThread(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let start = start?.assumingMemoryBound(to: HelperStart.self) else { return nil }
  let helper = start.move()
  start.deallocate()
  helper.work.help(helper.number)
  return nil
}
