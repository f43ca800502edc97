// swift-tools-version: 6.2
import PackageDescription

/// The products of the library that each program needs.
let programs = [
  ("recipe-page", ["Quantities"]),
  ("timers", ["Quantities"]),
  ("coffee", ["Quantities"]),
  ("dosing", ["Quantities"]),
  ("cookbook", ["Quantities", "IngredientDensities"]),
  ("kitchens", ["Quantities", "IngredientDensities"]),
  ("pans", ["Quantities"]),
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, because the clone's folder can have any name.
    .package(name: "Quantities", path: "..")
  ],
  targets: programs.map { name, products in
    .executableTarget(
      name: name,
      dependencies: products.map { .product(name: $0, package: "Quantities") }
        + (name == "pans" ? ["Lengths"] : []))
  } + [
    .target(
      name: "Lengths", dependencies: [.product(name: "Quantities", package: "Quantities")],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: programs.map { .init(stringLiteral: $0.0) } + ["Lengths"]),
  ]
)
