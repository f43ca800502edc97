// The module contains no languages' texts; the caller passes those it needs.

public import CQuantities
import Quantities
import QuantityLanguages

/// Registers the text of a language, as written by `.ci/languages --texts`, under its tag for the
/// option `language`. Returns 0, or QTY_INVALID_ARGUMENT if the text isn't one of a language.
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
