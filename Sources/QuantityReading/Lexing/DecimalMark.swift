import QuantityCore

/// The character between the whole part of a number and its decimals.
///
///     try Amount<VolumeKind>("2,5 cups", decimalMark: .comma).exactValue  // 5/2
///     try Amount<MassKind>("1.500 g", decimalMark: .comma).exactValue     // 1500
///
/// The other character groups thousands. In a language with a decimal comma, the point of `3.5 l`
/// is still read as decimal, since it can be nothing else. The default is the mark of the
/// ``Vocabulary``, which is that of its language. The marks of Arabic script, `٫` and `٬`, keep
/// their meanings beside either.
public struct DecimalMark: Sendable, Hashable, CustomStringConvertible {
  // Two trivial bytes: readers are copied often, and a string would be reference-counted each time.
  package let byte: UInt8
  let group: UInt8

  /// `1,234.5`.
  public static var point: DecimalMark {
    DecimalMark(byte: UInt8(ascii: "."), group: UInt8(ascii: ","))
  }
  /// `1.234,5`.
  public static var comma: DecimalMark {
    DecimalMark(byte: UInt8(ascii: ","), group: UInt8(ascii: "."))
  }

  /// The mark as a character.
  public var character: Character { Character(Unicode.Scalar(byte)) }

  /// The name of the mark: `point` or `comma`.
  public var description: String { self == .point ? "point" : "comma" }
}

extension DecimalMark {
  /// The mark of written numbers.
  package var mark: WrittenNumber.Mark { self == .comma ? .comma : .point }
  var groupMark: WrittenNumber.Mark { self == .comma ? .point : .comma }

  /// The mark of a language.
  init(of language: PresentationLanguage.Data) {
    self = language.decimalMark == "," ? .comma : .point
  }
}
