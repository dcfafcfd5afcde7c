#!/bin/sh
# Installs the browser in which the table is tested, if it is not there.
set -eu

if command -v chromium >/dev/null 2>&1; then
    exit 0
fi
if ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests in a browser need Chromium as 'chromium'; install it, or skip 'make browser'." >&2
    exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
    echo "Chromium is missing. Install it with: sudo sh $0" >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core
