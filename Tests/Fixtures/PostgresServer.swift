import Glibc

/// A PostgreSQL server for the tests: in a temporary directory, as an unprivileged user, on a local
/// socket. It ends with the program, in any way: a shell waits for that.
public final class PostgresServer: Sendable {
  /// The directory of socket, data and log.
  public let directory: String
  private let keeper: KeeperShell

  private static let script = """
    trap '' HUP INT TERM
    unset PGPASSWORD PGUSER PGHOST PGPORT PGSERVICE PGSSLMODE
    usual="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)"
    PATH="${FLIPSIDE_POSTGRES:-$usual}:$PATH"
    if [ "$2" = small ]; then
      mkdir "$1/small" && mount -t tmpfs -o size=8m,mode=777 tmpfs "$1/small"
    fi
    if [ "$(id -u)" = 0 ]; then
      chown nobody "$1" "$1/small" "$4" 2>/dev/null
      as() { setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups "$@"; }
    else
      as() { "$@"; }
    fi
    cd "$1" || exit 1
    # The first server of the program creates the files, and the others copy them.
    (
      flock 9
      if ! [ -e "$4/data" ]; then
        as initdb -D "$4/new" -A trust -U flipside -E UTF8 --no-locale --no-sync &&
          mv "$4/new" "$4/data"
      fi
    ) 9>"$4/lock" >"$1/log" 2>&1
    as cp -a "$4/data" "$1/data" >>"$1/log" 2>&1 &&
      printf "%s\n" "listen_addresses = ''" "unix_socket_directories = '$1'" \\
        "fsync = off" "full_page_writes = off" "max_connections = 200" \\
        "max_locks_per_transaction = 256" "$3" >>"$1/data/postgresql.conf"
    if [ "$2" = certified ]; then
      # An authority of its own, another one, and a certificate for flipside.test.
      for name in ca other; do
        as openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$name" \\
          -keyout "$1/$name.key" -out "$1/$name.crt" >>"$1/log" 2>&1
      done
      as openssl req -newkey rsa:2048 -nodes -subj /CN=flipside.test \\
        -keyout "$1/data/server.key" -out "$1/server.csr" >>"$1/log" 2>&1
      as openssl x509 -req -in "$1/server.csr" -days 2 -CA "$1/ca.crt" -CAkey "$1/ca.key" \\
        -CAcreateserial -out "$1/data/server.crt" >>"$1/log" 2>&1
      chmod 600 "$1/data/server.key"
      echo "ssl = on" >>"$1/data/postgresql.conf"
    fi
    start() {
      # Of a server that was killed parts may still be there for a moment.
      for try in $(seq 40); do
        if as pg_ctl -D "$1/data" -w -l "$1/server.log" start >/dev/null 2>&1 </dev/null; then
          : >"$1/ready"
          return
        fi
        [ -e "$1/data/postgresql.conf" ] && command -v pg_ctl >/dev/null || break
        sleep 0.3
      done
      : >"$1/failed"
    }
    start "$1"
    while read -r order delay; do
      case $order in
        kill)
          sleep "$delay"
          rm -f "$1/ready"
          # All of it at once: nothing is left that could still answer.
          postmaster="$(head -n 1 "$1/data/postmaster.pid")"
          kill -9 "$postmaster" $(cat "/proc/$postmaster/task/$postmaster/children")
          : >"$1/killed"
          ;;
        start) start "$1" ;;
        pool)
          # A pgbouncer in the mode that the second word names.
          as mkdir "$1/$delay"
          echo '"flipside" ""' >"$1/$delay/users"
          printf "%s\\n" '[databases]' "* = host=$1" '[pgbouncer]' "unix_socket_dir = $1/$delay" \\
            'listen_port = 5432' 'auth_type = trust' "auth_file = $1/$delay/users" \\
            "pool_mode = $delay" >"$1/$delay/settings"
          as pgbouncer -q "$1/$delay/settings" >/dev/null 2>&1 </dev/null &
          poolers="$poolers $!"
          ;;
        standby)
          as mkdir "$1/standby" && as pg_basebackup -h "$1" -U flipside -D "$1/standby/data" \\
            -R -c fast --no-sync >>"$1/log" 2>&1 &&
            echo "unix_socket_directories = '$1/standby'" >>"$1/standby/data/postgresql.conf" &&
            as pg_ctl -D "$1/standby/data" -w -l "$1/standby.log" start >/dev/null 2>&1 </dev/null
          : >"$1/standing"
          ;;
        promote) as pg_ctl -D "$1/standby/data" promote >/dev/null 2>&1 </dev/null ;;
      esac
    done
    for pooler in $poolers; do
      kill -9 "$pooler" $(cat "/proc/$pooler/task/$pooler/children")
    done
    for data in "$1/data" "$1/standby/data"; do
      as pg_ctl -D "$data" -m immediate stop >/dev/null 2>&1
    done
    cd /
    [ "$2" = small ] && umount "$1/small"
    rm -rf "$1"
    """

  /// The special equipment of a server.
  public enum Equipment: String, Sendable {
    case plain
    /// A certificate for flipside.test by the authority in `ca.crt`, and another authority in
    /// `other.crt`.
    case certified
    /// A disk of 8 MB in `small`, which only the server sees.
    case small
  }

  /// The directory for the files of a new server, which takes longer to create than to copy.
  private static let prototype = PassingDirectory(
    prefix: "flipside-initdb", in: TemporaryDirectory.root)

  /// Starts a server with additional lines of configuration; nil if the system rejects directory or
  /// shell. Clients wait until it is ready.
  public init?(_ equipment: Equipment = .plain, settings: [String] = []) {
    let prototype: String
    switch Self.prototype {
    case let directory?: prototype = directory.path
    case nil: return nil
    }
    guard let directory = TemporaryDirectory.make("flipside-postgres") else { return nil }
    self.directory = directory
    // In a private mount namespace if it mounts anything.
    let words =
      (equipment == .small ? ["unshare", "-m"] : []) + ["sh", "-c", Self.script, "sh", directory]
      + [equipment.rawValue, settings.joined(separator: "\n"), prototype]
    guard let keeper = KeeperShell(words) else { return nil }
    self.keeper = keeper
  }

  /// Returns the address of one of its databases, for a role; flipside is the owner.
  public func address(of database: String, as role: String = "flipside") -> String {
    "postgres://\(role)@/\(database)?host=\(directory)"
  }

  /// Ends the server like a power failure, at once or after a delay.
  public func kill(inMilliseconds delay: Int = 0) {
    unlink("\(directory)/killed")
    let digits = String(delay % 1000 + 1000).dropFirst()
    keeper.say("kill \(delay / 1000).\(digits)\n")
    if delay == 0 { eventually { access("\(directory)/killed", F_OK) == 0 } }
  }

  /// Restarts it after `kill`, when the delay is over.
  public func start() {
    unlink("\(directory)/ready")
    keeper.say("start\n")
  }

  /// Starts a pgbouncer before it, and returns the directory of its socket; nil if there is none.
  public func pool(_ mode: String) -> String? {
    keeper.say("pool \(mode)\n")
    let socket = "\(directory)/\(mode)/.s.PGSQL.5432"
    return eventually { access(socket, F_OK) == 0 } ? "\(directory)/\(mode)" : nil
  }

  /// Starts a hot standby that copies it, and returns the directory of its socket.
  public func addStandby() -> String? {
    keeper.say("standby\n")
    eventually { access("\(directory)/standing", F_OK) == 0 }
    let socket = "\(directory)/standby/.s.PGSQL.5432"
    return access(socket, F_OK) == 0 ? "\(directory)/standby" : nil
  }

  /// Makes the standby take writes.
  public func promoteStandby() {
    keeper.say("promote\n")
  }

  /// Waits until it accepts connections; returns false if it cannot be started.
  public func waitUntilReady() -> Bool {
    var isReady = false
    eventually {
      isReady = access("\(directory)/ready", F_OK) == 0
      return isReady || access("\(directory)/failed", F_OK) == 0
    }
    return isReady
  }
}
