#if canImport(Glibc)
  import Glibc

  /// The International Components for Unicode, if installed, for plural forms and the display order
  /// of text.
  public struct ICU: @unchecked Sendable {
    private typealias OpenBidi = @convention(c) () -> OpaquePointer?
    private typealias SetParagraph =
      @convention(c) (
        OpaquePointer?, UnsafePointer<UInt16>?, Int32, UInt8, UnsafeMutablePointer<UInt8>?,
        UnsafeMutablePointer<Int32>
      ) -> Void
    private typealias WriteReordered =
      @convention(c) (
        OpaquePointer?, UnsafeMutablePointer<UInt16>?, Int32, UInt16, UnsafeMutablePointer<Int32>
      ) -> Int32
    private typealias CloseBidi = @convention(c) (OpaquePointer?) -> Void
    private typealias OpenRules =
      @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    private typealias Select =
      @convention(c) (
        OpaquePointer?, Double, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
      ) -> Int32

    private let openBidi: OpenBidi
    private let setParagraph: SetParagraph
    private let writeReordered: WriteReordered
    private let closeBidi: CloseBidi
    private let openRules: OpenRules
    private let select: Select

    /// The installed version, or `nil`.
    public static let installed = (60...90).reversed().lazy.compactMap { ICU(version: $0) }.first

    private init?(version: Int) {
      func find<Function>(_ name: String, in library: String, _: Function.Type) -> Function? {
        guard let handle = dlopen("lib\(library).so.\(version)", RTLD_NOW),
          let symbol = dlsym(handle, "\(name)_\(version)")
        else { return nil }
        return unsafeBitCast(symbol, to: Function.self)
      }
      guard let openBidi = find("ubidi_open", in: "icuuc", OpenBidi.self),
        let setParagraph = find("ubidi_setPara", in: "icuuc", SetParagraph.self),
        let writeReordered = find("ubidi_writeReordered", in: "icuuc", WriteReordered.self),
        let closeBidi = find("ubidi_close", in: "icuuc", CloseBidi.self),
        let openRules = find("uplrules_open", in: "icui18n", OpenRules.self),
        let select = find("uplrules_select", in: "icui18n", Select.self)
      else { return nil }
      (self.openBidi, self.setParagraph, self.writeReordered) = (
        openBidi, setParagraph, writeReordered
      )
      (self.closeBidi, self.openRules, self.select) = (closeBidi, openRules, select)
    }

    /// Returns a paragraph in display order, from left to right, without directional marks.
    public func shown(_ text: String, isRightToLeft: Bool) -> String {
      let units = Array(text.utf16)
      var error: Int32 = 0
      let bidi = openBidi()
      defer { closeBidi(bidi) }
      var shown = [UInt16](repeating: 0, count: 2 * units.count + 8)
      let removesMarks: UInt16 = 8
      // The algorithm reads the text until the result is written.
      let count = units.withUnsafeBufferPointer { units in
        setParagraph(
          bidi, units.baseAddress, Int32(units.count), isRightToLeft ? 1 : 0, nil, &error)
        return writeReordered(bidi, &shown, Int32(shown.count), removesMarks, &error)
      }
      return error > 0
        ? "error \(error)" : String(decoding: shown.prefix(Int(count)), as: UTF16.self)
    }

    /// Returns the plural categories of numbers in a language.
    public func categories(of numbers: [Double], in tag: String) -> [String] {
      var error: Int32 = 0
      let rules = openRules(tag, &error)
      return numbers.map { number in
        var keyword = [UInt16](repeating: 0, count: 16)
        let count = select(rules, number, &keyword, 16, &error)
        return String(decoding: keyword.prefix(Int(count)), as: UTF16.self)
      }
    }
  }
#else
  public struct ICU: Sendable {
    public static let installed: ICU? = nil
    public func shown(_ text: String, isRightToLeft: Bool) -> String { text }
    public func categories(of numbers: [Double], in tag: String) -> [String] { [] }
  }
#endif
