#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the program asks of the operating system.
///
/// It is little, and all here: the program does without Foundation, which would take longer to load
/// than an answer takes.
enum System {
  /// Opens a file for reading.
  static func open(_ path: String) throws(SystemError) -> Descriptor {
    let number = openFile(path)
    guard number >= 0 else { throw SystemError(code: errno) }
    return Descriptor(number: number)
  }

  /// Returns the first bytes of a file.
  static func contents(of path: String, atMost count: Int) throws(SystemError) -> [UInt8] {
    let file = try open(path)
    defer { file.close() }
    var bytes = [UInt8](repeating: 0, count: count)
    var length = 0
    while length < count {
      var result = Result<Int, SystemError>.success(0)
      bytes.withUnsafeMutableBytes { memory in
        let rest = UnsafeMutableRawBufferPointer(rebasing: memory[length...])
        result = Result { () throws(SystemError) in try file.read(into: rest) }
      }
      let read = try result.get()
      if read == 0 { break }
      length += read
    }
    return Array(bytes.prefix(length))
  }

  /// Returns a variable of the environment; `nil` if it is missing or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether there is a file or a folder of that path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Finds the names of the files and folders in the working folder that aren't hidden.
  static func namesInWorkingFolder() -> Set<String> {
    // `glob`, which can look up the homes of users, would bring the networking of the C library with
    // it, 1.6 percent of the program.
    guard let folder = opendir("."), let start = MemoryLayout<dirent>.offset(of: \.d_name) else {
      return []
    }
    defer { closedir(folder) }
    var names: Set<String> = []
    while let entry = readdir(folder) {
      let name = (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: CChar.self)
      if name.pointee != UInt8(ascii: ".") { names.insert(String(cString: name)) }
    }
    return names
  }

  /// Ends the program.
  static func exit(_ status: ExitStatus) -> Never { endProcess(status.rawValue) }
}

/// An open file, pipe or terminal.
struct Descriptor: Sendable, Equatable {
  fileprivate let number: Int32

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads at most as much as the buffer holds, and returns how much; 0 is the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = readSome(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try wait(for: Int16(POLLIN))
    }
  }

  /// Writes all of a buffer.
  func write(_ buffer: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = buffer
    while !rest.isEmpty {
      let count = writeSome(number, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else {
        try wait(for: Int16(POLLOUT))
      }
    }
  }

  /// Writes all of a buffer, and returns why that failed, if it did.
  func failure(writing buffer: UnsafeRawBufferPointer) -> SystemError? {
    do throws(SystemError) {
      try write(buffer)
      return nil
    } catch {
      return error
    }
  }

  /// Gives a file back to the system.
  func close() { closeFile(number) }

  /// Goes on after an interruption, or once a descriptor that does not block is ready.
  private func wait(for events: Int16) throws(SystemError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: events, revents: 0)
      _ = poll(&request, 1, -1)
    case let code: throw SystemError(code: code)
    }
  }
}

/// Why the system did not do what it was asked for.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  /// Whether nobody reads the output any more, as after `| head`.
  var isClosedPipe: Bool { code == EPIPE }

  var description: String { String(cString: strerror(code)) }
}

// Functions of the system whose names the types above use for their own.

private func openFile(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }

private func readSome(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, start, count)
}

private func writeSome(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, start, count)
}

private func closeFile(_ number: Int32) { _ = close(number) }

private func endProcess(_ status: Int32) -> Never { exit(status) }
