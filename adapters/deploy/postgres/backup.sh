#!/bin/sh
# Copia della base dati del portale in un file: backup.sh <cartella> [quante]. L’indirizzo si legge da DATABASE_URL. Con un numero
# restano nella cartella soltanto le copie più recenti, tante quante ne dice.
set -eu
folder=${1:?"uso: backup.sh <cartella> [quante]"}
keep=${2:-}
: "${DATABASE_URL:?"manca DATABASE_URL"}"
case $keep in
'') ;;
*[!0-9]* | 0*)
  echo "Quante copie tenere si indica con un numero intero da 1 in su, non «$keep»." >&2
  exit 1
  ;;
esac
umask 077
mkdir -p "$folder"
file="$folder/portale-$(date -u +%Y%m%dT%H%M%SZ).dump"
# Ciò che ha lasciato una copia interrotta: dopo un giorno nessuno la sta più scrivendo.
find "$folder" -maxdepth 1 -name 'portale-*.dump.parte' -mmin +1440 -exec rm -f {} +
# Chi guarda la cartella non deve mai trovare una copia a metà sotto il suo nome.
pg_dump --format=custom --no-owner --no-privileges --dbname="$DATABASE_URL" --file="$file.parte"
pg_restore --list "$file.parte" > /dev/null
mv "$file.parte" "$file"
# Solo dopo una copia riuscita se ne tolgono di vecchie: se le copie falliscono, quelle buone restano.
if [ -n "$keep" ]; then
  find "$folder" -maxdepth 1 -name 'portale-*.dump' | sort -r | tail -n "+$((keep + 1))" | while IFS= read -r old; do
    rm -f "$old"
  done
fi
echo "$file"
