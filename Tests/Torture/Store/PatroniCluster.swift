import Fixtures
import Glibc

/// Three nodes with PostgreSQL, Patroni and etcd, on loopback, in a temporary directory. They end
/// with the program.
final class PatroniCluster: Sendable {
  /// The ways to lose the leader.
  enum Failure: String, CaseIterable {
    /// Like a power failure of its machine.
    case kill
    /// Nothing on its machine runs until it is healed; then it still thinks that it leads.
    case isolate
    /// By an administrator.
    case switchover
  }

  private let directory: String
  private let keeper: KeeperShell
  /// The second number of the nodes' addresses, so that usual ports are free.
  private let number = Int(getpid()) % 250 + 1

  /// Starts the nodes; nil if the system rejects directory or shell.
  init?() {
    guard let directory = TemporaryDirectory.make("flipside-patroni") else { return nil }
    self.directory = directory
    let words = ["bash", "-c", Self.script, "bash", directory, "127.88.\(number)"]
    guard let keeper = KeeperShell(words) else { return nil }
    self.keeper = keeper
  }

  /// Returns the address of the cluster for a role; flipside is the owner.
  func address(as role: String = "flipside") -> String {
    let hosts = (1...3).map { "127.88.\(number).\($0)" }.joined(separator: ",")
    return "postgres://\(role)@\(hosts)/postgres?target_session_attrs=read-write"
  }

  /// Gives an order, after which `hasDone` changes.
  func say(_ order: String) {
    for name in ["done", "failed"] { unlink("\(directory)/\(name)") }
    keeper.say(order + "\n")
  }

  /// Whether the last order is carried out; nil if that is not possible.
  var hasDone: Bool? {
    if access("\(directory)/failed", F_OK) == 0 { return nil }
    return access("\(directory)/done", F_OK) == 0
  }

  private static let script = #"""
    trap '' HUP INT TERM
    D=$1 N=$2
    PATH="$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1):$PATH"
    as=
    if [ "$(id -u)" = 0 ]; then
      chown nobody "$D"
      as="setpriv --reuid=nobody --regid=$(id -g nobody) --clear-groups env HOME=$D"
    fi
    cd "$D" || exit 1
    start_etcd() {
      (exec $as etcd --enable-v2 --name "node$1" --data-dir "$D/etcd$1" \
        --listen-client-urls "http://$N.$1:2379" --advertise-client-urls "http://$N.$1:2379" \
        --listen-peer-urls "http://$N.$1:2380" --initial-advertise-peer-urls "http://$N.$1:2380" \
        --initial-cluster "node1=http://$N.1:2380,node2=http://$N.2:2380,node3=http://$N.3:2380" \
        >>"$D/etcd$1.log" 2>&1 </dev/null) &
      etcds[$1]=$!
    }
    start_patroni() {
      (exec $as patroni "$D/node$1.yml" >>"$D/patroni$1.log" 2>&1 </dev/null) &
      patronis[$1]=$!
    }
    configure() {
      cat >"$D/node$1.yml" <<EOF
    scope: flipside
    name: node$1
    restapi: {listen: '$N.$1:8008', connect_address: '$N.$1:8008'}
    etcd: {hosts: '$N.1:2379,$N.2:2379,$N.3:2379'}
    bootstrap:
      dcs:
        ttl: 8
        loop_wait: 1
        retry_timeout: 3
        synchronous_mode: true
        postgresql:
          use_pg_rewind: true
          parameters: {fsync: 'off', max_connections: 50}
      initdb: [{encoding: UTF8}, no-locale]
      pg_hba: [host all all 127.0.0.0/8 trust, host replication all 127.0.0.0/8 trust]
    postgresql:
      listen: '$N.$1:5432'
      connect_address: '$N.$1:5432'
      data_dir: $D/data$1
      pgpass: $D/pgpass$1
      parameters: {unix_socket_directories: ''}
      authentication:
        superuser: {username: flipside, password: x}
        replication: {username: replicator, password: x}
        rewind: {username: rewinder, password: x}
    EOF
    }
    # The processes of a node.
    node() {
      echo "${patronis[$1]} ${etcds[$1]}"
      server="$(head -n 1 "$D/data$1/postmaster.pid")" &&
        echo "$server $(cat "/proc/$server/task/$server/children")"
    }
    # The node that leads, other than $1.
    leader() {
      for i in 1 2 3; do
        [ "$i" != "$1" ] &&
          [ "$(curl -s -m 1 -o /dev/null -w '%{http_code}' "http://$N.$i:8008/primary")" = 200 ] &&
          echo $i && return
      done
    }
    # Waits until a node other than $1 leads.
    await() {
      for try in $(seq 600); do
        [ -n "$(leader "$1")" ] && return
        sleep 0.1
      done
      return 1
    }
    # Waits until all nodes run, and agree on the leader and a synchronous standby: one that was
    # frozen does not know the present leader at once.
    settle() {
      for try in $(seq 600); do
        views="$(for i in 1 2 3; do
          curl -s -m 1 "http://$N.$i:8008/cluster" |
            grep -oE '"(name|role|state)": "[^"]*"' | tr -d '\n' && echo
        done)"
        [ "$(grep -o '"state": "running"' <<<"$views" | wc -l)" = 9 ] &&
          [ "$(sort -u <<<"$views" | wc -l)" = 1 ] &&
          [[ $views == *'"leader"'* && $views == *'"sync_standby"'* ]] && return
        sleep 0.2
      done
      return 1
    }
    for tool in patroni etcd curl; do command -v $tool || settle() { return 1; }; done
    heal() {
      case $failure in
        kill) start_etcd $old; start_patroni $old ;;
        isolate) kill -CONT $frozen ;;
      esac
      failure=
    }
    for i in 1 2 3; do configure $i; start_etcd $i; done
    sleep 2
    for i in 1 2 3; do start_patroni $i; done
    while read -r order; do
      case $order in
        settle) settle ;;
        heal) heal; settle ;;
        *)
          failure=$order
          old="$(leader)"
          case $order in
            kill) kill -9 $(node $old) ;;
            isolate) frozen="$(node $old)"; kill -STOP $frozen ;;
            switchover)
              curl -s -X POST -d "{\"leader\": \"node$old\"}" "http://$N.$old:8008/switchover" ;;
          esac
          await "$old"
          ;;
      esac && : >"$D/done" || : >"$D/failed"
    done
    heal
    for i in 1 2 3; do kill -9 $(node $i); done
    cd /
    rm -rf "$D"
    """#
}
