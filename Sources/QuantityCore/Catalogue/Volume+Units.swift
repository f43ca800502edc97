// Generated from units.tsv by .ci/catalogue. Edit the table instead.

extension VolumeKind {
  /// The units of volume, by their systems.
  public static let units =
    metricUnits + cubicUnits + usLiquidUnits + usKitchenUnits + usBarUnits + usOtherUnits
    + metricKitchenUnits + imperialUnits + imperialDryUnits + regionalUnits

  /// The liter and its decimal multiples.
  static let metricUnits: [MeasurementUnit<VolumeKind>] = [
    .milliliter, .liter, .nanoliter, .microliter, .centiliter, .deciliter, .hectoliter,
  ]

  /// The cubes of units of length.
  static let cubicUnits: [MeasurementUnit<VolumeKind>] = [
    .cubicCentimeter, .cubicMeter, .cubicInch, .cubicFoot, .cubicYard,
  ]

  /// The US customary units of liquid volume from the fluid ounce up.
  static let usLiquidUnits: [MeasurementUnit<VolumeKind>] = [
    .gallon, .quart, .pint, .gill, .fluidOunce, .oilBarrel,
  ]

  /// The US customary units of the kitchen: cups, spoons and sticks of butter.
  static let usKitchenUnits: [MeasurementUnit<VolumeKind>] = [
    .cup, .tablespoon, .teaspoon, .dash, .pinch, .smidgen, .drop, .stick,
  ]

  /// The measures of bars in the United States.
  static let usBarUnits: [MeasurementUnit<VolumeKind>] = [.jigger, .shot]

  /// The apothecaries' and dry units of the United States, and the cup of its food labels.
  static let usOtherUnits: [MeasurementUnit<VolumeKind>] = [
    .fluidDram, .minim, .legalCup, .bushel, .peck, .dryQuart, .dryPint,
  ]

  /// The cups and spoons of metric kitchens.
  static let metricKitchenUnits: [MeasurementUnit<VolumeKind>] = [
    .metricCup, .metricTablespoon, .metricTeaspoon, .dessertspoon, .australianTablespoon,
    .medicalDrop,
  ]

  /// The imperial units of volume of the United Kingdom.
  static let imperialUnits: [MeasurementUnit<VolumeKind>] = [
    .imperialGallon, .imperialQuart, .imperialPint, .imperialGill, .imperialFluidOunce,
    .imperialFluidDrachm, .imperialMinim,
  ]

  /// The imperial units of dry volume.
  static let imperialDryUnits: [MeasurementUnit<VolumeKind>] = [.imperialPeck, .imperialBushel]

  /// The cups of Japan, Scandinavia and old Canadian recipes.
  static let regionalUnits: [MeasurementUnit<VolumeKind>] = [
    .japaneseCup, .riceCup, .coffeeCup, .canadianCup,
  ]
}
