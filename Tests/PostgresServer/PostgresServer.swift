import Glibc

/// A PostgreSQL server of the tests' own: in a passing directory, as a user without rights, on a
/// socket that only this machine has. It ends with the program, however that ends: a shell waits
/// beside it for as long as the program lives.
public final class PostgresServer: Sendable {
  /// The directory of socket, data and log.
  public let directory: String
  private let keeper: pid_t
  private let lifeline: Int32

  /// POSIX_SPAWN_SETSID, which Swift does not see.
  private static let setsid = 0x80

  private static let script = """
    trap '' HUP INT TERM
    unset PGPASSWORD PGUSER PGHOST PGPORT PGSERVICE PGSSLMODE
    set -- "$1" "$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)"
    PATH="$2:$PATH"
    if [ "$(id -u)" = 0 ]; then
      chown nobody "$1"
      as() { setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups "$@"; }
    else
      as() { "$@"; }
    fi
    cd "$1" || exit 1
    as initdb -D "$1/data" -A trust -U flipside -E UTF8 --no-locale --no-sync >"$1/log" 2>&1 &&
      printf "%s\n" "listen_addresses = ''" "unix_socket_directories = '$1'" \\
        "fsync = off" "full_page_writes = off" "max_connections = 200" \\
        "max_locks_per_transaction = 256" >>"$1/data/postgresql.conf"
    start() {
      # Of a server that was killed parts may still be there for a moment.
      for try in 1 2 3 4 5 6 7 8 9 10; do
        as pg_ctl -D "$1/data" -w -l "$1/server.log" start >/dev/null 2>&1 </dev/null && return
        sleep 0.3
      done
    }
    start "$1"
    while read -r order; do
      case $order in
        kill) kill -9 "$(head -n 1 "$1/data/postmaster.pid")" ;;
        start) start "$1" ;;
      esac
    done
    as pg_ctl -D "$1/data" -m immediate stop >/dev/null 2>&1
    cd /
    rm -rf "$1"
    """

  /// Starts a server; nil where the system refuses directory or shell. Whoever connects waits for
  /// it to be ready.
  public init?() {
    var template = Array("/tmp/flipside-postgres-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    directory = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(Self.setsid))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let arguments = ["sh", "-c", Self.script, "sh", directory].map { (text: String) in strdup(text)
    }
    defer { for argument in arguments { free(argument) } }
    let code = posix_spawn(
      &child, "/bin/sh", &actions, &attributes, arguments + [nil], environ)
    guard code == 0 else {
      close(ends[1])
      return nil
    }
    keeper = child
    lifeline = ends[1]
  }

  deinit {
    close(lifeline)
    waitpid(keeper, nil, 0)
  }

  /// The address of one of its databases.
  public func address(of database: String) -> String {
    "postgres://flipside@/\(database)?host=\(directory)"
  }

  /// Ends the server as a loss of power would.
  public func kill() { say("kill\n") }

  /// Starts it again after `kill`.
  public func start() { say("start\n") }

  private func say(_ order: String) {
    _ = order.withCString { write(lifeline, $0, strlen($0)) }
  }
}
