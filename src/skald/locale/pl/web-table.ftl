### Strona, na której toczy się gra, i odtwarzanie zapisu (polski).

## Wezwanie

table-prompt = Co należy zrobić
table-your-turn = Twoja kolej
table-arriving = Zajmujemy miejsce przy stole…
table-why = Dlaczego?
table-undo = Cofnij
table-confirm = Potwierdź
table-cancel = Jednak nie
table-back = Wstecz
table-close = Zamknij
table-earlier = { $count } wcześniej
table-skip =
    { $count ->
        [one] Pomiń jeden krok
        [few] Pomiń { $count } kroki
       *[many] Pomiń { $count } kroków
    }
table-narrowed =
    { $count ->
        [one] Wskaż świecące miejsce, aby zakończyć.
        [few] Wskaż świecące miejsce: { $count } możliwości.
       *[many] Wskaż świecące miejsce: { $count } możliwości.
    }
table-deed = Co zrobić z tą kartą?
table-which = Co z tego?
table-or-point = Albo wskaż kolejne świecące miejsce.
table-thinking = { $player } się zastanawia…
table-chooses = { $player } musi wybrać.

## Odmowy

table-refused-by = To niemożliwe: { $rule }.
table-refused-stale = Przy stole coś się już zmieniło; spójrz jeszcze raz.
table-refused-not-your-turn = To nie twoja kolej.
table-refused-illegal = To teraz niemożliwe.
table-refused-no-undo = Tego nie można już cofnąć.
table-refused-malformed = Stół tego nie zrozumiał. Wczytaj stronę ponownie.
table-refused-failed = Na serwerze coś poszło nie tak. Nic się nie zmieniło; graj dalej.
table-refused-too-fast = Za szybko; poczekaj chwilę.
table-refused-not-away = Ta osoba nie jest jeszcze nieobecna wystarczająco długo.
table-refused-not-let-in = Nie wpuszczono cię.
table-refused-many-devices = Twoje miejsce ma już tyle urządzeń, ile może. Najpierw usuń jedno z nich.
table-refused-link-used = Ten link został już użyty: jego miejsce należy do kogoś innego.
table-refused-unkept = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za jakiś czas.
table-refused-gone = Tego stołu już nie ma.
table-refused-other-rules = Tę partię rozegrano według innych zasad, niż zna ten serwer.
table-refused-unreadable = Tego stołu nie da się odczytać.

## Akcje

table-filter = Znajdź akcję
table-nothing-fits = Żadna akcja nie zawiera tych słów.
table-no-actions = W tej chwili nie ma nic do wyboru.
table-number-keys = Wpisz numer, aby wybrać.
table-all-actions =
    { $count ->
        [one] Jedna akcja
        [few] Wszystkie { $count } akcje
       *[many] Wszystkie akcje: { $count }
    }

## Nagłówki nad akcjami jednego rodzaju

table-verb-at = Dokąd
table-verb-attack = Atak
table-verb-bonus = Obóz Szkoleniowy
table-verb-bottom = Na spód stosu
table-verb-build = Budowa
table-verb-card = Wybór karty
table-verb-carry = Zabierz ze sobą
table-verb-catchup = Darmowy znacznik
table-verb-cell = Miejsce na kafelek
table-verb-choose = Wybór akcji
table-verb-collect = Zbiór
table-verb-creature = Stwór
table-verb-discard = Odrzucenie
table-verb-enthral = Faun
table-verb-exchange = Zamiana budynku
table-verb-fight = Walka
table-verb-flee = Odejście od Vuko
table-verb-floe = Lodowy Drakkar
table-verb-from = Skąd
table-verb-gather = Plon
table-verb-give = Oddanie
table-verb-group = Pierwsze jednostki
table-verb-hit = Trafienie
table-verb-in = Gdzie
table-verb-influence = Wpływ
table-verb-init = Inicjatywa
table-verb-kill = Vuko zabija
table-verb-mountain = Żarłoczna Góra
table-verb-move = Ruch
table-verb-on = Pole budynku
table-verb-opponent = Wybór gracza
table-verb-order = Żeton kolejności
table-verb-pay = Zapłata
table-verb-pick = Wybór karty
table-verb-pillage = Grabież
table-verb-place = Znacznik Akcji
table-verb-play = Zagranie
table-verb-raven = Kruczy Cień
table-verb-recruit = Rekrutacja
table-verb-remove = Usunięcie z gry
table-verb-replace = Wymiana
table-verb-retreat = Odwrót
table-verb-retreat-kaija = Odwrót Kaiji
table-verb-sacrifice = Ulepszenie z usunięciem karty
table-verb-scatter = Rozproszenie
table-verb-scorch = Spalona Ziemia
table-verb-shift = Przesunięcie
table-verb-speed = Szybkość
table-verb-spend = Wydanie żywności
table-verb-spy = Czyniący-Szpieg
table-verb-start = Początkowy znacznik
table-verb-steal = Kradzież
table-verb-strike = Usunięcie jednostki
table-verb-summon = Przywołanie
table-verb-swap = Wymiana
table-verb-take = Weź
table-verb-thorn = Cierń
table-verb-tile = Kafelek
table-verb-to = Dokąd
table-verb-top = Na wierzch stosu dobierania
table-verb-trade = Handel
table-verb-turn = Obrót kafelka
table-verb-units = Ile jednostek
table-verb-upgrade = Ulepszenie
table-verb-wait = Czekanie

## Miejsca

table-players = Gracze
table-seat = Miejsce { $number }
table-seat-open = wolne, czeka na gracza
table-you = ty
table-present = przy stole
table-away = z dala od stołu
table-bot = bot, { $level }
table-turn-of = musi wybrać
table-spectator = Widz
table-name = Imię
table-rename = Zmień imię
table-keep-name = Zapisz imię
table-share = Linki
table-copy-invite = Kopiuj link do tego miejsca
table-copy-watch = Kopiuj link dla widzów
table-own-link = Link do mojego miejsca
table-own-link-hint = Otwiera twoje miejsce jeden raz: na urządzeniu, które otworzy go pierwsze. Kto to zrobi, gra za ciebie, więc nikomu go nie dawaj.
table-copied = Skopiowano
table-devices = Moje urządzenia
table-device-unnamed = Urządzenie
table-device-this = to urządzenie
table-device-here = teraz przy stole
table-device-seen = ostatnio tutaj: { $when }
table-device-old = Stary link
table-device-old-hint = kto go ma, otwiera twoje miejsce
table-device-revoke = Usuń
table-device-revoke-it = Usuń z mojego miejsca: { $device }
table-link-make = Graj na innym urządzeniu
table-link-none = Powstanie do tego link.
table-link-asks = Kto ponownie otworzy twój pierwszy link, musi cię zapytać.
table-link-out = Istnieje link do twojego miejsca, którego nikt jeszcze nie otworzył. Nowy go zastąpi.
table-link-off = Wyłącz mój link
table-request = { $device }: prośba o twoje miejsce.
table-request-for = { $device }: prośba o miejsce gracza { $player }.
table-request-hint = Wpuść tylko własne urządzenie: zobaczy twoją rękę i zagra za ciebie.
table-request-yes = Jest moje, wpuść
table-request-no = Odmów
table-waiting = { $player }: to miejsce jest zajęte
table-waiting-asked = Ten link został już użyty. Poprosiliśmy osobę, która zajmuje to miejsce, o wpuszczenie tego urządzenia.
table-waiting-absent = Ten link został już użyty, a osoby, która zajmuje to miejsce, nie ma teraz przy stole. Zapytamy, gdy przyjdzie; nie zamykaj tej strony.
table-waiting-hint = To twoje miejsce? Wpuść to urządzenie tam, gdzie link został otwarty po raz pierwszy. Jeśli nie, powiedz o tym osobie, od której masz link.
table-kept-out = Nie wpuszczono cię na to miejsce.
table-kept-out-fast = Zbyt wiele próśb o to miejsce. Odczekaj minutę i poproś ponownie.
table-ask-again = Poproś ponownie
table-substitute-ask =
    { $agreed ->
        [0] Jeśli wszyscy obecni się zgodzą, do powrotu zagra bot.
        [one] Jeśli wszyscy obecni się zgodzą, do powrotu zagra bot. Zgodziła się jedna osoba.
        [few] Jeśli wszyscy obecni się zgodzą, do powrotu zagra bot. Zgodziły się { $agreed } osoby.
       *[many] Jeśli wszyscy obecni się zgodzą, do powrotu zagra bot. Zgodziło się { $agreed } osób.
    }
table-substitute-from = Bot może zagrać w zastępstwie { $when }.
table-waits-live = Przy tym stole za kogoś, kogo nie ma od 2 minut, może zagrać bot. Po powrocie od razu oddaje miejsce.
table-waits-evening = Przy tym stole za kogoś, kogo nie ma od 15 minut, może zagrać bot. Po powrocie od razu oddaje miejsce.
table-waits-correspondence = Przy tym stole za kogoś, kogo nie ma od 3 dni, może zagrać bot. Po powrocie od razu oddaje miejsce.
table-waits-never = Przy tym stole bot nie gra za nieobecnych.
table-substitute-yes = Niech na razie gra bot
table-substitute-no = Jednak bez bota
table-pass-device = Przekaż urządzenie: { $player }
table-pass-hint = Pozostali nie patrzą.
table-pass-ready = To ja, { $player }

## Wokół planszy

table-tabs = Części stołu
table-tab-board = Plansza
table-tab-actions = Akcje
table-tab-saga = Saga
table-tab-chat = Czat
table-tab-players = Gracze
table-tab-study = Analiza
table-tab-charts = Wynik
table-tab-rules = Zasady
table-lost = Utracono połączenie; łączymy ponownie… Nic nie przepadło.
table-try-now = Spróbuj teraz
table-gone = Nie ma takiego stołu.
table-other-rules = Tę partię rozegrano według innych zasad, niż zna ten serwer, i nie można jej tu pokazać. Nic z niej nie przepadło.
table-unreadable = Tego stołu nie da się odczytać. Nic nie przepadło; kto prowadzi serwer, znajdzie przyczynę w dzienniku.
table-upgraded = Ta partia zaczęła się w wersji { $from } zasad i toczy się dalej w wersji { $to }. Zachowano każdy ruch.
table-understood = Rozumiem
table-unseated = Ten link nie daje miejsca przy tym stole.
table-watch-instead = Oglądaj bez miejsca
table-my-tables = Moje stoły
table-watching = Oglądasz i widzisz to, co wolno widzieć wszystkim.
table-looking-back = Tak było: { $when }
table-now = Wróć do gry
table-practice = Ćwiczenie
table-forecasts = Prognozy
table-forecasts-hint = Pokaż, co by się stało, gdyby nikt już nic nie zrobił
table-board-failed = Nie udało się narysować planszy. Można grać dalej z listy akcji.
table-no-board = Nie ma tu planszy; graj z listy akcji.

## Saga

table-saga-empty = Jeszcze nic się nie wydarzyło.
table-look = Zobacz stół w tamtej chwili

## Zasady

table-related = Powiązane zasady
table-open-rules = Otwórz w zasadach
table-no-rule = Zapytaj „Dlaczego?” przy poleceniu, odmowie lub wierszu sagi, a zasada pojawi się tutaj.

## Czat

table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-signs = Szybkie znaki
table-sign-horn = Róg: do dzieła!
table-sign-shield = Tarcza: dobra obrona
table-sign-axe = Topór: wojna!
table-sign-skull = Czaszka: to bolało
table-sign-mead = Miód: świetne zagranie
table-sign-rune = Runa: daj pomyśleć

## Koniec

table-over = Saga dobiega końca
table-result = Wynik
table-winner = zwycięstwo
table-breakdown = Punkty według źródeł
table-points-total = Razem
table-points-defeats = Pokonane cele
table-points-regions = Regiony
table-points-viper-bonus = Żmijowe Gardło
table-points-tokens = Żetony
table-points-resources = Zasoby
table-points-developments = Rozwój
table-points-achievements = Osiągnięcia
table-points-unrest = Niepokój
table-rematch = Rewanż
table-open-replay = Obejrzyj zapis
table-download = Pobierz zapis
table-chart-points = Punkty
table-chart-chances = Szacowana szansa wygranej
table-as-table = Jako tabela
table-end = Koniec

## Odtwarzanie zapisu

table-replay-title = Zapis gry
table-replay-loading = Wczytujemy zapis…
table-replay-controls = Sterowanie odtwarzaniem
table-replay-play = Odtwarzaj
table-replay-pause = Wstrzymaj
table-replay-first = Na początek
table-replay-last = Na koniec
table-replay-previous = Krok wstecz
table-replay-next = Krok naprzód
table-replay-round = Przejdź do
table-replay-moment = Krok { $ply } z { $plies }
table-replay-by = Kroki
table-replay-by-decision = decyzje
table-replay-by-round = rundy
table-replay-speed = Tempo
table-replay-options = Więcej ustawień
table-replay-viewer = Widok
table-replay-viewer-all = wszystko jawne
table-replay-viewer-nobody = widz
table-replay-continue = Graj dalej stąd
table-replay-continue-hint = Od tej pozycji zaczyna się stół ćwiczebny. Zajmujesz jedno miejsce, pozostałe zajmują boty.
table-replay-seat = Moje miejsce
table-replay-level = Boty
table-replay-start = Zacznij
table-replay-advice = Co zrobiłby bot?
table-replay-advice-thinking = Bot się zastanawia…
table-replay-advice-is = Bot ({ $level }) wybrałby: { $action }
table-replay-keys = Strzałki przesuwają o krok, z Shift o rundę; spacja odtwarza.
