// One import for users: the three floors of the library.
@_exported public import QuantityCore
@_exported public import QuantityReading
@_exported public import RecipeText
