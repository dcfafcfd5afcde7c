### Pierwsze gry z przewodnikiem (polski). Krok: wartość to tytuł, .text uczy, .do mówi, co teraz
### zrobić; .do widzi też ten, kto robi co innego.

learn-progress = Krok { $step } z { $steps }
learn-next = Dalej
learn-back = Wstecz
learn-help = Pokaż mi
learn-again = Zacznij od nowa
learn-not-now = Jeszcze nie teraz. { $task }
learn-read-first = Najpierw przeczytaj: naciśnij „Dalej”, gdy skończysz.
learn-watch = Przyglądaj się: grają inni.
learn-coach = Twój przewodnik
learn-play = Zagraj teraz prawdziwą grę
learn-choose = Wybierz przeciwników i opcje
