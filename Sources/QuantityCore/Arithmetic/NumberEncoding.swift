#if !hasFeature(Embedded)
  /// How values that are not whole are encoded: as exact text, or as the numbers that other programs expect.
  ///
  ///     // As a `JSONEncoder` has it.
  ///     var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ///     userInfo[.numberEncoding] = NumberEncoding.number
  ///
  /// | value | `.exact` | `.number` | `.nearestNumber` |
  /// |---|---|---|---|
  /// | `2.minutes` | `2` | `2` | `2` |
  /// | `1.5.minutes` | `"3/2"` | `1.5` | `1.5` |
  /// | `1.minutes / 3` | `"1/3"` | refused | `0.3333333333333333` |
  ///
  /// It is the rule of all that the library encodes with a value: amounts, unit types, fractions and
  /// quotients. All three forms are decoded without it; a decimal stands for the simplest fraction that rounds
  /// to it.
  public struct NumberEncoding: Sendable, Hashable, CustomStringConvertible {
    /// The name: `exact`, `number` or `nearestNumber`.
    public let description: String

    /// As exact text, unless the value is whole: `"3/2"`. It is the usual encoding.
    public static let exact = NumberEncoding(description: "exact")
    /// As a number: `1.5`. A value that no decimal number says exactly is refused.
    public static let number = NumberEncoding(description: "number")
    /// As the nearest number: `0.3333333333333333`, a `Double`.
    public static let nearestNumber = NumberEncoding(description: "nearestNumber")
  }

  extension CodingUserInfoKey {
    /// Under this key an encoder's `userInfo` can hold the ``NumberEncoding`` of values that are not whole.
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
