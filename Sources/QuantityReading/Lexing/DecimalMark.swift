import QuantityCore

/// Which character stands between the whole and the decimal places of a number.
///
///     try Amount<VolumeKind>("2,5 cups", decimalMark: .comma).exactValue  // 5/2
///     try Amount<MassKind>("1.500 g", decimalMark: .comma).exactValue     // 1500
///
/// The other character groups thousands; the point of `3.5 l` can only be decimal, and in a language with a comma
/// it is read so. Where no mark is named, that of the ``Vocabulary`` counts, which is that
/// of its language. The marks of Arabic script, `٫` and `٬`, are what they are beside either.
public struct DecimalMark: Sendable, Hashable, CustomStringConvertible {
  // Two trivial bytes: readers are copied often, and a string in them would be counted each time.
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

  /// Its character.
  public var character: Character { Character(Unicode.Scalar(byte)) }

  /// What the mark is called.
  public var description: String { self == .point ? "point" : "comma" }
}

extension DecimalMark {
  /// The mark that a language writes.
  init(of language: PresentationLanguage.Data) {
    self = language.decimalMark == "," ? .comma : .point
  }
}
