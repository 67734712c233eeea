# Completion of flipside's command line, made by its tests from the table that the help is made
# of: FLIPSIDE_RECORD=1 make test ARGS="--filter Completion"

# What has been typed, without options and their values.
function __flipside_words
    set -l words (commandline -opc)
    set -l skip no
    for word in $words[2..]
        if test $skip = yes
            set skip no
            continue
        end
        switch $word
            case --data --seed --color --cursor --pictures --lang --game --level --limit --player
                set skip yes
            case '-?*'
            case '*'
                echo -- $word
        end
    end
end

# Whether the command is one of those named; without one it is play.
function __flipside_is
    set -l words (__flipside_words)
    set -q words[1]; or set words play
    contains -- $words[1] $argv
end

# Whether so many words have been typed.
function __flipside_count
    test (count (__flipside_words)) = $argv[1]
end

function __flipside_levels
    set -l words (commandline -opc | string replace -r -- '^--game=' '--game\n' | string split \n)
    set -l at (contains -i -- --game $words); and set -l game $words[(math $at + 1)]
    switch "$game"
        case pairs
            printf '%s\n' easy normal hard expert
        case color-match
            printf '%s\n' 30 60 90
        case movie-quiz
            printf '%s\n' top popular
        case pairs-duel
            printf '%s\n' easy normal hard expert
        case '*'
            printf '%s\n' easy normal hard expert 30 60 90 top popular easy normal hard expert
    end
end

complete -c flipside -f
complete -c flipside -n '__flipside_count 0' -a play -d 'start the game'
complete -c flipside -n '__flipside_count 0' -a daily -d 'print today\'s daily boards'
complete -c flipside -n '__flipside_count 0' -a scores -d 'print the leaderboard'
complete -c flipside -n '__flipside_count 0' -a players -d 'print the list of players'
complete -c flipside -n '__flipside_count 0' -a stats -d 'print a player\'s statistics'
complete -c flipside -n '__flipside_count 0' -a recover -d 'set a new password for a player'
complete -c flipside -n '__flipside_count 0' -a verify -d 'replay rounds and report failures'
complete -c flipside -n '__flipside_count 0' -a replay -d 'print a stored round as text'
complete -c flipside -n '__flipside_count 0' -a watch -d 'show an exported round'
complete -c flipside -n '__flipside_count 0' -a cache -d 'show or empty the picture cache'
complete -c flipside -n '__flipside_count 0' -a table -d 'create, check or copy a database'
complete -c flipside -n '__flipside_count 0' -a help -d 'print this help, or help for a command'
complete -c flipside -n '__flipside_is verify; and __flipside_count 1' -F -a '-'
complete -c flipside -n '__flipside_is replay; and __flipside_count 1' -a 'export'
complete -c flipside -n '__flipside_is watch; and __flipside_count 1' -F
complete -c flipside -n '__flipside_is cache; and __flipside_count 1' -a 'show clear'
complete -c flipside -n '__flipside_is table; and __flipside_count 1' -a 'create check copy'
complete -c flipside -n '__flipside_is table; and __flipside_count 2' -a '(__fish_complete_directories)'
complete -c flipside -n '__flipside_is table; and __flipside_count 3' -a '(__fish_complete_directories)'
complete -c flipside -n '__flipside_is help; and __flipside_count 1' -a 'play daily scores players stats recover verify replay watch cache table help'
complete -c flipside -l data -x -a '(__fish_complete_directories)' -d 'directory of the database, or postgres://…'
complete -c flipside -n '__flipside_is play' -l seed -x -d 'deal from this seed, for practice'
complete -c flipside -n '__flipside_is play watch' -l ascii -d 'draw with ASCII only'
complete -c flipside -n '__flipside_is play watch' -l color -x -a 'auto always never 16 256 direct' -d 'colors: auto, always, never, 16, 256, direct'
complete -c flipside -n '__flipside_is play watch' -l cursor -x -a 'hidden focus' -d 'hide cursor, or follow focus for screen readers'
complete -c flipside -n '__flipside_is play watch' -l pictures -x -a 'automatic pixels cells' -d 'pictures: automatic, pixels, cells'
complete -c flipside -l lang -x -a 'en ru' -d 'language (default: from the locale)'
complete -c flipside -n '__flipside_is play watch' -l no-motion -d 'flip cards without animation'
complete -c flipside -n '__flipside_is play watch' -l no-mouse -d 'leave the mouse to the terminal'
complete -c flipside -n '__flipside_is play' -l no-tutorial -d 'don\'t show new players the tutorial'
complete -c flipside -n '__flipside_is play' -l shared -d 'for a shared account: no one stays logged in'
complete -c flipside -n '__flipside_is scores daily' -l game -x -a 'pairs color-match movie-quiz' -d 'game'
complete -c flipside -n '__flipside_is stats' -l game -x -a 'pairs color-match movie-quiz pairs-duel' -d 'game'
complete -c flipside -n '__flipside_is scores stats daily' -l level -x -a '(__flipside_levels)' -d 'level or duration (easy, 30, top ...)'
complete -c flipside -n '__flipside_is scores players' -l limit -x -d 'scores, players: at most N rows, 1 to 1000'
complete -c flipside -n '__flipside_is stats daily' -l player -x -d 'stats, daily: player (default: the logged-in one)'
complete -c flipside -n '__flipside_is scores players stats daily' -l json -d 'scores, players, stats, daily: print JSON'
complete -c flipside -n '__flipside_is verify' -l all -d 'verify: also list the rounds that pass'
complete -c flipside -n '__flipside_is replay' -l spoil -d 'replay: include today\'s daily boards'
complete -c flipside -n '__flipside_is watch' -l text -d 'watch: print text instead of a screen'
complete -c flipside -l help -s h -d 'print this help'
complete -c flipside -l version -d 'print the version and its rulesets'
