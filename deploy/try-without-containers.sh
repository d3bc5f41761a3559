#!/bin/bash
# Tries deploy/compose.yaml with plain processes on the loopback, for a machine without containers: PostgreSQL,
# PgBouncer, a migration over the direct address, two web servers, a worker, Caddy in front. It requests a page and
# a call through all of it, measures how long each server shows a price that was changed, replaces one server under
# load, makes a backup through PgBouncer, and stops everything.
# Needs Debian's postgresql-15, pgbouncer and caddy, and built pages (npm run build). Caddy listens on PORT.
set -euo pipefail
cd "$(dirname "$0")/.."
port=${PORT:-8080}
work=$(mktemp -d)
chmod 755 "$work"
pids=()
finish() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait || true
  rm -rf "$work"
}
trap finish EXIT

as_postgres() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi; }
until_answers() {
  for _ in $(seq 300); do curl --silent --fail --output /dev/null "$1" && return; sleep 0.2; done
  echo "$1 does not answer." >&2
  return 1
}

bin=/usr/lib/postgresql/15/bin
install -d -o "$(as_postgres id -un)" "$work/database" "$work/pooler"
as_postgres $bin/initdb -D "$work/database/data" -U shuoyi -A trust -E UTF8 --no-sync >"$work/initdb.log"
as_postgres $bin/postgres -D "$work/database/data" -p $((port + 1)) -c listen_addresses=127.0.0.1 -c unix_socket_directories= >"$work/postgres.log" 2>&1 &
pids+=($!)
sed -e "s/host=postgres port=5432/host=127.0.0.1 port=$((port + 1))/" -e 's/dbname=shuoyi/dbname=postgres/' \
  -e 's/listen_addr = \*/listen_addr = 127.0.0.1/' -e "s/listen_port = .*/listen_port = $((port + 2))/" \
  -e 's/scram-sha-256/trust/' -e "s|/tmp/userlist.txt|$work/pooler/userlist.txt|" deploy/pgbouncer.ini >"$work/pooler/pgbouncer.ini"
echo '"shuoyi_app" ""' >"$work/pooler/userlist.txt"
as_postgres pgbouncer --quiet "$work/pooler/pgbouncer.ini" 2>"$work/pgbouncer.log" &
pids+=($!)
until as_postgres $bin/pg_isready --quiet -h 127.0.0.1 -p $((port + 1)); do sleep 0.2; done

POSTGRES_APP_PASSWORD=unused as_postgres $bin/psql --quiet --set=ON_ERROR_STOP=1 -h 127.0.0.1 -p $((port + 1)) -U shuoyi postgres -f deploy/postgres/roles.sql
export APP_URL=http://127.0.0.1:$port TRUSTED_PROXIES=loopback DATA_DIR=$work/data
APP_SECRET=$(openssl rand -hex 32)
SANDBOX_BANK_SECRET=$(openssl rand -hex 32)
export APP_SECRET SANDBOX_BANK_SECRET
mkdir "$DATA_DIR"
DATABASE_URL=postgresql://shuoyi@127.0.0.1:$((port + 1))/postgres npm run --silent db:migrate
DATABASE_URL=postgresql://shuoyi@127.0.0.1:$((port + 1))/postgres npm run --silent db:seed
export DATABASE_URL="postgresql://shuoyi_app@127.0.0.1:$((port + 2))/shuoyi?pgbouncer=true"

serve() {
  WORKER=off WEB_PROCESSES=1 DRAIN_SECONDS=6 PORT=$1 node src/launcher/start.mjs >>"$work/web-$1.log" 2>&1 &
  pids+=($!)
  served=$!
}
serve $((port + 3)); first=$served
serve $((port + 4))
npm run --silent worker >"$work/worker.log" 2>&1 &
pids+=($!)
until_answers "http://127.0.0.1:$((port + 3))/robots.txt"
until_answers "http://127.0.0.1:$((port + 4))/robots.txt"
SITE_ADDRESS=http://127.0.0.1:$port UPSTREAMS="127.0.0.1:$((port + 3)) 127.0.0.1:$((port + 4))" \
  XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work \
  caddy run --config deploy/Caddyfile --adapter caddyfile 2>"$work/caddy.log" &
pids+=($!)
until_answers "$APP_URL/"
curl --silent --fail --output /dev/null "$APP_URL/api/front/openapi.json"

# A change of a price: the time until neither server sends an old page, two seconds at most.
sql() { as_postgres $bin/psql --quiet -h 127.0.0.1 -p $((port + 1)) -U shuoyi postgres -c "$1"; }
for server in 3 4; do curl --silent --fail --output /dev/null "http://127.0.0.1:$((port + server))/en/price"; done
sql 'UPDATE "Product" SET price = 7654 WHERE slug = '"'month-12'"'; INSERT INTO "StaleTag" AS known VALUES ('"'plans'"', now())
  ON CONFLICT (tag) DO UPDATE SET "staleAt" = GREATEST(EXCLUDED."staleAt", known."staleAt" + interval '"'1 ms'"')'
changed=$(date +%s%N); last=0
while [ $((($(date +%s%N) - changed) / 1000000)) -lt 5000 ]; do
  for server in 3 4; do
    asked_at=$((($(date +%s%N) - changed) / 1000000))
    curl --silent --fail "http://127.0.0.1:$((port + server))/en/price" | grep --quiet 7,654 || last=$asked_at
  done
done
echo "The last page with the old price was asked for $last ms after the change."
[ "$last" -lt 2000 ]

failed=0; asked=0
kill "$first"
while kill -0 "$first" 2>/dev/null; do
  curl --silent --fail --output /dev/null "$APP_URL/en" || failed=$((failed + 1))
  asked=$((asked + 1))
done
for _ in $(seq 50); do
  curl --silent --fail --output /dev/null "$APP_URL/en" || failed=$((failed + 1))
  asked=$((asked + 1))
done
echo "$asked pages while one server was stopped, $failed of them failed."
npm run --silent backup -- "$work/backups"
[ "$failed" = 0 ]
