### Die geführten ersten Partien (Deutsch). Ein Schritt: Der Wert ist der Titel, .text lehrt, .do
### sagt, was jetzt zu tun ist; .do bekommt auch zu lesen, wer etwas anderes tut.

learn-progress = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-help = Zeig es mir
learn-again = Von vorn beginnen
learn-not-now = Noch nicht. { $task }
learn-read-first = Lies erst weiter: Drücke „Weiter“, wenn du so weit bist.
learn-watch = Sieh zu: Andere sind am Zug.
learn-coach = Dein Begleiter
learn-play = Jetzt eine echte Partie spielen
learn-choose = Gegner und Optionen wählen
