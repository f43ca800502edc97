// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  /// Returns what CLDR says of a language, as far as it isn't what it inherits.
  static func text(of tag: String) -> StaticString? {
    switch tag.first {
    case "a": textA(of: tag)
    case "b": textB(of: tag)
    case "c": textC(of: tag)
    case "d": textD(of: tag)
    case "e": textE(of: tag)
    case "f": textF(of: tag)
    case "g": textG(of: tag)
    case "h": textH(of: tag)
    case "i": textI(of: tag)
    case "j": textJ(of: tag)
    case "k": textK(of: tag)
    case "l": textL(of: tag)
    case "m": textM(of: tag)
    case "n": textN(of: tag)
    case "o": textO(of: tag)
    case "p": textP(of: tag)
    case "q": textQ(of: tag)
    case "r": textR(of: tag)
    case "s": textS(of: tag)
    case "t": textT(of: tag)
    case "u": textU(of: tag)
    case "v": textV(of: tag)
    case "w": textW(of: tag)
    case "y": textY(of: tag)
    case "z": textZ(of: tag)
    default: nil
    }
  }
}
