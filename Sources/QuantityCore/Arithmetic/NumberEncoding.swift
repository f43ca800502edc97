#if !hasFeature(Embedded)
  /// How numbers that are not whole are encoded: as exact strings, or as the numbers that other
  /// programs expect.
  ///
  ///     // As in a `JSONEncoder`.
  ///     var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ///     userInfo[.numberEncoding] = NumberEncoding.number
  ///
  /// | value | `.exact` | `.number` | `.nearestNumber` |
  /// |---|---|---|---|
  /// | `2.minutes` | `2` | `2` | `2` |
  /// | `1.5.minutes` | `"3/2"` | `1.5` | `1.5` |
  /// | `1.minutes / 3` | `"1/3"` | refused | `0.3333333333333333` |
  ///
  /// It applies to every value that the library encodes: amounts, unit types, fractions and
  /// quotients. Decoding accepts all three forms without it, and reads a decimal as the simplest
  /// fraction that rounds to it.
  public struct NumberEncoding: Sendable, Hashable, CustomStringConvertible {
    /// The name: `exact`, `number` or `nearestNumber`.
    public let description: String

    /// As an exact string, unless the value is whole: `"3/2"`. The default.
    public static let exact = NumberEncoding(description: "exact")
    /// As a number: `1.5`. Encoding throws if no decimal number equals the value.
    public static let number = NumberEncoding(description: "number")
    /// As the nearest `Double`: `0.3333333333333333`.
    public static let nearestNumber = NumberEncoding(description: "nearestNumber")
  }

  extension CodingUserInfoKey {
    /// The key for a ``NumberEncoding`` in an encoder's `userInfo`.
    ///
    ///     var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ///     userInfo[.numberEncoding] = NumberEncoding.nearestNumber
    public static var numberEncoding: CodingUserInfoKey {
      guard let key = CodingUserInfoKey(rawValue: "Quantities.NumberEncoding") else {
        preconditionFailure("A key can have any name")
      }
      return key
    }
  }
#endif
