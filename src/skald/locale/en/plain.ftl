### What is said of a game that has no words of its own (English).

plain-text = { $text }
plain-prompt = { $player } must choose: { $step }
plain-seat = Player { $number }
plain-chance = Chance
plain-event = { $player }: { $event } { $facts }
plain-over = The game is over
plain-winners =
    { $count ->
        [0] Nobody wins.
        [one] Player { $seats } wins.
       *[other] Players { $seats } win.
    }
plain-ending = Ending: { $reason }
plain-score = { $player }: { $score }
plain-no-side = none
