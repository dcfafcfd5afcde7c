### Co mówi się o grze, która nie ma własnych słów (polski).

plain-text = { $text }
plain-prompt = { $player } wybiera: { $step }
plain-seat = Gracz { $number }
plain-chance = Los
plain-event = { $player }: { $event } { $facts }
plain-over = Gra skończona
plain-winners =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa gracz { $seats }.
        [few] Wygrywają gracze { $seats }.
        [many] Wygrywają gracze { $seats }.
       *[other] Wygrywają gracze { $seats }.
    }
plain-ending = Koniec: { $reason }
plain-score = { $player }: { $score }
plain-no-side = brak
