#!/bin/sh
# Copia della base dati del portale in un file: backup.sh <cartella>. L’indirizzo si legge da DATABASE_URL.
set -eu
folder=${1:?"uso: backup.sh <cartella>"}
: "${DATABASE_URL:?"manca DATABASE_URL"}"
umask 077
mkdir -p "$folder"
file="$folder/portale-$(date -u +%Y%m%dT%H%M%SZ).dump"
# Chi guarda la cartella non deve mai trovare una copia a metà sotto il suo nome.
pg_dump --format=custom --no-owner --no-privileges --dbname="$DATABASE_URL" --file="$file.parte"
pg_restore --list "$file.parte" > /dev/null
mv "$file.parte" "$file"
echo "$file"
