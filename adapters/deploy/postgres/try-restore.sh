#!/bin/sh
# Prova che l’ultima copia si rimette: try-restore.sh <cartella> [ruolo]. La rimette con il ruolo del portale in una base dati di prova,
# conta che cosa contiene (i contenuti come li conta l’importazione) e toglie tutto. Lo esegue chi amministra PostgreSQL (l’utente postgres).
set -eu
folder=${1:?"uso: try-restore.sh <cartella> [ruolo]"}
role=${2:-portale}
name=portale_prova_copia
file=$(find "$folder" -maxdepth 1 -name 'portale-*.dump' | sort | tail -n 1)
if [ -z "$file" ]; then
  echo "Nella cartella $folder non c’è nessuna copia." >&2
  exit 1
fi
trap 'dropdb --if-exists --force "$name"' EXIT
dropdb --if-exists --force "$name"
createdb --owner="$role" --encoding=UTF8 --template=template0 "$name"
DATABASE_URL="postgresql:///$name?options=-c%20role%3D$role" "$(dirname "$0")/restore.sh" "$file"
found=$(psql --no-psqlrc --tuples-only --no-align --field-separator=' ' --dbname="$name" \
  --command="select (select count(*) from schema_migration), (select count(*) from imported_record where withdrawn_at is null)")
case $found in
'0 '* | *' 0')
  echo "La copia $file si rimette, ma è vuota (migrazioni e contenuti importati: $found)." >&2
  exit 1
  ;;
esac
echo "$file: si rimette (migrazioni e contenuti importati: $found)"
