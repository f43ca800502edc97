public import Foundation
public import Quantities

extension Kitchen {
  /// Finds the kitchen of a locale: that of the US, the UK or Australia, or else metric.
  ///
  ///     Kitchen(Locale(identifier: "en_AU"))  // au
  ///
  /// It follows `Locale.measurementSystem`, and for Australia the region: there a tablespoon is
  /// 20 ml.
  public init(_ locale: Locale) {
    switch locale.measurementSystem {
    case .us: self = .us
    case .uk: self = .uk
    default: self = locale.region == .australia ? .australian : .metric
    }
  }
}

extension Kitchen {
  /// Returns the kit for amounts of a kind, or `nil` if the kitchen has none for it, and that of
  /// the amount's own unit serves.
  ///
  ///     Kitchen.us.kit(for: MassKind.self)  // pounds
  public func kit<Kind: QuantityKind>(for kind: Kind.Type) -> Kit<Kind>? {
    volumes as? Kit<Kind> ?? masses as? Kit<Kind> ?? times as? Kit<Kind>
  }
}
