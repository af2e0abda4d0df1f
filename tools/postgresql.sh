#!/usr/bin/env bash
# Runs a command beside a private PostgreSQL that lives exactly as long: tools/postgresql.sh make test
# The command finds the address in WIZARDHAVEN_TEST_POSTGRESQL.
set -euo pipefail

if [[ $# -eq 0 ]]; then
    echo "Say what to run beside PostgreSQL: tools/postgresql.sh make test" >&2
    exit 2
fi

# Debian keeps the programs of each version in a folder of its own; we take the newest.
find_programs() {
    find /usr/lib/postgresql -path '*/bin/initdb' -printf '%h\n' 2>/dev/null | sort -V | tail -n 1
}

programs=$(find_programs || true)
if [[ -z $programs ]]; then
    if [[ $EUID -ne 0 ]]; then
        echo "PostgreSQL is missing here, and only root can install it: apt-get install postgresql" >&2
        exit 1
    fi
    echo "PostgreSQL is missing here; installing it."
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql
    programs=$(find_programs)
fi

folder=$(mktemp -d /tmp/wizardhaven-postgresql.XXXXXX)
owner=() # PostgreSQL refuses to run as root
if [[ $EUID -eq 0 ]]; then
    chown postgres: "$folder"
    owner=(setpriv --reuid=postgres --regid=postgres --init-groups --)
fi

as_owner() { (cd "$folder" && "${owner[@]}" "$@"); }

stop() {
    if [[ -e $folder/data/postmaster.pid ]]; then
        as_owner "$programs/pg_ctl" stop --silent --mode=immediate --pgdata="$folder/data" || true
    fi
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
as_owner tee "$folder/password" <<<"$password" >/dev/null
as_owner "$programs/initdb" --pgdata="$folder/data" --username=wizardhaven --encoding=UTF8 --no-locale \
    --auth=scram-sha-256 --pwfile="$folder/password" >/dev/null
as_owner "$programs/pg_ctl" start --silent --wait --pgdata="$folder/data" --log="$folder/log" \
    --options="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories='$folder'" ||
    { cat "$folder/log" >&2 && exit 1; }

export WIZARDHAVEN_TEST_POSTGRESQL="postgresql://wizardhaven:$password@127.0.0.1:$port/postgres"
"$@"
