#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program's calls to the operating system.
///
/// They are few, and all here: the program works without Foundation, which takes longer to load
/// than an answer.
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

  /// Returns an environment variable, or `nil` if it is missing or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether there is a file or directory at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the names of all files and directories in the working directory, except hidden ones.
  static func namesInWorkingFolder() -> Set<String> {
    // Not `glob`, which also looks up home directories, and links the networking of the C library.
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

  /// Reads at most as many bytes as the buffer holds, and returns their number; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = readSome(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try wait(for: Int16(POLLIN))
    }
  }

  /// Writes all bytes of a buffer.
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

  /// Writes all bytes of a buffer, and returns the error if that failed.
  func failure(writing buffer: UnsafeRawBufferPointer) -> SystemError? {
    do throws(SystemError) {
      try write(buffer)
      return nil
    } catch {
      return error
    }
  }

  /// Closes the file.
  func close() { closeFile(number) }

  /// Returns after an interruption, or when a nonblocking descriptor is ready.
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

/// An error of the operating system.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  /// Whether the output is no longer read, as after `| head`.
  var isClosedPipe: Bool { code == EPIPE }

  var description: String { String(cString: strerror(code)) }
}

// System functions with the same names as members of the types above.

private func openFile(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }

private func readSome(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, start, count)
}

private func writeSome(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, start, count)
}

private func closeFile(_ number: Int32) { _ = close(number) }

private func endProcess(_ status: Int32) -> Never { exit(status) }
