#!/bin/sh
# Makes a release the one that is served: sh activate.sh /srv/evenscale/releases/<name>
# Going back is the same command with the older release.
set -eu

release=$(cd "$1" && pwd -P)
site=$(dirname "$(dirname "$release")")

printf 'root %s;\n' "$release" >"$release/.nginx/root.conf"

# The link changes in one step: a rename, never a moment without one.
before=$(readlink "$site/current" || true)
ln -s "$release" "$site/current.new"
mv -T "$site/current.new" "$site/current"

# A configuration that nginx refuses is not kept.
if ! nginx -t -q; then
    [ -n "$before" ] && ln -s "$before" "$site/current.new" && mv -T "$site/current.new" "$site/current"
    exit 1
fi
nginx -s reload
