import QuantityCore
import QuantityReading

extension RecipeLanguage {
  /// The words of the language, lazily initialized.
  var words: RecipeWords {
    switch self {
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .italian: .italian
    case .swedish: .swedish
    case .dutch: .dutch
    case .polish: .polish
    case .portuguese: .portuguese
    case .russian: .russian
    case .czech: .czech
    case .ukrainian: .ukrainian
    case .danish: .danish
    case .norwegian: .norwegian
    case .finnish: .finnish
    case .hungarian: .hungarian
    case .romanian: .romanian
    case .greek: .greek
    case .turkish: .turkish
    case .hindi: .hindi
    case .arabic: .arabic
    case .hebrew: .hebrew
    }
  }
}
