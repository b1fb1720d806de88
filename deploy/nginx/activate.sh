#!/bin/sh
# Serves a release: sh activate.sh /srv/evenscale/releases/<name>
# To roll back, run it with an older release. Run it as root.
#
# It exits with 0 only if nginx serves this release. In every other case it says why, and restores the release that
# was served before.
set -eu

# The user that nginx runs as, and the address of the server in nginx.conf that only this script uses.
nginx_user=${NGINX_USER:-www-data}
check=${CHECK_ADDRESS:-http://127.0.0.1:8181}
# How many times to check after a reload, five times a second.
most_attempts=${MOST_ATTEMPTS:-50}

fail() {
    echo "activate.sh: $1" >&2
    exit 1
}

as_nginx() {
    if [ "$(id -u)" = 0 ]; then runuser -u "$nginx_user" -- "$@"; else "$@"; fi
}

# Every file of the build's list exists, is readable by nginx, and has the content that the build wrote.
is_complete() {
    # shellcheck disable=SC2016
    as_nginx sh -c 'cd "$1" &&
        tail -n 1 .nginx/files.sha256 | grep -qx "# end of list" &&
        sha256sum --quiet --check .nginx/files.sha256' sh "$1"
}

# The folder that nginx serves now; empty if nginx does not answer.
served_folder() {
    curl --silent --fail --max-time 5 "$check/release" || true
}

# The link is replaced by a rename, atomically. nginx reads it, and the folder in root.conf, when it is reloaded.
serve() {
    printf 'root "%s";\n' "$1" >"$1/.nginx/root.conf" &&
        ln -sfnT "$1" "$site/current.new" &&
        mv -T "$site/current.new" "$site/current" &&
        nginx -t -q &&
        nginx -s reload
}

answers_with() {
    [ "$(served_folder)" = "$1" ] &&
        curl --silent --fail --max-time 5 "$check/" | cmp -s - "$1/index.html" &&
        [ "$(curl --silent --max-time 5 --output /dev/null --write-out '%{http_code}' "$check/no-such-page")" = 404 ]
}

# nginx starts its new processes shortly after the reload, and the old ones still accept connections for about 0.1 s.
becomes_live() {
    attempts=$most_attempts
    until answers_with "$1" && sleep 0.3 && answers_with "$1"; do
        attempts=$((attempts - 1))
        [ "$attempts" -gt 0 ] || return 1
        sleep 0.2
    done
}

go_back() {
    trap - EXIT
    if [ -z "$before" ]; then
        rm -f "$site/current"
        echo 'activate.sh: there is no earlier release to go back to' >&2
    elif serve "$before" && becomes_live "$before"; then
        echo "activate.sh: back to $before" >&2
    else
        echo "activate.sh: could not go back to $before" >&2
    fi
}

[ "$#" = 1 ] || fail 'name one release folder'
release=$(cd "$1" && pwd -P)
site=$(dirname "$(dirname "$release")")

# One run at a time. The lock is released when this process ends, however it ends.
exec 9>"$site/.activate.lock"
flock -n 9 || fail 'another run is under way'

is_complete "$release" || fail "$release is incomplete, or $nginx_user cannot read all of it (chmod -R a+rX)"

# Ask nginx itself: after an interrupted run the link may name a release that is not served yet.
before=$(served_folder)
[ -d "$before" ] || before=$(readlink "$site/current" || true)
[ -d "$before" ] || before=''

trap go_back EXIT
trap 'exit 1' HUP INT TERM
serve "$release" || fail 'nginx refuses the release'
becomes_live "$release" || fail 'nginx does not answer with the release'
trap - EXIT
