extension Quotient: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, unit, per
  }

  /// Encodes the exact value and the names of both units:
  /// `{"value": "21/10", "unit": "gram", "per": "teaspoon"}`.
  ///
  /// Where the value needs more than 128 bits, the denominator is an amount:
  /// `{"value": ..., "unit": "gram", "per": {"value": ..., "unit": "teaspoon"}}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(numeratorUnit.qualifiedName, forKey: .unit)
    if let value = exactValue {
      try container.encode(EncodedValue(value), forKey: .value)
      try container.encode(denominatorUnit.qualifiedName, forKey: .per)
    } else {
      let numerator = Amount(ticks: top, unit: numeratorUnit)
      try container.encode(EncodedValue(numerator.exactValue), forKey: .value)
      try container.encode(Amount(ticks: bottom, unit: denominatorUnit), forKey: .per)
    }
  }

  /// Decodes an amount, and a unit or an amount that it is for; units outside the catalogue are
  /// looked up in the decoder's `userInfo`, under `.vocabulary`.
  ///
  /// - Throws: a `DecodingError` that says where, if one of the two is malformed or the denominator
  ///   is zero.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let numerator = try Amount<Numerator>(from: decoder)
    let denominator: Amount<Denominator>
    do {
      if let name = try? container.decode(String.self, forKey: .per) {
        let vocabulary = decoder.userInfo[.vocabulary] as? Vocabulary
        let unit = try MeasurementUnit<Denominator>(named: name, vocabulary: vocabulary)
        denominator = Amount(ticks: unit.ticks, unit: unit)
      } else {
        denominator = try container.decode(Amount<Denominator>.self, forKey: .per)
      }
      try self.init(checking: numerator, per: denominator)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .per, in: container, debugDescription: "\(error)")
    }
  }
}
