#!/bin/sh
# Says in words what this machine lacks to build Sevens: sh scripts/machine.sh PYTHON
python=$1
lacks=0

lack() {
    echo "Sevens needs $1" >&2
    lacks=1
}

if ! command -v "$python" >/dev/null 2>&1; then
    lack "Python 3.11 or newer, and there is no command \"$python\". Install it, or name yours: make PYTHON=/path/to/python3"
elif ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    lack "Python 3.11 or newer; \"$python\" is $("$python" --version 2>&1). Install a newer one, or name yours: make PYTHON=/path/to/python3"
elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    lack "Python's venv module. On Debian and Ubuntu it is in the package python3-venv."
fi

if ! command -v node >/dev/null 2>&1; then
    lack "Node.js 20 or newer, and there is no command \"node\"."
elif ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'; then
    lack "Node.js 20 or newer; this is $(node --version)."
fi
command -v npm >/dev/null 2>&1 || lack "npm, which comes with Node.js (on Debian and Ubuntu in the package npm)."
command -v git >/dev/null 2>&1 || lack "git."

exit $lacks
