import Foundation
import TestSupport
import Testing

/// Each file in Tests/MustNotCompile is nonsense, with the compiler's error messages beside it.
@Suite("What must not compile")
struct MustNotCompileTests {
  /// The compiler needs seconds to give up on this file.
  private static let slow = "LongSums.swift"

  static let files: [String] = {
    let folder = TypeChecker.folder.appending(path: "MustNotCompile")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted()
  }()

  private static let tried = LongTests.areWanted ? files : files.filter { $0 != slow }

  @Test("there are such files, and the module that they import")
  func exist() {
    #expect(Self.files.count >= 8)
    #expect(Self.files.contains(Self.slow))
    #expect(FileManager.default.fileExists(atPath: TypeChecker.modules.path))
  }

  @Test("each is refused, in just the expected words", arguments: tried)
  func refused(file: String) throws {
    let path = "MustNotCompile/\(file)"
    let source = try String(
      contentsOf: TypeChecker.folder.appending(path: path), encoding: .utf8)
    #expect(source.contains("// expected-error"), "without an expectation, nothing is checked")
    #expect(try TypeChecker.check(path, options: ["-verify", "-verify-ignore-unrelated"]) == "")
  }
}
