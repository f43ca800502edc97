#!/bin/bash
cd /tmp/tok/repo; nice -n 5 swift build "$@" 2>&1 | grep -E "error|warning: (var|unused|imm)|Compiling|Build|warning:" | grep -vE "^\[" | sort -u | head -${N:-60}
