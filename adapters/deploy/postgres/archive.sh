#!/bin/sh
# Conserva un file di WAL: archive.sh <file> <destinazione>. È il comando di «archive_command»; la cartella la prepara da sé.
set -eu
file=${1:?"uso: archive.sh <file> <destinazione>"}
kept=${2:?"uso: archive.sh <file> <destinazione>"}
umask 077
mkdir -p "$(dirname "$kept")"
if [ -f "$kept" ]; then
  # PostgreSQL ripete chi non sa se è riuscito: lo stesso file va bene, un altro non lo copre mai.
  cmp -s "$file" "$kept"
  exit
fi
cp "$file" "$kept.parte"
sync "$kept.parte"
mv "$kept.parte" "$kept"
