### Was über ein Spiel gesagt wird, das keine eigenen Worte hat (Deutsch).

plain-text = { $text }
plain-prompt = { $player } ist an der Wahl: { $step }
plain-seat = Spieler { $number }
plain-chance = Zufall
plain-event = { $player }: { $event } { $facts }
plain-over = Das Spiel ist zu Ende
plain-winners =
    { $count ->
        [0] Niemand gewinnt.
        [one] Spieler { $seats } gewinnt.
       *[other] Die Spieler { $seats } gewinnen.
    }
plain-ending = Ende: { $reason }
plain-score = { $player }: { $score }
plain-no-side = keine
