// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Quantities",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Quantities", targets: ["Quantities"]),
    .library(name: "QuantitiesFoundation", targets: ["QuantitiesFoundation"]),
  ],
  targets: [
    .target(name: "Quantities", swiftSettings: strict),
    .target(
      name: "QuantitiesFoundation",
      dependencies: ["Quantities"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "QuantitiesTests",
      dependencies: ["Quantities"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "QuantitiesFoundationTests",
      dependencies: ["Quantities", "QuantitiesFoundation"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "OwnUnitsTests",
      dependencies: ["Quantities"],
      swiftSettings: strict
    ),
  ]
)
