import GameMedia
import Glibc
import MediaProtocol
import SystemStrings

// Started by the game, with which alone it communicates. It ends with its input.
ProcessLimits.apply()

let cache = CacheLayout(
  environment: ["XDG_CACHE_HOME", "HOME"].reduce(into: [:]) { known, name in
    known[name] = getenv(name).map { SystemString(cString: $0) }
  })
let service = MediaService(
  input: STDIN_FILENO, output: STDOUT_FILENO, cache: cache, limits: MediaLimits(),
  agent: "Flipside/\(Release.number)")
guard let service else { exit(EXIT_FAILURE) }
service.run()
