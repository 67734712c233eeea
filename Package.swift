// swift-tools-version: 6.2
import PackageDescription

/// The settings of all Swift targets; see docs/decisions/0001-language-settings.md.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The settings of modules that are optimized in debug builds too, because tests spend most of
/// their time in them. They change rarely, so each is compiled at once.
let quick =
  strict + [
    .unsafeFlags(
      ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
  ]

let package = Package(
  name: "flipside",
  products: [
    .library(name: "GameCore", targets: ["GameCore"]),
    .executable(name: "flipside", targets: ["flipside"]),
    .executable(name: "flipside-media", targets: ["flipside-media"]),
  ],
  targets: [
    // C shims, the only modules that include headers of C libraries. utf8proc is linked statically,
    // so that the game does not need it at run time.
    .target(
      name: "CSystem",
      linkerSettings: [.linkedLibrary("sodium"), .linkedLibrary(":libutf8proc.a")]),
    .target(
      name: "CTerminal", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    // Loads PostgreSQL's client library at run time, only if it is needed.
    .target(name: "CPostgres"),
    // Libraries of the picture helper; the game does not link them.
    .systemLibrary(name: "CChafaLibrary", pkgConfig: "chafa"),
    .target(
      name: "CMedia", dependencies: ["CChafaLibrary"],
      linkerSettings: ["curl", "turbojpeg", "png16", "webp", "webpdemux", "gif"].map {
        .linkedLibrary($0)
      }),

    // Paths and arguments as bytes.
    .target(name: "SystemStrings", swiftSettings: strict),

    // The core: the rules, and accounts and records in a file or on a server.
    .target(name: "GameRules", swiftSettings: quick),
    .target(
      name: "GameCore", dependencies: ["GameRules", "SystemStrings", "CSQLite", "CSystem"],
      swiftSettings: strict),
    .target(
      name: "PostgresStore", dependencies: ["GameCore", "SystemStrings", "CPostgres"],
      swiftSettings: strict),

    // The user interface: cells, pictures of cards, and the screens.
    .target(name: "Canvas", dependencies: ["CSystem"], swiftSettings: quick),
    .target(
      name: "Pictures", dependencies: ["Canvas"], swiftSettings: quick,
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "GameUI",
      dependencies: [
        "GameRules", "GameCore", "Canvas", "Pictures", "MediaProtocol", "SystemStrings",
      ],
      swiftSettings: strict),

    // The picture helper, and the protocol between it and the game.
    .target(
      name: "MediaProtocol", dependencies: ["Canvas", "Pictures", "SystemStrings"],
      swiftSettings: quick),
    .target(
      name: "GameMedia",
      dependencies: ["MediaProtocol", "Pictures", "Canvas", "SystemStrings", "CMedia", "CSystem"],
      swiftSettings: quick),
    .executableTarget(
      name: "flipside-media", dependencies: ["GameMedia", "MediaProtocol", "SystemStrings"],
      swiftSettings: strict),

    // The terminal, the main loop, and the command line.
    .target(
      name: "CursesTerminal", dependencies: ["Canvas", "CTerminal", "SystemStrings"],
      swiftSettings: strict),
    .target(
      name: "GameShell",
      dependencies: [
        "GameRules", "GameCore", "Canvas", "GameUI", "CSystem", "MediaProtocol", "SystemStrings",
      ],
      swiftSettings: strict),
    .target(
      name: "CommandLineTool",
      dependencies: ["GameRules", "GameCore", "Canvas", "MediaProtocol", "SystemStrings"],
      swiftSettings: strict),
    .executableTarget(
      name: "flipside",
      dependencies: [
        "GameRules", "GameCore", "PostgresStore", "GameUI", "GameShell", "CursesTerminal",
        "CommandLineTool", "MediaProtocol", "SystemStrings",
      ],
      swiftSettings: strict),
    // Writes the completion files of the shells for the package.
    .executableTarget(
      name: "flipside-completions", dependencies: ["CommandLineTool", "GameCore"],
      path: "Packaging/Completions", swiftSettings: strict),
    // All programs in one target, so that they are built in parallel.
    .target(
      name: "Programs", dependencies: ["flipside", "flipside-media", "flipside-completions"],
      path: "Packaging/Programs", swiftSettings: strict),

    // Modules shared by tests, benchmarks and torture runs.
    .target(name: "Bots", dependencies: ["GameRules"], path: "Tests/Bots", swiftSettings: quick),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "PseudoTerminal", dependencies: ["CPseudoTerminal"], path: "Tests/PseudoTerminal",
      swiftSettings: quick),
    .target(
      name: "ScreenBots", dependencies: ["GameRules", "PseudoTerminal"],
      path: "Tests/ScreenBots", swiftSettings: strict),
    // Temporary directories, a PostgreSQL server, a double for database sessions, and long texts.
    .target(
      name: "Fixtures", dependencies: ["GameCore"], path: "Tests/Fixtures", swiftSettings: quick),
    // Encoders for test pictures, and processes that try to leave the sandbox.
    .target(
      name: "CTestMedia", dependencies: ["CMedia"], path: "Tests/CTestMedia",
      linkerSettings: [.linkedLibrary("webpmux")]),
    // A local web server and its pictures.
    .target(
      name: "Loopback", dependencies: ["CTestMedia"], path: "Tests/Loopback",
      swiftSettings: quick),

    .testTarget(
      name: "GameRulesTests", dependencies: ["GameRules", "Bots"], swiftSettings: strict),
    .testTarget(
      name: "GameCoreTests",
      dependencies: [
        "GameRules", "GameCore", "PostgresStore", "SystemStrings", "Bots", "CPostgres", "CSQLite",
        "Fixtures",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GameMediaTests",
      dependencies: [
        "CTestMedia", "Fixtures", "Loopback", "GameMedia", "MediaProtocol", "Pictures", "Canvas",
        "GameRules", "PseudoTerminal", "SystemStrings",
      ],
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
        "Bots", "GameRules", "GameCore", "GameUI", "Canvas", "Fixtures", "MediaProtocol",
        "Pictures", "SystemStrings",
      ],
      exclude: ["Pictures"], swiftSettings: strict),
    .testTarget(
      name: "GameShellTests",
      dependencies: [
        "GameRules", "GameCore", "GameUI", "GameShell", "Canvas", "MediaProtocol", "Pictures",
        "SystemStrings", "Bots", "Fixtures", "flipside-media",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: [
        "GameRules", "GameCore", "CommandLineTool", "MediaProtocol", "SystemStrings", "Canvas",
        "Bots", "Fixtures",
      ],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "GameRules", "GameCore", "Canvas", "GameUI", "CommandLineTool", "CursesTerminal",
        "MediaProtocol", "CSystem", "CSQLite", "Fixtures", "Loopback", "PseudoTerminal", "flipside",
        "flipside-completions",
      ],
      swiftSettings: strict),

    // Programs that are run besides the tests: `make bench`, `make load`, `make torture`.
    .target(
      name: "CReference", path: "Tests/Benchmarks/CReference",
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "flipside-bench",
      dependencies: [
        "Bots", "GameRules", "GameCore", "GameUI", "MediaProtocol", "Pictures", "PostgresStore",
        "Canvas", "CPostgres", "CReference", "CSystem", "CTestMedia", "Fixtures", "Loopback",
        "PseudoTerminal", "SystemStrings",
      ],
      path: "Tests/Benchmarks", exclude: ["CReference"], swiftSettings: strict),
    .executableTarget(
      name: "flipside-load",
      dependencies: [
        "GameRules", "GameCore", "PostgresStore", "SystemStrings", "Fixtures", "PseudoTerminal",
        "ScreenBots",
      ],
      path: "Tests/Load", swiftSettings: strict),
    .target(
      name: "CFaultyDisk", path: "Tests/Torture/CFaultyDisk",
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "flipside-torture",
      dependencies: [
        "Bots", "GameRules", "GameCore", "PostgresStore", "MediaProtocol", "Pictures", "Canvas",
        "SystemStrings", "CSQLite", "CFaultyDisk", "Fixtures", "Loopback", "PseudoTerminal",
        "ScreenBots",
      ],
      path: "Tests/Torture", exclude: ["CFaultyDisk", "Preload"], swiftSettings: strict),
  ]
)
