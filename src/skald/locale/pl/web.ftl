### The pages around the table: start, new table, rules, settings (Polish).

## Everywhere

web-skip = Przejdź do treści
web-again = Spróbuj ponownie
web-loading = Wczytywanie…
web-cancel = Anuluj
web-copy = Kopiuj
web-copied = Skopiowano
web-language = Język
web-theme-to-light = Włącz jasny wygląd
web-theme-to-dark = Włącz ciemny wygląd

web-nav = Strony
web-nav-home = Skald, strona główna
web-nav-tables = Moje stoły
web-nav-replays = Zapisy gier
web-nav-rules = Zasady
web-nav-settings = Ustawienia

web-connection-lost = Brak połączenia z serwerem. Twoja gra jest bezpieczna; trwa ponowna próba…

## Start

web-start-claim = Dwie gry Północy, ściśle według zasad
web-start-lead = Graj samodzielnie przeciw botom albo przez link ze znajomymi. Bez konta i bez instalacji; gdy zapytasz „dlaczego?”, zasada czeka o jedno kliknięcie dalej.
web-play-now = Graj od razu
web-play-now-hint = Ty przeciw dwóm botom, bez czekania.
web-new-table = Nowy stół
web-learn = Nauka przez grę
web-opening = Przygotowywanie stołu…
web-start-turns =
    { $count ->
        [one] Przy jednym stole czeka twój ruch.
        [few] Przy { $count } stołach czeka twój ruch.
        [many] Przy { $count } stołach czeka twój ruch.
       *[other] Przy { $count } stołu czeka twój ruch.
    }
web-start-tables = Ta przeglądarka pamięta twoje miejsca: odejdź i wróć, kiedy chcesz.
web-start-tables-go = Pokaż moje stoły
web-start-replays = Oglądaj zakończone gry ruch po ruchu, z każdego miejsca, i graj dalej od dowolnego momentu.
web-start-replays-go = Pokaż zapisy gier

web-join = Dołącz przez link
web-join-lead = Masz link do miejsca przy stole? Otwórz go albo wklej tutaj.
web-join-field = Link do stołu
web-join-go = Dołącz
web-join-wrong = To nie jest link do stołu. Wklej go w całości, tak jak został wysłany.

## New table

web-new-title = Nowy stół
web-new-seats = Miejsca
web-new-options = Opcje
web-new-more = Więcej opcji ({ $count })
web-new-open = Otwórz stół

web-seat = Miejsce { $number }
web-seat-me = Ja
web-seat-friend = Znajomy przez link
web-seat-friend-hint = Dostaniesz link do wysłania.
web-seat-screen = Przy tym ekranie
web-seat-bots = Boty
web-seat-bot = Bot { $number } · { $name }
web-seat-name = Imię
web-seat-name-none = opcjonalnie
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce { $number }
web-seat-range = od { $least } do { $most } graczy
web-side-random = Losowo

web-level-farmhand = Parobek
    .text = Gra na wyczucie; łatwo go pokonać.
web-level-hunter = Łowca
    .text = Bierze to, co od razu daje najwięcej.
web-level-jarl = Jarl
    .text = Przez sekundę planuje naprzód.
web-level-skald = Skald
    .text = Myśli długo; najsilniejszy.

web-away = Gdy kogoś nie ma
    .text = Po jakim czasie pozostali mogą pozwolić, by za kogoś zagrał bot. Po powrocie od razu oddaje miejsce.
web-away-live = Wszyscy są przy stole: 2 minuty
web-away-evening = Jeden wieczór: 15 minut
web-away-correspondence = Dni między ruchami: 3 dni
web-away-never = Nigdy

web-seed = Ziarno losowania
    .text = Liczba, która ustala rzuty i karty: to samo ziarno, to samo szczęście. Tylko do ćwiczeń; kto je zna, wie, co nadejdzie.
web-seed-none = losuje serwer

web-invite-title = Zaproś znajomych
web-invite-lead = Stół jest otwarty. Wyślij każdemu link do jednego miejsca; nic więcej nie potrzeba.
web-invite-seat = Link do miejsca { $number }
web-invite-watch = Link dla widzów
web-invite-watch-hint = Kto go otworzy, zobaczy to, co wolno widzieć wszystkim.
web-invite-secret = Kto pierwszy otworzy link, zajmuje jego miejsce. Odtąd należy ono tylko do tej osoby: link nie otworzy go nikomu innemu, nawet tobie.
web-invite-go = Do stołu

## My tables and replays

web-tables-lead = Stoły, przy których ta przeglądarka ma miejsce albo ogląda grę.
web-tables-none = Nie było cię jeszcze przy żadnym stole.
web-tables-none-go = Zacznij grę
web-tables-open = Otwórz
web-tables-replay = Obejrzyj
web-tables-forget = Zapomnij: { $table }
web-tables-my-turn = Twój ruch
web-tables-turn = Ruch: { $name }
web-tables-watching = Oglądasz
web-tables-over = Gra zakończona
web-tables-gone = Tego stołu nie ma już na serwerze.
web-tables-unknown = Stół

web-replays-lead = Zakończone gry, do oglądania i do nauki.
web-replays-examples = Obejrzyj całą grę
web-replays-examples-hint = Cztery silne boty grają od przygotowania do ostatniego punktu. Przejdź ją krok po kroku, patrz z dowolnego miejsca i graj dalej, gdzie zechcesz.
web-replays-import = Zapis z pliku
web-replays-import-hint = Upuść tu zapis gry z programu Skald (.json) albo wybierz plik.
web-replays-import-go = Wybierz plik
web-replays-no-record = „{ $file }” nie jest zapisem gry. Wybierz plik .json zapisany przez program Skald.
web-replays-finished = Gry z twoim udziałem
web-replays-none = Na razie pusto. Gra, którą rozegrasz lub obejrzysz do końca, pojawi się tutaj.

## Rules

web-rules-title = Zasady
web-rules-lead = Każda zasada naszymi słowami, z numerem. To, co instrukcje pozostawiają otwarte, jest oznaczone jako nasze rozstrzygnięcie.
web-rules-which = Gra
web-rules-search = Szukaj w zasadach
web-rules-chapters = Rozdziały
web-rules-link = Link do tej zasady
web-rules-found =
    { $count ->
        [0] Żadna zasada nie zawiera wszystkich tych słów. Podaj mniej słów albo część słowa.
        [one] Jedna zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
web-rules-all = Pokaż wszystkie zasady
web-source-rulebook = Instrukcja
web-source-ruling = Nasze rozstrzygnięcie
web-source-partly = Częściowo nasze rozstrzygnięcie

## Settings

web-settings-lead = Są zapisane w tej przeglądarce i działają od razu.
web-settings-look = Język i wygląd
web-settings-play = Przy stole
web-settings-you = Ty
web-theme = Wygląd
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-speed = Tempo
    .text = Jak szybko pokazywane są ruchy innych.
web-speed-slow = Wolno
web-speed-normal = Normalnie
web-speed-fast = Szybko
web-speed-none = Natychmiast
web-confirm = Potwierdzanie ruchów
    .text = Ruch na planszy zostaje wykonany dopiero po potwierdzeniu.
web-forecasts = Prognozy
    .text = Plansza pokazuje, co by się stało, gdyby nikt już nic nie zrobił.
web-notifications = Powiadomienia
    .text = Przeglądarka da znać, gdy nadejdzie twój ruch, a strona będzie w tle.
web-notifications-denied = Przeglądarka na to nie pozwala. Zezwól w niej na powiadomienia dla tej strony, a potem włącz je ponownie.
web-name = Imię
    .text = Będzie proponowane dla twojego miejsca przy nowych stołach.
web-forget = Zapamiętane stoły
    .text =
        { $count ->
            [0] Ta przeglądarka nie pamięta żadnego stołu.
            [one] Ta przeglądarka pamięta jeden stół i miejsce przy nim. Gdy go zapomni, wrócisz do niego tylko przez jego link.
            [few] Ta przeglądarka pamięta { $count } stoły i miejsca przy nich. Gdy je zapomni, wrócisz do nich tylko przez ich linki.
            [many] Ta przeglądarka pamięta { $count } stołów i miejsca przy nich. Gdy je zapomni, wrócisz do nich tylko przez ich linki.
           *[other] Ta przeglądarka pamięta { $count } stołu i miejsca przy nich. Gdy je zapomni, wrócisz do nich tylko przez ich linki.
        }
web-forget-go = Zapomnij wszystkie
web-forget-yes = Tak, zapomnij

## Trouble

web-error-offline = Brak połączenia z serwerem. Sprawdź, czy działa i czy masz internet, a potem spróbuj ponownie.
web-error-not-found = Tu niczego nie ma. Sprawdź link albo zacznij od strony głównej.
web-error-no-table = Nie ma takiego stołu. Sprawdź link albo poproś o nowy.
web-error-not-over = Gra przy tym stole jeszcze trwa. Wróć, gdy się skończy.
web-error-too-fast = Za dużo naraz. Odczekaj minutę i spróbuj ponownie.
web-error-unkept = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za jakiś czas.
web-error-not-allowed = To może czytać tylko osoba, która prowadzi ten serwer. Zapytaj ją o to.
web-error-malformed = Serwer tego nie zrozumiał. Sprawdź wpisane dane ({ $field }).
web-error-no-game = Ten serwer nie zna tej gry. Wybierz grę na stronie głównej.
web-error-bad-record = Tej gry nie da się odtworzyć: zapis jest uszkodzony albo nie pochodzi z programu Skald.
web-error-record-illegal = Tego zapisu nie da się odtworzyć: zasada { $rule } nie pozwala na jedną z jego akcji.
web-error-record-unfinished = Gra z tego zapisu nie jest skończona. Odtwarzać można tylko skończone gry.
web-error-own-components = Ten zapis powstał z własnymi danymi komponentów. Otwórz go w programie Skald na swoim komputerze.
web-error-bad-option = Te ustawienia nie pasują do siebie. Sprawdź liczbę graczy i opcje.
web-error-other-rules = Ten zapis powstał przy innej wersji zasad. Otwórz go w tamtej wersji programu Skald.
web-error-nobody-due = W tym momencie gry nie ma już nic do rozstrzygnięcia. Wybierz wcześniejszy.
web-error-no-moment = W tej grze nie ma takiego momentu. Wróć do jej początku.
web-error-too-large = Plik jest za duży na zapis gry. Wybierz inny.
web-error-no-rule = Nie ma zasady o tym numerze. Poszukaj jej po słowach.
web-error-refused = To się nie udało. Sprawdź wpisane dane i spróbuj ponownie.
web-error-unexpected = Na tej stronie coś poszło nie tak. Wczytaj ją ponownie; twoja gra jest zachowana na serwerze.
web-lost = Nie ma takiej strony
web-lost-lead = Link może być niepełny albo strona została przeniesiona.
web-lost-go = Na stronę główną
