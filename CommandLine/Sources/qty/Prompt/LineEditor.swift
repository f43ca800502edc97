#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads lines from a terminal, with the editing and the history of the library that the system has for it, editline
/// or readline; without one, as the terminal itself edits lines.
struct LineEditor {
  private typealias Read = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>?
  private typealias Remember = @convention(c) (UnsafePointer<CChar>?) -> Int32

  private let read: Read?
  private let add: Remember?

  /// Looks for the library; the program runs without it.
  init() {
    let names = [
      "libedit.so.2", "libedit.so.0", "libreadline.so.8", "libreadline.so.7", "libedit.dylib",
    ]
    for name in names {
      guard let library = dlopen(name, RTLD_LAZY), let read = dlsym(library, "readline") else {
        continue
      }
      self.read = unsafeBitCast(read, to: Read.self)
      add = dlsym(library, "add_history").map { unsafeBitCast($0, to: Remember.self) }
      return
    }
    (read, add) = (nil, nil)
  }

  /// Reads a line; `nil` at the end of the input.
  func line(after prompt: String) -> String? {
    guard let read else {
      ByteOutput.prompt(prompt)
      return readLine()
    }
    guard let line = read(prompt) else { return nil }
    defer { free(line) }
    return String(cString: line)
  }

  /// Adds a line to the history.
  func remember(_ line: String) { _ = add?(line) }
}
