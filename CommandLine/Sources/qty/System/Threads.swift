#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads of the system, without the libraries that would make the program half as large again.
enum Threads {
  /// Calls a function with each number below a count, all at the same time, and waits for all of them.
  static func run(_ count: Int, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      var threads: [pthread_t] = []
      for number in 1..<count {
        if let thread = start({ body(number) }) {
          threads.append(thread)
        } else {
          // Where there are no more threads, all is done here.
          body(number)
        }
      }
      body(0)
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// How much stack a thread has, which the system's own idea of it may be far below: what the first one has.
  private static let stackSize = 8 << 20

  fileprivate final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let work = Unmanaged.passRetained(Work(body))
    guard let thread = thread(for: work.toOpaque()) else {
      work.release()
      return nil
    }
    return thread
  }

  private static func thread(for work: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let outcome = pthread_create(&thread, &attributes, beginThread, work)
    pthread_attr_destroy(&attributes)
    return outcome == 0 ? thread : nil
  }
}

/// What a thread begins with: its work.
private func beginThread(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<Threads.Work>.fromOpaque(work).takeRetainedValue().body() }
  return nil
}
