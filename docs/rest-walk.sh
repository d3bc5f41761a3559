#!/usr/bin/env bash
# Walks through the REST contract with curl: docs/rest-walk.sh http://localhost:3000
# Every answer is printed; the first one that is not as expected ends the walk.
set -euo pipefail

site=${1:-http://localhost:3000}
front="$site/api/front"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
email="walk-$(date +%s)-$RANDOM@example.com"
password="a quiet river $RANDOM$RANDOM"

# call NAME [curl options]: asks, prints, and keeps the answer in $answer
call() {
  local name=$1
  shift
  answer=$(curl -sS -b "$folder/jar" -c "$folder/jar" "$front/$name" "$@")
  echo "$name → $answer"
}

# the answer has to contain this
expect() {
  [[ $answer == *"$1"* ]] || { echo "expected $1" >&2; exit 1; }
}

# the text of a field of the answer
field() {
  sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" <<<"$answer"
}

token() {
  call auth/token
  expect '"result":true'
  TOKEN=$(field token)
}

call auth
expect '{"result":false,"user":null}'

# A token is bound to this jar (the browser) and to the session.
token
call auth/signup -d "_token=$TOKEN" -d "email=$email" --data-urlencode "password=$password" \
  --data-urlencode 'name=王小明' -d gender=MALE -d phone=0912345678
expect '{"result":true}'

call auth/login -H 'Content-Type: application/json' \
  -d "{\"_token\":\"$TOKEN\",\"email\":\"$email\",\"password\":\"not this one\"}"
expect '"errorCode":"INVALID_CREDENTIALS"'

call auth/login -H 'Content-Type: application/json' \
  -d "{\"_token\":\"$TOKEN\",\"email\":\"$email\",\"password\":\"$password\"}"
expect "\"email\":\"$email\""

call auth
expect '"result":true'

product=$(curl -sS "$site/api/trpc/plan.list" | sed 's/.*\[{"id":"\([^"]*\)".*/\1/')
call cart/add -d "id=$product" -d qty=2
expect '"totalQty":2'
row=$(field rowId)

call cart
expect "\"rowId\":\"$row\""

call cart/update -d "rowId=$row" -d qty=5
expect '"totalQty":5'

call cart/remove -d "rowId=$row"
expect '"totalQty":0'

call cart/add -H 'Content-Type: application/json' -d "{\"id\":\"$product\"}"
expect '"totalQty":1'

call cart/clear -X POST
expect '"items":[]'

# The login began a session: tokens from before it are stale.
token
call auth/edit-profile -H "X-Token: $TOKEN" -F name=林大譯 -F pronunciation=GB -F phone=
expect '"pronunciation":"GB"'
expect '"phone":"0912345678"'
call auth/edit-profile -H "X-Token: $TOKEN" -H 'Content-Type: application/json' -d '{"phone":null}'
expect '"phone":null'

call auth/change-password -d "_token=$TOKEN" --data-urlencode "password=wider $password"
expect '"result":true'

call auth/forgot-password -d "_token=$TOKEN" -d "email=$email"
expect '{"result":true}'

call auth/logout
expect '{"result":true}'

call auth
expect '{"result":false,"user":null}'
echo 'The walk is done.'
