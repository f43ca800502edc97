// What the argument parser names of Foundation, for the linker to take in the place of Foundation, which would make
// the program half as large again. The parser uses it only to write its help as JSON, which `qty` refuses. If a
// version of the parser names more, linking fails, and `install` links the usual way.

/// No error of the program is one, which is what the parser asks.
public protocol LocalizedError: Error {}

/// Never made.
open class JSONEncoder {
  /// Makes none.
  public init() { fatalError("there is no JSON without Foundation") }

  /// How the encoder would write.
  public struct OutputFormatting {
    /// On several lines.
    public static let prettyPrinted = OutputFormatting()
    /// With the keys in order.
    public static let sortedKeys = OutputFormatting()
  }
}

/// What the encoder would write.
public struct Data {}

extension String {
  /// How characters are written in bytes.
  public struct Encoding {
    /// As UTF-8.
    public static let utf8 = Encoding()
  }

  /// Reads nothing.
  public init?(data: __shared Data, encoding: Encoding) { return nil }
}
