public import QuantityCore

// Initializers of earlier versions, which will be removed in version 1.0.

extension AmountScaler {
  /// Creates a scaler with kits. Set its properties instead.
  @available(
    *, deprecated, message: "set 'volumeKit' and 'massKit' of 'AmountScaler(by:style:finder:)'"
  )
  @_disfavoredOverload
  public init(
    by factor: some NumericalValue, volumeKit: Kit<VolumeKind>? = nil,
    massKit: Kit<MassKind>? = nil, style: PresentationStyle? = nil,
    finder: AmountFinder = AmountFinder()
  ) {
    self.init(by: factor, style: style, finder: finder)
    (self.volumeKit, self.massKit) = (volumeKit, massKit)
  }

  /// Creates a scaler with kits. Set its properties instead.
  @available(
    *, deprecated,
    message: "set 'volumeKit' and 'massKit' of 'AmountScaler(toUse:in:style:finder:)'"
  )
  @_disfavoredOverload
  public init(
    toUse ingredient: String, in text: String, volumeKit: Kit<VolumeKind>? = nil,
    massKit: Kit<MassKind>? = nil, style: PresentationStyle? = nil,
    finder: AmountFinder = AmountFinder()
  ) throws(IngredientError) {
    try self.init(toUse: ingredient, in: text, style: style, finder: finder)
    (self.volumeKit, self.massKit) = (volumeKit, massKit)
  }
}
