// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// The long tests run with optimization. It pays for the laws, which loop; to compile the other tests takes
// four times as long with it.
let isLongRun = Context.environment["QUANTITIES_LONG_TESTS"] != nil
let laws: [SwiftSetting] = isLongRun ? strict + [.unsafeFlags(["-gnone"])] : strict
let facts: [SwiftSetting] = isLongRun ? strict + [.unsafeFlags(["-gnone", "-Onone"])] : strict

let package = Package(
  name: "Quantities",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Quantities", targets: ["Quantities"]),
    .library(name: "QuantityCore", targets: ["QuantityCore"]),
    .library(name: "QuantityReading", targets: ["QuantityReading"]),
    .library(name: "RecipeText", targets: ["RecipeText"]),
    .library(name: "QuantitiesFoundation", targets: ["QuantitiesFoundation"]),
    .library(name: "IngredientDensities", targets: ["IngredientDensities"]),
    .library(name: "QuantityLanguages", targets: ["QuantityLanguages"]),
    .library(name: "QuantityAnswers", targets: ["QuantityAnswers"]),
  ],
  targets: [
    .target(name: "QuantityCore", exclude: ["Catalogue/units.tsv"], swiftSettings: strict),
    .target(name: "QuantityReading", dependencies: ["QuantityCore"], swiftSettings: strict),
    .target(
      name: "RecipeText",
      dependencies: ["QuantityCore", "QuantityReading"],
      swiftSettings: strict
    ),
    .target(
      name: "Quantities",
      dependencies: ["QuantityCore", "QuantityReading", "RecipeText"],
      swiftSettings: strict
    ),
    .target(
      name: "QuantitiesFoundation",
      dependencies: ["Quantities", "QuantityLanguages"],
      swiftSettings: strict
    ),
    .target(
      name: "QuantityLanguages",
      dependencies: ["Quantities"],
      exclude: ["Data/LICENSE-Unicode"],
      swiftSettings: strict
    ),
    .target(
      name: "IngredientDensities",
      dependencies: ["Quantities"],
      swiftSettings: strict
    ),
    .target(
      name: "QuantityAnswers",
      dependencies: ["IngredientDensities", "Quantities", "QuantityLanguages"],
      swiftSettings: strict
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "QuantitiesTests",
      dependencies: ["Quantities", "TestSupport"],
      swiftSettings: facts
    ),
    .testTarget(
      name: "LawTests",
      dependencies: ["Quantities", "TestSupport"],
      swiftSettings: laws
    ),
    .testTarget(
      name: "IngredientDensitiesTests",
      dependencies: ["IngredientDensities", "Quantities", "TestSupport"],
      swiftSettings: facts
    ),
    .testTarget(
      name: "QuantityLanguagesTests",
      dependencies: ["Quantities", "QuantityLanguages", "TestSupport"],
      swiftSettings: facts
    ),
    .testTarget(
      name: "QuantityAnswersTests",
      dependencies: ["Quantities", "QuantityAnswers"],
      swiftSettings: facts
    ),
    .testTarget(
      name: "QuantitiesFoundationTests",
      dependencies: ["Quantities", "QuantitiesFoundation"],
      swiftSettings: facts
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "IngredientDensities", "Quantities", "QuantitiesFoundation", "QuantityAnswers",
        "QuantityLanguages",
      ],
      swiftSettings: facts
    ),
    .testTarget(
      name: "OwnUnitsTests",
      dependencies: ["Quantities"],
      swiftSettings: facts
    ),
  ]
)

// What C programs call is written with `@c`, which Swift has since 6.3; with 6.2, all else builds.
#if compiler(>=6.3)
  package.products += [
    .library(name: "quantities", type: .static, targets: ["QuantitiesC"])
  ]
  package.targets += [
    .target(name: "CQuantities"),
    .target(
      name: "QuantitiesC",
      dependencies: [
        "CQuantities", "IngredientDensities", "Quantities", "QuantityAnswers", "QuantityLanguages",
      ],
      swiftSettings: strict
    ),
  ]
#endif
