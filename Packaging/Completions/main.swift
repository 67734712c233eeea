import CommandLineTool
import Glibc

// Writes the completion files of the shells: flipside-completions DIRECTORY
let files = [
  "flipside.bash": BashCompletion.text, "_flipside": ZshCompletion.text,
  "flipside.fish": FishCompletion.text,
]
for (name, text) in files {
  let path = "\(CommandLine.arguments.dropFirst().first ?? ".")/\(name)"
  guard let file = fopen(path, "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
    perror(path)
    exit(1)
  }
}
