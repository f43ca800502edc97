public import Quantities

extension PresentationLanguage {
  /// Finds a language by its tag, as BCP 47 has it, or by a locale's identifier: the language of that region,
  /// or else the language as such.
  ///
  ///     PresentationLanguage(tag: "de-AT")?.identifier  // "de"
  ///     PresentationLanguage(tag: "EN_gb")?.identifier  // "en-GB"
  ///     PresentationLanguage(tag: "tlh")                // nil
  ///
  /// Case doesn't count, and `_` stands for `-`.
  public init?(tag: String) {
    var subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if let known = PresentationLanguage.all.first(where: { $0.identifier.lowercased() == tag }) {
        self = known
        return
      }
      subtags.removeLast()
    }
    return nil
  }
}
