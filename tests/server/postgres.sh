#!/usr/bin/env bash
# A PostgreSQL for the tests: `eval "$(tests/server/postgres.sh start)"` exports SKALD_POSTGRES,
# `tests/server/postgres.sh stop` ends it. Installs Debian's packages if it runs as root.
set -euo pipefail

folder=${SKALD_POSTGRES_FOLDER:-/tmp/skald-postgres}

binaries() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }

install_packages() {
  [ "$(id -u)" = 0 ] || { echo "PostgreSQL is not installed." >&2; exit 1; }
  # Keep apt from making and starting a cluster of its own.
  mkdir -p /etc/postgresql-common
  echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
  { apt-get update && apt-get install -y --no-install-recommends postgresql; } >&2
}

as_owner() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

start() {
  [ -n "$(binaries)" ] || install_packages
  local port
  port=$(free_port)
  rm -rf "$folder"
  mkdir -p "$folder"
  if [ "$(id -u)" = 0 ]; then chown postgres "$folder"; fi
  as_owner "$(binaries)/initdb" -D "$folder/data" -U skald --auth=trust -E UTF8 --no-sync >&2
  as_owner "$(binaries)/pg_ctl" -D "$folder/data" -w -l "$folder/log" \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder" start >&2
  as_owner "$(binaries)/createdb" -h 127.0.0.1 -p "$port" -U skald skald >&2
  echo "export SKALD_POSTGRES=postgresql://skald@127.0.0.1:$port/skald"
}

stop() {
  as_owner "$(binaries)/pg_ctl" -D "$folder/data" -w -m fast stop >&2
  rm -rf "$folder"
}

case "${1:-}" in
  start) start ;;
  stop) stop ;;
  *) echo "usage: $0 start|stop" >&2; exit 2 ;;
esac
