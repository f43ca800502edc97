#if !hasFeature(Embedded)
  import Quantities
#endif

extension Answer {
  static func shown(_ text: String, kit: String) throws(Refusal) -> String {
    try withAmount(
      text, time: { description(Presenter(kit: kit == "" ? nil : .clock).present($0)) },
      volume: { amount throws(Refusal) in
        description(Presenter(kit: try volumeKit(kit)).present(amount))
      },
      mass: { amount throws(Refusal) in
        description(Presenter(kit: try massKit(kit)).present(amount))
      })
  }

  /// Shows the multiples of an amount from 1 to 200.
  static func multiples(of text: String, kit: String) throws(Refusal) -> String {
    var texts: [String] = []
    for count in 1...200 { texts.append(try shown("\(count) * (\(text))", kit: kit)) }
    return texts.joined(separator: "; ")
  }

  static func description<Kind>(_ presentation: Presentation<Kind>) -> String {
    let nearest = presentation.nearestMeasure.map { "\($0.value) \($0.unit)" } ?? "none"
    return presentation.formatted()
      + ", off by \(presentation.error.ticks) ticks"
      + (presentation.isMeasurable ? "" : ", nearest \(nearest)")
  }

  static func explained(_ text: String, kit: String) throws(Refusal) -> String {
    try withAmount(
      text, time: { Presenter(kit: .clock).explain($0).description },
      volume: { amount throws(Refusal) in
        Presenter(kit: try volumeKit(kit)).explain(amount).description
      },
      mass: { amount throws(Refusal) in
        Presenter(kit: try massKit(kit)).explain(amount).description
      })
  }

  static func volumeKit(_ name: String) throws(Refusal) -> Kit<VolumeKind>? {
    switch name {
    case "": return nil
    case "us": return .usKitchen
    case "us-liquid": return .usLiquid
    case "metric-kitchen": return .metricKitchen
    case "metric": return .metric
    case "uk": return .ukKitchen
    case "fine":
      // A gallon has 473,176,473 grains, and ten gallons exceed 32 bits.
      return try kit([
        Measure(.gallon, upTo: 90), Measure(.liter, upTo: 3), Measure(.milliliter, upTo: 999),
      ])
    default: throw Refusal("unknown kit '\(name)'")
    }
  }

  static func massKit(_ name: String) throws(Refusal) -> Kit<MassKind>? {
    switch name {
    case "": return nil
    case "pounds": return .pounds
    case "stone": return .stone
    case "metric": return .metric
    case "scale": return .scale(step: 5.grams)
    case "fine":
      // A short ton has 907,184,740,000 grains.
      return try kit([
        Measure(.shortTon), Measure(.gram, upTo: 1000), Measure(.microgram, upTo: 1000),
      ])
    default: throw Refusal("unknown kit '\(name)'")
    }
  }

  static func kit<Kind>(_ measures: [Measure<Kind>]) throws(Refusal) -> Kit<Kind> {
    do throws(KitError) {
      return try Kit("fine", measures: measures)
    } catch {
      throw Refusal(error.description)
    }
  }
}
