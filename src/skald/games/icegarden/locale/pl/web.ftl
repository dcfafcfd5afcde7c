### Plansza gry Pan Lodowego Ogrodu w przeglądarce (polski).
### Tego, co mówią już words.ftl i terminal.ftl, tu się nie powtarza.

## Części stołu

board-ig-map = Mapa wybrzeża
board-ig-zoom-in = Powiększ mapę
board-ig-zoom-out = Cała mapa
board-ig-initiative = Inicjatywa
board-ig-boxes = Akcje
board-ig-reputation = Reputacja
board-ig-snow = Martwy Śnieg
board-ig-points = Punkty zwycięstwa
board-ig-stocks = Rezerwa

## Regiony. $place to na przykład „Jantarowe Łąki (#3)”.

board-ig-dead = { $place }: pustkowie, nie ma przejścia
board-ig-locked = Zamknięty w koszmarze
board-ig-influence = { $player }: wpływ { $influence }
board-ig-leads = Prowadzi { $player }
board-ig-piece = { $player }, { $place }: { $piece }
board-ig-hurt =
    { $count ->
        [one] { $count } punkt obrażeń
        [few] { $count } punkty obrażeń
       *[many] { $count } punktów obrażeń
    }
board-ig-rung = Miejsce { $rank }: { $player }, { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } przy czerwonym statku
board-ig-rung-free = Miejsce { $rank }: nikt, { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } przy czerwonym statku
board-ig-thing-nation = Niezależne Nacje w Regionie { $place }: { $count }
board-ig-thing-reserve = Uroczyska w Regionie { $place }: { $count }
board-ig-thing-reserve-down = Zakryte uroczyska w Regionie { $place }: { $count }
board-ig-thing-nightmares = Żetony Koszmaru w Regionie { $place }: { $count }
board-ig-thing-tower = Czerwona Wieża w Regionie { $place }
board-ig-thing-thorn = Cierń w Regionie { $place }
board-ig-thing-vuko = Vuko Drakkainen w Regionie { $place }
board-ig-garden = Lodowy Ogród: znaczniki zwerbowane na zawsze

## Prognozy

board-ig-harvest =
    { $taken ->
        [0] wybiera spośród: { $goods }
        [one] po { $taken } graczu wybiera z tego, co zostanie: { $goods }
        [few] po { $taken } graczach wybiera z tego, co zostanie: { $goods }
       *[many] po { $taken } graczach wybiera z tego, co zostanie: { $goods }
    }
board-ig-harvest-reserve = i bierze { $tokens } z uroczyska
board-ig-rung-depends = Decyzje, które dopiero zapadną, mogą to zmienić
board-ig-visit = Vuko odwiedziłby gracza { $player } w Regionie { $place }
board-ig-visits = Vuko odwiedziłby gracza { $player }
board-ig-goal-nearer = { $player } przybliży się w Regionie { $place } do celu
board-ig-snow-falls = Gdy nadejdzie Vuko, spadnie Martwy Śnieg i wygra { $player }
board-ig-snow-winner = Jeśli Martwy Śnieg spadnie teraz, wygra { $player }

## Tory i pola

board-ig-helm = Hełm { $helm }: statek { $ship }, znaczniki Akcji: { $markers }
board-ig-red = czerwony statek: Regiony będą punktowane
board-ig-red-done = czerwony statek, już punktowany
board-ig-order-tokens = Żetony kolejności do położenia
board-ig-order-token = Żeton kolejności { $number }
board-ig-tolls = Znaczniki pozostawione na zawsze w Żmijowym Gardle; kto ma ich najwięcej, dostaje na koniec 5 punktów
board-ig-swap = Wymień { $given } na { $received }
board-ig-reputation-of = Reputacja gracza { $player }: { $field }
board-ig-points-of = { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
board-ig-snow-left =
    { $left ->
        [one] został { $left } płatek
        [few] zostały { $left } płatki
       *[many] zostało { $left } płatków
    }
board-ig-stock = W rezerwie: { $tokens }
board-ig-vuko-stock = Żetony Vuko w rezerwie: { $count }

## Karty postaci

board-ig-goal = Cel: { $done } z { $needed } ({ $goal })
board-ig-goal-lost = Cel nieosiągalny: { $done } z { $needed } ({ $goal })
board-ig-count-supply = Znaczniki Wpływu w zapasie: { $count }
board-ig-count-to-place = Znaczniki Akcji do położenia: { $count }
board-ig-count-tokens = Żetony Vuko: { $count }
board-ig-ladder = Przesuń czynnik „M” między poziomami
board-ig-mfactor = { $player }: czynnik „M” na poziomie { $level }: { $count }
board-ig-type = { $unit }: w zapasie { $left } z { $figures }, wpływ { $influence }, wytrzymałość { $health }
board-ig-slot-blank = Puste miejsce na zdolność
board-ig-slot-printed = { $ability } (nadrukowana)
board-ig-slot-special = { $ability } (zdolność specjalna)
board-ig-slot-spy = { $ability } (Czyniący-Szpieg)
board-ig-slot-bought = { $ability } (kupiona)
