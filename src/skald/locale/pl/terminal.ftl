### To, co mówi tylko terminal (polski). Na rysunku stoją krótkie słowa, bo miejsca jest mało.

## Stół

term-headline = Runda { $round } · { $phase }
term-headline-setup = { $phase }
term-legend-plain = Każda wartość, którą wolno znać, z jej nazwą.
term-you = (ty)

## Gra

term-welcome = Wpisz numer wybranej możliwości; help pokaże, co jeszcze można wpisać.
term-no-such-option = Nie ma możliwości numer { $number }; wybierz od 1 do { $count }.
term-nonsense = „{ $line }” nie jest tu ani ruchem, ani poleceniem; wpisz liczbę od 1 do { $count } albo help.
term-refused = „{ $line }” jest teraz niemożliwe według { $rule } ({ $title }).
term-offer-record = Koniec gry. save PLIK zachowa zapis, Enter kończy.
term-goodbye = Do widzenia.
term-kept = Gra jest zachowana w { $file }; dalej: skald terminal { $game } --load { $file }
term-saved = Zapisano w { $file }.
term-loaded = Wczytano z { $file }.
term-hand-over = Klawiaturę przejmuje { $player }; Enter – dalej, pozostali nie patrzą.
term-undone = Cofnięto.
term-nothing-to-undo = Nie masz czego cofnąć.
term-undo-chance = Tego nie można cofnąć: od tego czasu zdecydował los.
term-undo-seen = Tego nie można cofnąć: od tego czasu obejrzano ukryte karty.
term-nothing-happened = Nic się jeszcze nie wydarzyło.
term-only-why-last = Gra skończona; wpisz why last.
term-no-rule = Nie stoi za tym żadna zasada.
term-would-happen = Skutki byłyby takie:
term-no-number = „{ $word }” nie jest liczbą.
term-board-all = „{ $word }” nie da się narysować; wpisz board albo board all.
term-name-a-file = Podaj plik: { $command } moja-gra.json
term-no-language = Nie ma języka „{ $language }”; są { $languages }.

term-notation-plain = Wpisz numer możliwości albo jej zapis.
term-help-why = zasada stojąca za tym wyborem, za możliwością 3 albo za ostatnim zdarzeniem
    .usage = why · why 3 · why last
term-help-board = narysuj cały stół albo wszystko, co widać
    .usage = board · board all
term-help-log = ostatnie 20 zdarzeń albo tyle, ile podasz
    .usage = log · log 50
term-help-rules = szukaj w zasadach po numerze lub słowach
    .usage = rules SŁOWA
term-help-undo = cofnij swoją ostatnią decyzję, o ile potem nie rozstrzygał los
    .usage = undo
term-help-save = zapisz przebieg gry (.txt: jako czytelny tekst); bez folderu: wśród twoich zapisanych gier
    .usage = save PLIK
term-help-load = wznów zapisaną grę
    .usage = load PLIK
term-help-language = mów po angielsku, niemiecku lub polsku
    .usage = language en|de|pl
term-help-help = ta lista
    .usage = help
term-help-quit = wyjdź; to, co rozegrano, zostanie zachowane
    .usage = quit

## Pliki, opcje, zapisy

term-unreadable = Nie można odczytać { $file }: { $reason }.
term-unwritable = Nie można zapisać { $file }: { $reason }.
term-no-text = { $file } nie jest zapisem gry: to nie jest tekst.
term-not-over-that = { $file } już istnieje i nie jest zapisem gry; podaj inny plik.
term-bots-for-seats = Boty: { $bots }, wolne miejsca: { $seats } – to się nie zgadza.
term-other-game = To zapis innej gry, { $game }.
term-record-decides = Liczba graczy i opcje są w zapisie gry; pomiń je.
term-no-pair = „{ $word }” nie jest opcją postaci klucz=wartość.
term-record-of = Zapis gry { $game }
term-record-facts =
    { $players ->
        [one] jeden gracz
       *[other] graczy: { $players }
    }, { $rounds }, { $count ->
        [one] jedna akcja
       *[other] akcji: { $count }
    }
term-unfinished = Gra nie jest dokończona.
term-made-under = Zapis powstał w wersji { $made } zasad i jest odtwarzany w wersji { $today }.
term-exact = Zgadza się: { $count ->
        [one] jedna akcja prowadzi
        [few] { $count } akcje prowadzą
       *[many] { $count } akcji prowadzi
    } do pozycji { $fingerprint }.
term-not-exact = Zapis odtworzony dwa razy nie prowadzi do tej samej pozycji.
term-saga-setup = Przygotowanie gry
term-round-title = Runda { $round }
term-rounds =
    { $count ->
        [one] jedna runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
term-players = { $least }–{ $most } graczy
term-default = (domyślnie: { $value })

## Zasady

term-our-ruling = nasze rozstrzygnięcie
term-partly-our-ruling = częściowo nasze rozstrzygnięcie
term-from-rulebook = instrukcja
term-no-such-rule = Żadna zasada nie ma „{ $words }” w numerze, tytule ani treści.
term-no-rule-of-id = Nie ma zasady { $id }; najbliższe jej są { $near }.
term-rule-of-other-game = { $id } to byłaby zasada gry { $game }: skald rules { $game } { $id }
term-more-rules =
    { $count ->
        [one] i jeszcze jedna
        [few] i jeszcze { $count }
       *[many] i jeszcze { $count }
    }
term-rule-count =
    { $count ->
        [one] jedna zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
