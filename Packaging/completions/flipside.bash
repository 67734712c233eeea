# Completion of flipside's command line, made by its tests from the table that the help is made
# of: FLIPSIDE_RECORD=1 make test ARGS="--filter Completion"
# shellcheck shell=bash

_flipside_offer() {
  # Not word by word through the shell: a file's name may have anything in it.
  mapfile -t COMPREPLY < <(compgen "$@" -- "$word")
}

_flipside() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} at option game=
  local -a words=()
  # Bash takes --option=value for three words.
  if [ "$word" = "=" ]; then
    word=
  elif [ "$before" = "=" ]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((at = 1; at < COMP_CWORD; at++)); do
    case ${COMP_WORDS[at]} in
      --data | --seed | --color | --cursor | --pictures | --lang | --game | --level | --limit | --player)
        option=${COMP_WORDS[at]}
        at=$((at + 1))
        [ "${COMP_WORDS[at]}" != "=" ] || at=$((at + 1))
        [ "$option" != --game ] || game=${COMP_WORDS[at]} ;;
      -?*) ;;
      *) words+=("${COMP_WORDS[at]}") ;;
    esac
  done
  COMPREPLY=()
  case $before in
    --data) compopt -o filenames 2>/dev/null; _flipside_offer -d; return ;;
    --seed) return ;;
    --color) _flipside_offer -W 'auto always never 16 256 direct'; return ;;
    --cursor) _flipside_offer -W 'hidden focus'; return ;;
    --pictures) _flipside_offer -W 'automatic pixels cells'; return ;;
    --lang) _flipside_offer -W 'en ru'; return ;;
    --game)
      case ${words[0]-} in
        scores) _flipside_offer -W 'pairs color-match movie-quiz' ;;
        stats) _flipside_offer -W 'pairs color-match movie-quiz pairs-duel' ;;
        daily) _flipside_offer -W 'pairs color-match movie-quiz' ;;
      esac
      return ;;
    --level)
      case $game in
        pairs) _flipside_offer -W 'easy normal hard expert' ;;
        color-match) _flipside_offer -W '30 60 90' ;;
        movie-quiz) _flipside_offer -W 'top popular' ;;
        pairs-duel) _flipside_offer -W 'easy normal hard expert' ;;
        *) _flipside_offer -W 'easy normal hard expert 30 60 90 top popular easy normal hard expert' ;;
      esac
      return ;;
    --limit) return ;;
    --player) return ;;
  esac
  case ${words[0]-} in
    '' | play)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --seed --ascii --color --cursor --pictures --lang --no-motion --no-mouse --no-tutorial --shared --help --version' ;;
        *:0) _flipside_offer -W 'play daily scores players stats recover verify replay watch cache table help' ;;
      esac ;;
    daily)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --game --level --player --json --help --version' ;;
      esac ;;
    scores)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --game --level --limit --json --help --version' ;;
      esac ;;
    players)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --limit --json --help --version' ;;
      esac ;;
    stats)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --game --level --player --json --help --version' ;;
      esac ;;
    recover)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --help --version' ;;
      esac ;;
    verify)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --all --help --version' ;;
        *:1) compopt -o filenames 2>/dev/null; _flipside_offer -f -W '-' ;;
      esac ;;
    replay)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --spoil --help --version' ;;
        *:1) _flipside_offer -W 'export' ;;
      esac ;;
    watch)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --ascii --color --cursor --pictures --lang --no-motion --no-mouse --text --help --version' ;;
        *:1) compopt -o filenames 2>/dev/null; _flipside_offer -f ;;
      esac ;;
    cache)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --help --version' ;;
        *:1) _flipside_offer -W 'show clear' ;;
      esac ;;
    table)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --help --version' ;;
        *:1) _flipside_offer -W 'create check copy' ;;
        *:2) compopt -o filenames 2>/dev/null; _flipside_offer -d ;;
        *:3) compopt -o filenames 2>/dev/null; _flipside_offer -d ;;
      esac ;;
    help)
      case $word:${#words[@]} in
        -?*) _flipside_offer -W '--data --lang --help --version' ;;
        *:1) _flipside_offer -W 'play daily scores players stats recover verify replay watch cache table help' ;;
      esac ;;
  esac
}

complete -F _flipside flipside
