// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "qty",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "qty", targets: ["qty"])
  ],
  dependencies: [
    // Named, because the clone's folder can have any name.
    .package(name: "Quantities", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .executableTarget(
      name: "qty",
      dependencies: [
        .product(name: "Quantities", package: "Quantities"),
        .product(name: "IngredientDensities", package: "Quantities"),
        .product(name: "QuantityAnswers", package: "Quantities"),
        .product(name: "QuantityLanguages", package: "Quantities"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "qtyTests", dependencies: ["qty"], exclude: ["Snapshots"], swiftSettings: strict),
  ]
)
