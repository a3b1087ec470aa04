#!/bin/sh
# Rimette una copia in una base dati vuota: restore.sh <file>. L’indirizzo si legge da DATABASE_URL.
set -eu
file=${1:?"uso: restore.sh <file>"}
: "${DATABASE_URL:?"manca DATABASE_URL"}"
if [ "$(psql --no-psqlrc --tuples-only --no-align --dbname="$DATABASE_URL" --command="select count(*) from pg_tables where schemaname = 'public'")" != 0 ]; then
  echo "La base dati non è vuota: una copia si rimette in una base dati nuova, che poi prende il posto della vecchia." >&2
  exit 1
fi
# Tutto o niente: una copia che non si rimette per intero non lascia nulla.
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$file"
