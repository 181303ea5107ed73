#!/usr/bin/env bash
# Sets up another firm in a copy of the last commit, and checks, builds and tests it there:
#   tests/another-firm.sh en,fr FILES BACKUPS   in two languages, without these bindings in wrangler.toml
#   TESTS=tests/worker tests/another-firm.sh en with all Worker tests
set -euo pipefail
cd "$(dirname "$0")/.."
languages=${1:-en,fr,pt}
copy=$(mktemp -d "${TMPDIR:-/tmp}/another-firm-XXXXXX")
trap 'rm -rf "$copy"' EXIT

git clone --quiet . "$copy"
# Hard links where that is possible; what tools remember is of this folder.
cp -al node_modules "$copy" 2>/dev/null || cp -a node_modules "$copy"
cd "$copy"
rm -rf node_modules/.cache node_modules/.vite*

npm run --silent setup -- --name 'Harbour & Co' --legal-name 'Harbour Advisory Limited' \
  --tagline 'Advice for harbours.' --founded 2021 --domain harbour.africa \
  --offices 'Lagos, NG: 12 Marina; Lagos | Accra, GH: 8 Ridge; Accra' --time-zone Africa/Lagos \
  --email post@harbour.africa --phone '' --sender 'Harbour <post@harbour.africa>' \
  --mail-to desk@harbour.africa --owner owner@harbour.africa --languages "$languages" \
  --accent '#23998c' --repository https://github.com/harbour/site
for binding in "${@:2}"; do
  perl -0pi -e "s/\[\[(env\.staging\.)?r2_buckets\]\]\nbinding = \"$binding\"\n.*\n//g" wrangler.toml
done
npm run --silent types

npm run --silent check
npm run --silent build
npx vitest run --project node
# What depends on the name, on the languages or on the buckets.
tests=(files jobs account/{alerts,auth} desk/{media,newsletters,rooms} site/{contact,languages,marketing,system})
npx vitest run --project worker ${TESTS:-${tests[@]/#/tests/worker/}}
