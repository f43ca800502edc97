#if !hasFeature(Embedded)
  import Quantities
#endif

/// Answers questions about the library as text, on any machine: the answers must be the same with
/// 32 and 64 bits.
enum Answer {
  /// Answers a line of `cases.tsv`: an operation, its setting and a text, separated by tabs.
  static func line(_ question: String) -> String {
    let fields = question.split(separator: "\t", omittingEmptySubsequences: false).map {
      String($0)
    }
    guard fields.count == 3 else { return "error: expected three fields, found \(fields.count)" }
    let (setting, text) = (fields[1], lines(of: fields[2]))
    do throws(Refusal) {
      switch fields[0] {
      case "show": return try shown(text, kit: setting)
      case "multiples": return try multiples(of: text, kit: setting)
      case "write": return try written(text, style: setting)
      case "explain": return try explained(text, kit: setting)
      case "convert": return try converted(text)
      case "find": return found(text)
      case "scale": return try scaled(text, by: setting)
      case "units": return try units(of: text)
      case "double": return try doubled(text)
      case "duration": return try duration(text)
      case "density": return try weighed(text, at: setting)
      default: return "error: unknown operation '\(fields[0])'"
      }
    } catch {
      return error.description
    }
  }

  /// The reason why there is no answer, with the library's full message.
  struct Refusal: Error {
    let description: String

    init(_ description: String) { self.description = "error: " + description }

    init(_ error: ParseError) {
      self.init(
        "\(error.code) at \(error.range.lowerBound) to \(error.range.upperBound): \(error)"
          + (error.suggestions.isEmpty ? "" : " [\(error.suggestions.joined(separator: ", "))]"))
    }
  }

  /// Replaces each literal `\n` in a text by a line break.
  static func lines(of text: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Calls a function for the kind of an amount.
  static func withAmount(
    _ text: String, time: (Amount<TimeKind>) throws(Refusal) -> String,
    volume: (Amount<VolumeKind>) throws(Refusal) -> String,
    mass: (Amount<MassKind>) throws(Refusal) -> String
  ) throws(Refusal) -> String {
    let amount: AnyAmount
    do throws(ParseError) { amount = try AnyAmount(text) } catch { throw Refusal(error) }
    if let amount = amount.as(TimeKind.self) { return try time(amount) }
    if let amount = amount.as(VolumeKind.self) { return try volume(amount) }
    if let amount = amount.as(MassKind.self) { return try mass(amount) }
    throw Refusal("an amount of another kind")
  }
}
