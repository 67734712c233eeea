# Completion of flipside's command line, made by its tests from the table that the help is made
# of: FLIPSIDE_RECORD=1 swift test --filter Completion

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
complete -c flipside -n '__flipside_count 0' -a play -d 'play'
complete -c flipside -n '__flipside_count 0' -a daily -d 'print today\'s boards and how you stand'
complete -c flipside -n '__flipside_count 0' -a scores -d 'print the leaderboard'
complete -c flipside -n '__flipside_count 0' -a players -d 'print who plays here'
complete -c flipside -n '__flipside_count 0' -a stats -d 'print a player\'s statistics'
complete -c flipside -n '__flipside_count 0' -a recover -d 'set a new password for a player'
complete -c flipside -n '__flipside_count 0' -a verify -d 'replay records, name those that fail'
complete -c flipside -n '__flipside_count 0' -a replay -d 'print a record, for verify elsewhere'
complete -c flipside -n '__flipside_count 0' -a watch -d 'show an exported record being played'
complete -c flipside -n '__flipside_count 0' -a cache -d 'size of the picture cache; empty it'
complete -c flipside -n '__flipside_count 0' -a table -d 'make, check or copy a table of records'
complete -c flipside -n '__flipside_count 0' -a help -d 'print this text, or about a command'
complete -c flipside -n '__flipside_is verify; and __flipside_count 1' -F -a '-'
complete -c flipside -n '__flipside_is replay; and __flipside_count 1' -a 'export'
complete -c flipside -n '__flipside_is watch; and __flipside_count 1' -F
complete -c flipside -n '__flipside_is cache; and __flipside_count 1' -a 'show clear'
complete -c flipside -n '__flipside_is table; and __flipside_count 1' -a 'create check copy'
complete -c flipside -n '__flipside_is table; and __flipside_count 2' -a '(__fish_complete_directories)'
complete -c flipside -n '__flipside_is table; and __flipside_count 3' -a '(__fish_complete_directories)'
complete -c flipside -n '__flipside_is help; and __flipside_count 1' -a 'play daily scores players stats recover verify replay watch cache table help'
complete -c flipside -l data -x -a '(__fish_complete_directories)' -d 'directory of accounts and records, or postgres://…'
complete -c flipside -n '__flipside_is play' -l seed -x -d 'deal from this seed; such games are practice'
complete -c flipside -n '__flipside_is play watch' -l ascii -d 'draw with ASCII only'
complete -c flipside -n '__flipside_is play watch' -l color -x -a 'auto always never 16 256 direct' -d 'auto, always, never, 16, 256, direct (auto)'
complete -c flipside -n '__flipside_is play watch' -l cursor -x -a 'hidden focus' -d 'where the cursor is: focus is for screen readers'
complete -c flipside -n '__flipside_is play watch' -l pictures -x -a 'automatic pixels cells' -d 'pictures: automatic, pixels, cells'
complete -c flipside -l lang -x -a 'en ru' -d 'language (that of the locale)'
complete -c flipside -n '__flipside_is play watch' -l no-motion -d 'turn cards at once'
complete -c flipside -n '__flipside_is play watch' -l no-mouse -d 'leave the mouse to the terminal'
complete -c flipside -n '__flipside_is play' -l no-tutorial -d 'do not show new players how to play'
complete -c flipside -n '__flipside_is play' -l shared -d 'for shared accounts: no one stays logged in'
complete -c flipside -n '__flipside_is scores daily' -l game -x -a 'pairs color-match movie-quiz' -d 'the game, by one of the names above'
complete -c flipside -n '__flipside_is stats' -l game -x -a 'pairs color-match movie-quiz pairs-duel' -d 'the game, by one of the names above'
complete -c flipside -n '__flipside_is scores stats daily' -l level -x -a '(__flipside_levels)' -d 'its level or duration (easy, 30, top ...)'
complete -c flipside -n '__flipside_is scores players' -l limit -x -d 'scores (10), players (all): rows, 1 to 1000'
complete -c flipside -n '__flipside_is stats daily' -l player -x -d 'stats, daily: player (the logged-in one)'
complete -c flipside -n '__flipside_is scores players stats daily' -l json -d 'scores, players, stats, daily: JSON, no table'
complete -c flipside -n '__flipside_is verify' -l all -d 'verify: also list the records that pass'
complete -c flipside -n '__flipside_is replay' -l spoil -d 'replay: records of boards of today too'
complete -c flipside -n '__flipside_is watch' -l text -d 'watch: lines of text, no screen'
complete -c flipside -l help -s h -d 'this text'
complete -c flipside -l version -d 'the version, and the rulesets it knows'
