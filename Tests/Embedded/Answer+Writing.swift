#if !hasFeature(Embedded)
  import Quantities
#endif

extension Answer {
  static func written(_ text: String, style: String) throws(Refusal) -> String {
    let styles: [(name: String, style: PresentationStyle)] = [
      ("usual", .usual), ("vulgar", .vulgar), ("decimal", .decimal), ("symbols", .symbols),
      ("compact", .compact), ("spoken", .spoken), ("html", .html), ("clock", .clock),
      ("iso8601", .iso8601), ("german", .usual.language(.german)),
      ("french", .decimal.language(.french)),
    ]
    guard let style = styles.first(where: { $0.name == style })?.style else {
      throw Refusal("unknown style '\(style)'")
    }
    do throws(ParseError) {
      let amount = try AnyAmount(text)
      return "\(amount.formatted(style)) (\(amount))"
    } catch {
      throw Refusal(error)
    }
  }

  static func found(_ text: String) -> String {
    AmountFinder().amounts(in: text).map {
      "\($0.utf8Range.lowerBound) to \($0.utf8Range.upperBound), \($0.role): "
        + "\($0.amount.isApproximate ? "about " : "")\($0.amount)"
    }.joined(separator: "; ")
  }

  static func scaled(_ text: String, by setting: String) throws(Refusal) -> String {
    let words = setting.split(separator: " ").map { String($0) }
    let factor: Fraction
    do throws(ParseError) { factor = try Fraction(words[0]) } catch { throw Refusal(error) }
    let kit = words.count > 1 ? words[1] : ""
    var scaler = AmountScaler(by: factor)
    scaler.volumeKit = try volumeKit(kit)
    scaler.massKit = kit == "metric" ? .metric : nil
    do throws(ParseError) { return try scaler.scaled(text) } catch { throw Refusal(error) }
  }
}
