// The texts of languages, which the module hasn't: whoever uses it gives those that are wanted.

public import CQuantities
import Quantities
import QuantityLanguages

/// Takes the text of a language by its tag, as `.ci/languages --texts` writes it; from then on the option
/// `language` finds it. It returns 0, or QTY_INVALID_ARGUMENT if the text isn't one of a language.
@c
public func qty_load_language(
  _ tag: UnsafePointer<CChar>?, _ tag_length: Int, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(error, buffer, capacity) { _ throws(Failure) in
    let tag = try String(tag, tag_length)
    let text = try GivenText(text, length, argument: 1)
    do throws(LanguageTextError) {
      try PresentationLanguage.load(Array(text.bytes), tag: tag)
    } catch {
      throw Failure(QTY_INVALID_ARGUMENT, error.description, argument: 1)
    }
    return 0
  }
}
