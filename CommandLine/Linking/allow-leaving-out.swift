// Copies one of Swift's static libraries so that a linker may leave out of a program what the program doesn't name.
//
//     allow-leaving-out LIBRARY COPY [OBJECT ...]
//
// The functions of Swift's libraries lie in sections of their own, but each is marked to be retained,
// since another program might name any. The copy is without those marks, and without the objects that
// are named. What is found at run time stays marked: the records of types, protocols and conformances,
// and with them all that they name.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The mark, which is a flag of a section; see `SHF_GNU_RETAIN` in elf.h.
let retained: UInt64 = 0x200000

/// Ends the program because it doesn't know what it reads.
func fail(_ problem: String) -> Never {
  fputs("allow-leaving-out: \(problem)\n", stderr)
  exit(1)
}

/// Reads a file.
func contents(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "rb"), fseek(file, 0, SEEK_END) == 0 else {
    fail("cannot read \(path)")
  }
  defer { fclose(file) }
  let count = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: count) { $1 = fread($0.baseAddress, 1, count, file) }
}

/// Writes a file.
func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "wb"), fwrite(bytes, 1, bytes.count, file) == bytes.count,
    fclose(file) == 0
  else { fail("cannot write \(path)") }
}

/// The text in bytes up to one of some ends.
func text(_ bytes: ArraySlice<UInt8>, before ends: String) -> String {
  String(decoding: bytes.prefix { !ends.utf8.contains($0) }, as: UTF8.self)
}

/// An object file for 64 bits, with the lower bytes first.
struct Object {
  private(set) var bytes: [UInt8]

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      fail("expected an object for 64 bits with the lower bytes first")
    }
  }

  /// Takes the mark from functions and data.
  mutating func unmark() {
    let sections = number(at: 0x28, as: UInt64.self)
    // Where there are too many sections for the header of the file, the first section says it.
    var count = number(at: 0x3C, as: UInt16.self)
    if count == 0 { count = number(at: sections + 0x20, as: UInt64.self) }
    var namesIndex = number(at: 0x3E, as: UInt16.self)
    if namesIndex == 0xFFFF { namesIndex = number(at: sections + 0x28, as: UInt32.self) }
    let names = number(at: sections + namesIndex * 64 + 0x18, as: UInt64.self)

    for section in stride(from: sections, to: sections + count * 64, by: 64) {
      let flags = UInt64(number(at: section + 8, as: UInt64.self))
      guard flags & retained != 0 else { continue }
      let name = text(bytes[(names + number(at: section, as: UInt32.self))...], before: "\0")
      guard [".text", ".rodata", ".data"].contains(where: name.hasPrefix) else { continue }
      bytes.withUnsafeMutableBytes {
        $0.storeBytes(
          of: (flags & ~retained).littleEndian, toByteOffset: section + 8, as: UInt64.self)
      }
    }
  }

  private func number<Value: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as type: Value.Type
  ) -> Int {
    bytes.withUnsafeBytes {
      Int(Value(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type)))
    }
  }
}

let arguments = CommandLine.arguments.dropFirst()
guard let library = arguments.first, let copy = arguments.dropFirst().first else {
  fail("expected a library and the name of its copy")
}
let omitted = Set(arguments.dropFirst(2))

let archive = contents(library)
let magic = Array("!<arch>\n".utf8)
guard archive.starts(with: magic) else { fail("\(library) isn't a library") }
var result = magic
// Names too long for the header of an object stand in a table, by their offset in it.
var longNames: ArraySlice<UInt8> = []
var rest = archive[magic.count...]
while !rest.isEmpty {
  let header = rest.prefix(60)
  guard let size = Int(text(header.dropFirst(48), before: " ")), rest.count >= 60 + size else {
    fail("\(library) is damaged")
  }
  let member = rest.dropFirst(60).prefix(size)
  rest = rest.dropFirst(60 + size + size % 2)

  var name = text(header.prefix(16), before: " ")
  if name == "//" { longNames = member }
  if let offset = Int(name.dropFirst()), name.hasPrefix("/") {
    name = text(longNames.dropFirst(offset), before: "\n")
  }
  // The index of names is left out, for a linker makes its own.
  if name == "/" || name == "/SYM64/" || omitted.contains(where: { "\($0)/" == name }) { continue }
  result += header
  if name == "//" {
    result += member
  } else {
    var object = Object(member)
    object.unmark()
    result += object.bytes
  }
  if size % 2 == 1 { result.append(UInt8(ascii: "\n")) }
}
write(result, to: copy)
