#if !hasFeature(Embedded)
  extension Approximation: Codable {
    /// Encodes `"usual"`, `"never"` or the greatest error as a fraction: `"1/100"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .usual: try container.encode("usual")
      case .never: try container.encode("never")
      default: try container.encode(bound)
      }
    }

    /// Decodes `"usual"`, `"never"` or the greatest error as a fraction of the amount.
    ///
    /// - Throws: a `DecodingError` if the value is none of these, or a fraction outside 0...1.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      switch try? container.decode(String.self) {
      case "usual": self = .usual
      case "never": self = .never
      default:
        let bound = try container.decode(Fraction.self)
        guard bound >= .zero, bound <= Fraction(1) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "expected a bound in 0...1, found \(bound)")
        }
        self = .within(bound)
      }
    }
  }
#endif
