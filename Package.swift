// swift-tools-version: 6.2
import PackageDescription

/// The settings every Swift target is built with: see docs/decisions/0001-language-settings.md.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "flipside",
  products: [
    .library(name: "GameCore", targets: ["GameCore"]),
    .executable(name: "flipside", targets: ["flipside"]),
    .executable(name: "flipside-media", targets: ["flipside-media"]),
  ],
  targets: [
    // C shims: the only places that include a C library's headers.
    .target(name: "CSystem"),
    .target(
      name: "CTerminal", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    // Loads PostgreSQL's client library when it is needed; links nothing.
    .target(name: "CPostgres"),
    .target(name: "CSodium", linkerSettings: [.linkedLibrary("sodium")]),
    // Linked from the archive, so that the game needs no further library at run time.
    .target(name: "CUnicode", linkerSettings: [.linkedLibrary(":libutf8proc.a")]),

    // C shims of the picture helper: nothing that the game links depends on them.
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("curl")]),
    .target(
      name: "CPictures", dependencies: ["CChafa"],
      linkerSettings: ["turbojpeg", "png16", "webp", "webpdemux", "gif"].map {
        .linkedLibrary($0)
      }),
    .systemLibrary(name: "CChafaLibrary", pkgConfig: "chafa"),
    .target(name: "CChafa", dependencies: ["CChafaLibrary"]),

    // What everything may know: which Flipside this is, and paths as bytes.
    .target(name: "FlipsideVersion", swiftSettings: strict),
    .target(name: "SystemStrings", swiftSettings: strict),

    // The core: rules, then accounts and records.
    .target(name: "GameRules", swiftSettings: strict),
    .target(
      name: "GameCore",
      dependencies: ["GameRules", "SystemStrings", "CSQLite", "CSodium", "CSystem", "CUnicode"],
      swiftSettings: strict),

    // Tables on a PostgreSQL server.
    .target(
      name: "PostgresStore", dependencies: ["GameCore", "SystemStrings", "CPostgres"],
      swiftSettings: strict),

    // The screens: cells, widgets, the application as a value.
    .target(name: "Canvas", dependencies: ["CSystem"], swiftSettings: strict),
    .target(
      name: "Pictures", dependencies: ["Canvas"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "GameUI",
      dependencies: [
        "GameRules", "GameCore", "Canvas", "Pictures", "MediaProtocol", "SystemStrings",
      ],
      swiftSettings: strict),

    // What the game and its picture helper say to each other, and the helper.
    .target(
      name: "MediaProtocol", dependencies: ["Canvas", "Pictures", "SystemStrings"],
      swiftSettings: strict),

    // Services on the network: how to ask, and how to read what they say.
    .target(
      name: "Services", dependencies: ["MediaProtocol", "SystemStrings"], swiftSettings: strict),

    .target(name: "PictureCache", dependencies: ["SystemStrings"], swiftSettings: strict),
    .target(
      name: "GameMedia",
      dependencies: [
        "MediaProtocol", "Services", "PictureCache", "Pictures", "Canvas", "SystemStrings",
        "CCurl", "CPictures", "CChafa", "CSodium",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "flipside-media",
      dependencies: ["FlipsideVersion", "GameMedia", "PictureCache", "SystemStrings"],
      swiftSettings: strict),

    // The edge: the terminal, the loop, the command line.
    .target(name: "CursesTerminal", dependencies: ["Canvas", "CTerminal"], swiftSettings: strict),
    .target(
      name: "GameShell",
      dependencies: [
        "GameRules", "GameCore", "Canvas", "GameUI", "CSystem", "MediaProtocol", "SystemStrings",
      ],
      swiftSettings: strict),
    .target(
      name: "CommandLineTool",
      dependencies: [
        "FlipsideVersion", "GameRules", "GameCore", "Canvas", "PictureCache", "SystemStrings",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "flipside",
      dependencies: [
        "FlipsideVersion", "GameRules", "GameCore", "PostgresStore", "GameUI", "GameShell",
        "CursesTerminal",
        "CommandLineTool", "MediaProtocol", "PictureCache", "SystemStrings",
      ],
      swiftSettings: strict),

    // Both programs in one plan, so that no processor waits for the other: what players need.
    .target(
      name: "Programs", dependencies: ["flipside", "flipside-media"], path: "Release",
      swiftSettings: strict),

    // Measuring and testing.
    .target(name: "Bots", dependencies: ["GameRules"], path: "Tests/Bots", swiftSettings: strict),
    .target(
      name: "CPseudoTerminal", path: "Tests/CPseudoTerminal",
      linkerSettings: [.linkedLibrary("util")]),
    .target(
      name: "PseudoTerminal", dependencies: ["CPseudoTerminal"], path: "Tests/PseudoTerminal",
      swiftSettings: strict),
    .target(
      name: "PassingDirectory", path: "Tests/PassingDirectory", swiftSettings: strict),
    .target(name: "LongTexts", path: "Tests/LongTexts", swiftSettings: strict),
    .target(
      name: "PostgresServer", path: "Tests/PostgresServer", swiftSettings: strict),
    .target(
      name: "CFaultyDisk", path: "Torture/CFaultyDisk",
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "ScreenBots", dependencies: ["GameRules", "PseudoTerminal"],
      path: "Tests/ScreenBots", swiftSettings: strict),
    .executableTarget(
      name: "flipside-load",
      dependencies: [
        "GameRules", "GameCore", "PostgresStore", "SystemStrings", "PassingDirectory",
        "PostgresServer", "PseudoTerminal", "ScreenBots",
      ],
      path: "Load", swiftSettings: strict),
    .executableTarget(
      name: "flipside-torture",
      dependencies: [
        "Bots", "GameRules", "GameCore", "PostgresStore", "MediaProtocol", "SystemStrings",
        "CSQLite", "CFaultyDisk", "Loopback", "PassingDirectory", "PostgresServer",
        "PseudoTerminal", "ScreenBots",
      ],
      path: "Torture", exclude: ["CFaultyDisk", "Preload"], swiftSettings: strict),
    .target(
      name: "CReference", path: "Benchmarks/CReference",
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "flipside-bench",
      dependencies: [
        "Bots", "GameRules", "GameCore", "GameUI", "MediaProtocol", "Pictures", "PostgresStore",
        "Canvas", "CPostgres", "CReference", "CSodium", "CTestPictures", "Loopback",
        "PostgresServer", "PseudoTerminal", "SystemStrings",
      ],
      path: "Benchmarks", exclude: ["CReference"], swiftSettings: strict),
    .testTarget(
      name: "GameRulesTests", dependencies: ["GameRules", "Bots"], swiftSettings: strict),
    .testTarget(
      name: "SystemStringsTests", dependencies: ["SystemStrings", "LongTexts"],
      swiftSettings: strict),
    .testTarget(
      name: "GameCoreTests",
      dependencies: [
        "GameRules", "GameCore", "PostgresStore", "SystemStrings", "Bots", "CSQLite", "LongTexts",
        "PostgresServer",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MediaProtocolTests",
      dependencies: ["MediaProtocol", "Pictures", "Canvas", "SystemStrings"],
      swiftSettings: strict),
    // Encoders for the pictures that tests serve.
    .target(
      name: "CTestPictures", path: "Tests/CTestPictures",
      linkerSettings: ["turbojpeg", "png16", "webp", "webpmux", "gif"].map { .linkedLibrary($0) }),
    // Children that try to leave the sandbox of the decoder.
    .target(name: "CTestSandbox", dependencies: ["CPictures"], path: "Tests/CTestSandbox"),
    // A web server and pictures for it, made by the tests.
    .target(
      name: "Loopback", dependencies: ["CTestPictures"], path: "Tests/Loopback",
      swiftSettings: strict),
    .testTarget(
      name: "GameMediaTests",
      dependencies: [
        "CTestPictures", "CTestSandbox", "Loopback", "GameMedia", "MediaProtocol", "PictureCache",
        "Pictures", "Canvas", "GameRules", "PseudoTerminal", "SystemStrings",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ServicesTests",
      dependencies: ["Services", "MediaProtocol", "SystemStrings", "LongTexts"],
      swiftSettings: strict),
    .testTarget(
      name: "CursesTerminalTests", dependencies: ["CursesTerminal", "Canvas", "CTerminal"],
      swiftSettings: strict),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas"], swiftSettings: strict),
    .testTarget(
      name: "PicturesTests", dependencies: ["Pictures", "Canvas", "PseudoTerminal"],
      swiftSettings: strict),
    .testTarget(
      name: "GameUITests",
      dependencies: [
        "GameRules", "GameCore", "GameUI", "Canvas", "LongTexts", "MediaProtocol", "Pictures",
        "SystemStrings",
      ],
      exclude: ["Pictures"], swiftSettings: strict),
    .testTarget(
      name: "GameShellTests",
      dependencies: [
        "GameRules", "GameCore", "GameUI", "GameShell", "Canvas", "MediaProtocol", "Pictures",
        "SystemStrings", "Bots", "LongTexts", "PassingDirectory", "flipside-media",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: [
        "FlipsideVersion", "GameRules", "GameCore", "CommandLineTool", "PictureCache",
        "SystemStrings", "Canvas", "Bots", "LongTexts",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["CSystem", "CSQLite", "Loopback", "PostgresServer", "PseudoTerminal"],
      swiftSettings: strict),
  ]
)
