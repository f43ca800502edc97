// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who imports the library has to resolve big integers.
let package = Package(
  name: "Oracles",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, so that the clone may lie in a folder of any name.
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
