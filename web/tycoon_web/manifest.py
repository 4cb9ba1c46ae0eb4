"""Who answers what, by the rooms' names, so that no room is imported to be asked.

Made by the build out of the rooms' own tables; never changed by hand.
"""

#: `Room.handlers`
CONTROLS = {
    "home": """
        continue delete duplicate open-game party-name party-size rename undelete
    """,
    "upkeep": """
        forgetful-told install persist retry-offline update update-later
    """,
    "setup": """
        add-player ask-player choose-emblem edition move-player name new-game new-seed option
        pick-emblem play-again quick-game remove-player seed set-character set-company set-player
        start-game start-seat
    """,
    "table": """
        cancel close-replay commit count-next count-skip end-turn finish hide log-filter open-course
        open-log open-tableau redo replay replay-at replay-jump replay-play replay-seek replay-speed
        replay-station replay-to reveal take-over undo
    """,
    "opponents": """
        bot-again bot-next bot-pause hand-seat name-seat open-seats
    """,
    "coach": """
        decided-view hint hint-close hint-do hint-more hint-plan hint-why open-decided try-from
    """,
    "exchange": """
        copy-deal copy-game copy-link export export-again look-at open-import open-share show-qr
        take-all take-along take-new take-theirs watch-arrival
    """,
    "rulebook": """
        legend-tell legend-where open-legend open-rules rules-game rules-jump rules-search rules-tap
        where-close
    """,
    "wordlists": """
        fetch-list list-file list-fold list-nouns list-text list-use replace-list
    """,
    "settings": """
        open-menu open-sides set-auto-end set-call set-confirm set-effects set-hand set-handover
        set-hints set-hold set-key set-language set-lit set-motion set-names set-pace set-plain
        set-shortcuts set-sides set-sound set-text set-theme sit
    """,
    "lessons": """
        decline-guide leave-lesson lesson-show lessons-game open-guide open-lessons start-lesson
    """,
    "records": """
        forget-records open-records show-records
    """,
    "daily": """
        daily-name play-daily share-daily start-daily
    """,
    "host": """
        decline-host guided-game host-got host-off host-on
    """,
}

#: `Room.answers`
NEWS = {
    "upkeep": """
        app persisted replicated
    """,
    "exchange": """
        given packed received
    """,
    "rulebook": """
        what
    """,
}

#: `Room.sheets`
SHEETS = {
    "home": """
        game
    """,
    "upkeep": """
        install
    """,
    "table": """
        course log
    """,
    "opponents": """
        seats
    """,
    "coach": """
        decided
    """,
    "exchange": """
        arrival arrivals import share
    """,
    "rulebook": """
        legend rules what
    """,
    "wordlists": """
        lists
    """,
    "settings": """
        menu sides
    """,
    "lessons": """
        guide lessons
    """,
    "records": """
        records
    """,
    "daily": """
        daily
    """,
}
