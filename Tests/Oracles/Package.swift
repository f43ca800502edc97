// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that clients of the library needn't resolve big integers.
let package = Package(
  name: "Oracles",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, so that the directory of the clone can have any name.
    .package(name: "Quantities", path: "../.."),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "languages",
      dependencies: [
        .product(name: "Quantities", package: "Quantities"),
        .product(name: "QuantityLanguages", package: "Quantities"),
      ],
      path: "Languages"),
    .testTarget(
      name: "OracleTests",
      dependencies: [
        .product(name: "BigInt", package: "BigInt"),
        .product(name: "Quantities", package: "Quantities"),
      ],
      path: "OracleTests",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
  ]
)
