// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, because the clone's folder can have any name.
    .package(name: "Quantities", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "Quantities", package: "Quantities"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ]
    ),
    .executableTarget(
      name: "zero-cost",
      dependencies: [
        .product(name: "Quantities", package: "Quantities"), "TypedFunctions", "RawFunctions",
      ]
    ),
    .executableTarget(
      name: "linear-time",
      dependencies: [
        .product(name: "Quantities", package: "Quantities"),
        .product(name: "IngredientDensities", package: "Quantities"),
        .product(name: "QuantityAnswers", package: "Quantities"),
      ]),
    .executableTarget(
      name: "languages",
      dependencies: [
        .product(name: "Quantities", package: "Quantities"),
        .product(name: "QuantityLanguages", package: "Quantities"),
      ]),
    .target(
      name: "TypedFunctions",
      dependencies: [.product(name: "Quantities", package: "Quantities")]
    ),
    .target(name: "RawFunctions"),
  ]
)
