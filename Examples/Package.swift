// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, so that the clone may lie in a folder of any name.
    .package(name: "Quantities", path: "..")
  ],
  targets: ["recipe-page", "timers", "shopping-list"].map { name in
    .executableTarget(
      name: name, dependencies: [.product(name: "Quantities", package: "Quantities")])
  } + [
    .testTarget(
      name: "ExamplesTests", dependencies: ["recipe-page", "timers", "shopping-list"])
  ]
)
