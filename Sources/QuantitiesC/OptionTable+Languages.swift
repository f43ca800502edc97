import Quantities
import QuantityLanguages

extension OptionTable {
  /// The tags of the languages in the order of their numbers, which never change: new ones are
  /// appended.
  ///
  /// A region that uses the common form of its language, such as German in Germany, shares that
  /// language's number.
  static let languages = tags.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) }

  /// Returns the index of a language, or `nil` if it has none, such as one whose tag chooses its
  /// digits.
  static func place(ofLanguage tag: String) -> Int? {
    guard let language = PresentationLanguage(tag: tag) else { return nil }
    let spelled = tag.utf8.map { $0 == 0x5F ? 0x2D : $0 | 0x20 }
    // A regional English can be British, with marks of its own.
    return languages.firstIndex {
      ($0 == language.identifier || $0.utf8.elementsEqual(spelled) { $0 | 0x20 == $1 })
        && PresentationLanguage(tag: $0) == language
    }
  }

  private static let tags = """
    en-US en-GB en-AU af ak am an ar ar-BH ar-DJ ar-DZ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW
    ar-LB ar-LY ar-MA ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD ar-SO ar-SS ar-SY ar-TD ar-TN ar-YE as
    ast az bal-Latn be be-tarask bew bg bgn blo bn br brx bs bs-Cyrl ca cad ccp ce ceb chr cic
    cs cv cy da de de-CH de-LI doi dsb dz ee el en-AT en-BE en-CH en-CZ en-DE en-DK en-Dsrt
    en-ES en-FI en-FR en-HU en-ID en-IN en-IT en-NL en-NO en-PL en-PT en-RO en-SE en-SI en-SK
    en-US-posix en-ZA eo es es-419 es-AR es-BO es-CL es-CO es-CR es-DO es-EC es-MX es-PY es-US
    es-UY es-VE et eu fa ff-Adlm fi fil fo fr fr-CA fr-HT fr-LU frr fur fy ga gaa gd gl gsw gu
    ha haw he hi hi-Latn hr hsb ht hu hy ia id ie ig is it it-CH ja jgo jv ka kab kea kgp kk
    kk-Arab kl km kn ko kok kok-Latn ks ksh ku ky lb lij lkt ln lo lt lv mi mk ml mn mr ms
    ms-Arab ms-Arab-BN ms-BN ms-ID mt mus my mzn no nds ne nl nn nqo oc or os osa pa pcm pl ps
    ps-PK pt pt-PT qu qu-BO rm ro ro-MD ru ru-UA sah sc sd se si sk sl so sq sr sr-Cyrl-BA
    sr-Latn sr-Latn-BA su sv sw sw-CD sw-KE syr szl ta ta-MY ta-SG te th ti tk to tr trv trw ug
    uk ur ur-IN uz uz-Cyrl vec vi wae wo yo yo-BJ yrl yue yue-Hans zh zh-Hans-HK zh-Hans-MO
    zh-Hans-SG zh-Hant zh-Hant-HK zu
    """
}
